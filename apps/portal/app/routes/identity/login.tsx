import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../access/LoginForm';
import { SmallPage } from '../../access/SmallPage';
import { login, loginOf } from '../../access/signIn.server';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { Alert } from '../../ui';

export const handle: RouteHandle = { title: 'access:login.title', i18n: ['access', 'problems'] };

export const loader = page('public', async ({ url, google }) => ({
  login: loginOf(url, { google }),
  renewed: url.searchParams.get('password') === 'new',
}));

export const action = actions('public', { login });

export default function Login() {
  const { t } = useTranslation('access');
  const { login: shown, renewed } = useLoaderData<typeof loader>();
  return (
    <SmallPage title={t('login.title')} subtitle={t('login.subtitle')}>
      {renewed && <Alert tone="success" title={t('login.reset')} />}
      <LoginForm answer={useActionData<typeof action>()} {...shown} />
    </SmallPage>
  );
}
