import { getFormProps } from '@conform-to/react';
import { opinion } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Disclosure, Field, Form, Segmented, Stack, SubmitButton } from '../ui';
import type { ShownMark } from './marks.server';

interface Props {
  readonly entryId: number;
  /** The creator's name. */
  readonly creator: string;
  readonly ownMark: Pick<ShownMark, 'opinion' | 'comment'> | null;
}

/** Form for the opinion of a guest or a brand's user about a shortlisted creator. */
export function MarkForm({ entryId, creator, ownMark }: Props) {
  const { t } = useTranslation(['authority', 'options']);
  const answer = useActionData<Answer>();
  const own = isAbout(answer, entryId) ? answer : undefined;
  const [form, fields] = useAnswer<{ opinion: string; comment: string }>(own, {
    id: `mark-${entryId}`,
    defaultValue: { opinion: ownMark?.opinion ?? '', comment: ownMark?.comment ?? '' },
  });
  return (
    <Form {...getFormProps(form)} preventScrollReset>
      <Stack form>
        <Refused form={form} />
        <input type="hidden" name="entryId" value={entryId} />
        <Segmented
          meta={fields.opinion}
          label={t('guest.opinion', { creator })}
          options={opinion.options.map((value) => ({ value, label: t(`options:opinion.${value}`) }))}
        />
        <Field
          meta={fields.comment}
          type="textarea"
          rows={2}
          maxLength={600}
          label={t('guest.comment')}
          required={false}
        />
        <SubmitButton name="intent" value="mark" size="small" variant="dark">
          {t('guest.say')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** `MarkForm` behind a disclosure, for users of the brand. */
export function OwnMark(props: Props) {
  const { t } = useTranslation('authority');
  const answer = useActionData<Answer>();
  return (
    <Disclosure
      summary={t(props.ownMark ? 'guest.changeOwn' : 'guest.giveOwn', { creator: props.creator })}
      open={isAbout(answer, props.entryId)}
    >
      <MarkForm {...props} />
    </Disclosure>
  );
}

const isAbout = (answer: Answer | undefined, entryId: number) =>
  answer?.intent === 'mark' && answer.submission.initialValue?.entryId === String(entryId);
