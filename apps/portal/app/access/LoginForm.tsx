import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';

/** E-mail and password; the same in the modal and as a page of its own. */
export function LoginForm({ answer, briefing }: { answer: Answer | undefined; briefing: string | null }) {
  const { t } = useTranslation('access');
  const [form, fields] = useAnswer<{ email: string; password: string }>(answer);
  return (
    <Form {...getFormProps(form)} action="/login">
      <Stack form>
        <Refused form={form} />
        {briefing && <input type="hidden" name="briefing" value={briefing} />}
        <Field meta={fields.email} type="email" label={t('fields.email')} autoComplete="username" />
        <Field
          meta={fields.password}
          type="password"
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <SubmitButton size="large" wide>
          {t('login.submit')}
        </SubmitButton>
        <p>
          {t('login.new')} <Link to="/signup">{t('login.signup')}</Link>
        </p>
      </Stack>
    </Form>
  );
}
