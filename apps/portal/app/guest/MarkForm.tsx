import { getFormProps } from '@conform-to/react';
import { opinion } from '@elenco/core/shareLink';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Segmented, Stack, SubmitButton } from '../ui';
import type { GuestSelection } from './selection.server';

/** What the guest thinks of one name. */
export function MarkForm({ name: { id, ownMark, creator } }: { name: GuestSelection['names'][number] }) {
  const { t } = useTranslation(['authority', 'options']);
  const answer = useActionData<Answer>();
  const own = answer?.submission.initialValue?.entryId === String(id) ? answer : undefined;
  const [form, fields] = useAnswer<{ opinion: string; comment: string }>(own, {
    id: `mark-${id}`,
    defaultValue: { opinion: ownMark?.opinion ?? '', comment: ownMark?.comment ?? '' },
  });
  return (
    <Form {...getFormProps(form)} preventScrollReset>
      <Stack form>
        <Refused form={form} />
        <input type="hidden" name="entryId" value={id} />
        <Segmented
          meta={fields.opinion}
          label={t('guest.opinion', { creator: creator.name })}
          options={opinion.options.map((value) => ({ value, label: t(`options:opinion.${value}`) }))}
        />
        <Field
          meta={fields.comment}
          type="textarea"
          rows={2}
          maxLength={600}
          label={t('guest.comment')}
          optional
        />
        <SubmitButton name="intent" value="mark" size="small" variant="dark">
          {t('guest.say')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
