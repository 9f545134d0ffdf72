import { getFormProps } from '@conform-to/react';
import { type Evaluation, evaluation } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Field, Form, Segmented, Stack, SubmitButton, TagPicker } from '../../ui';

const faults = evaluation.shape.wentWrong.element.options;

/** Form to rate a creator from 1 to 5, with a comment. */
export function EvaluationForm({ row: { id, version } }: { row: Pick<Evaluation, 'id' | 'version'> }) {
  const { t } = useTranslation(['company', 'options']);
  const answer = useActionData<Answer>();
  const own = answer?.intent === 'evaluate' && answer.submission.initialValue?.id === String(id);
  const [form, fields] = useAnswer<{ rating: string; text: string; wentWrong: string[] }>(
    own ? answer : undefined,
    { id: `evaluate-${id}` },
  );
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Stack form>
        <Refused form={form} />
        <Segmented
          meta={fields.rating}
          label={t('evaluation.rating')}
          hint={t('evaluation.ratingHint')}
          options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
        />
        <Field meta={fields.text} type="textarea" label={t('evaluation.text')} maxLength={2000} optional />
        <TagPicker
          meta={fields.wentWrong}
          label={t('evaluation.wentWrong')}
          options={faults.map((value) => ({ value, label: t(`options:wentWrong.${value}`) }))}
          optional
        />
        <SubmitButton name="intent" value="evaluate" data-main-act>
          {t('evaluation.send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
