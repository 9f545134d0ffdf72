import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';

/** Form for a new password, on the page that an e-mailed link opens. */
export function NewPassword(props: { token: string; submit: string; answer: Answer | undefined }) {
  const { t } = useTranslation('access');
  const [form, fields] = useAnswer<{ password: string }>(props.answer);
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        <input type="hidden" name="token" value={props.token} />
        <Field
          meta={fields.password}
          type="password"
          label={t('fields.newPassword')}
          hint={t('fields.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton size="large" wide>
          {props.submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
