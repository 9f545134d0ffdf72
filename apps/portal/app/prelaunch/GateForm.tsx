import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';

/** The password form of the pre-launch gate. */
export function GateForm({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('access');
  const [form, fields] = useAnswer<{ password: string }>(answer);
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        <Field
          meta={fields.password}
          type="password"
          label={t('prelaunch.password')}
          autoComplete="current-password"
        />
        <SubmitButton size="large" wide>
          {t('prelaunch.open')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
