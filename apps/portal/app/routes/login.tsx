import { actorOf, Problem } from '@elenco/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { homeOf, loginForm } from '../access/account.server';
import { LoginForm } from '../access/LoginForm';
import { SmallPage } from '../access/SmallPage';
import { actions, sending } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';
import { Alert } from '../ui';

export const handle: RouteHandle = { title: 'access:login.title', i18n: ['access', 'problems'] };

export const loader = page('public', async ({ url }) => ({
  briefing: url.searchParams.get('briefing'),
  mailed: url.searchParams.get('sent') === 'mail',
}));

export const action = actions('public', {
  login: sending<'public', typeof loginForm>(loginForm, async ({ email, password, briefing }, visit) => {
    const person = await visit.app.identity.checkPassword(email, password);
    if (!person) throw new Problem('refused', [{ pointer: '', code: 'wrong_credentials' }]);
    await visit.signIn(person.id);
    return { to: homeOf(actorOf(person), briefing), document: true };
  }),
});

export default function Login() {
  const { t } = useTranslation('access');
  const { briefing, mailed } = useLoaderData<typeof loader>();
  return (
    <SmallPage title={t('login.title')} lead={t('login.lead')}>
      {mailed && <Alert title={t('login.mailed')} />}
      <LoginForm answer={useActionData<typeof action>()} briefing={briefing} />
    </SmallPage>
  );
}
