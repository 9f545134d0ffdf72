import { actorOf, Problem } from '@elenco/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { homeOf, loginForm } from '../access/account.server';
import { LoginForm } from '../access/LoginForm';
import { toLetter } from '../access/letter.server';
import { SmallPage } from '../access/SmallPage';
import { actions, sending } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';

export const handle: RouteHandle = { title: 'access:login.title', i18n: ['access', 'problems'] };

export const loader = page('public', async ({ url }) => ({
  briefing: url.searchParams.get('briefing'),
}));

export const action = actions('public', {
  login: sending<'public', typeof loginForm>(loginForm, async ({ email, password, briefing }, visit) => {
    const person = await visit.app.identity.checkPassword(email, password);
    if (!person) throw new Problem('refused', [{ pointer: '', code: 'wrong_credentials' }]);
    if (!person.confirmedAt) return toLetter(person.email, 'login');
    await visit.signIn(person.id);
    return { to: homeOf(actorOf(person), briefing), document: true };
  }),
});

export default function Login() {
  const { t } = useTranslation('access');
  const { briefing } = useLoaderData<typeof loader>();
  return (
    <SmallPage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm answer={useActionData<typeof action>()} briefing={briefing} />
    </SmallPage>
  );
}
