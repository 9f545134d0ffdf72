import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Alert, ButtonLink, Field, Form, Stack, SubmitButton } from '../ui';
import type { Login } from './signIn.server';

type Props = Login & {
  answer: Answer | undefined;
  /** True in the modal, which has its own links to the sign-ups. */
  inModal?: true;
};

/**
 * Login form with e-mail and password, in the modal and on the page. The form posts to the route that shows
 * it.
 */
export function LoginForm({ answer, briefing, google, googleSays, inModal }: Props) {
  const { t } = useTranslation('access');
  const [form, fields] = useAnswer<{ email: string; password: string }>(answer);
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        {googleSays && <Alert tone="warning" title={t(`login.googleSays.${googleSays}`)} />}
        {briefing && <input type="hidden" name="briefing" value={briefing} />}
        <Field meta={fields.email} type="email" label={t('fields.email')} autoComplete="username" />
        <Field
          meta={fields.password}
          type="password"
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <Link to="/password/forgot">{t('login.forgot')}</Link>
        <SubmitButton size="large" wide>
          {t('login.submit')}
        </SubmitButton>
        {google && (
          <ButtonLink
            to={briefing ? `/auth/google?briefing=${briefing}` : '/auth/google'}
            reloadDocument
            size="large"
            wide
          >
            {t('login.google')}
          </ButtonLink>
        )}
        {!inModal && (
          <p>
            {t('login.new')} <Link to="/signup">{t('login.signup')}</Link>
          </p>
        )}
      </Stack>
    </Form>
  );
}
