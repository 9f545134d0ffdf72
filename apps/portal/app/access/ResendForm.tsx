import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';

/** Button that requests the confirmation e-mail again. */
export function ResendForm({ answer, email }: { answer: Answer | undefined; email: string | null }) {
  const { t } = useTranslation('access');
  const [form, fields] = useAnswer<{ email: string }>(answer?.intent === 'resend' ? answer : undefined);
  return (
    <Form {...getFormProps(form)} action="/signup/sent">
      <Stack form>
        <Refused form={form} />
        <Field
          meta={fields.email}
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          defaultValue={email ?? ''}
        />
        <SubmitButton name="intent" value="resend" variant="quiet" wide>
          {t('sent.resend')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
