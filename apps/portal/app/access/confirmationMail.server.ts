import { confirmEmail, email, Problem, resendConfirmation } from '@elenco/core';
import { z } from 'zod';
import { type Next, sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';
import { enter } from './signIn.server';
import { steadily } from './steady.server';

const name = 'letter-to';
const seconds = 3_600;

/**
 * To the page that says: look into your mail. The address stands in a cookie of this browser, not in the page's
 * own address, which ends up in histories and logs.
 */
export const mailSentPage = (address: string, why: 'signup' | 'login' | 'again' = 'signup'): Next => ({
  to: why === 'signup' ? '/signup/sent' : `/signup/sent?why=${why}`,
  cookie: `${name}=${encodeURIComponent(address)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
});

/** To whom this browser's letter went, if it is still remembered. */
function mailTo(request: Request): string | null {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const address = email.safeParse(new URLSearchParams(`to=${kept ?? ''}`).get('to'));
  return address.success ? address.data : null;
}

export async function loadSent({ request, url }: Visit<'public'>) {
  const why = url.searchParams.get('why');
  return { email: mailTo(request), why: why === 'login' || why === 'again' ? why : 'signup' } as const;
}

/** Asks for the letter again. Known or unknown, confirmed or not: the answer is the same. */
export const resend = sending(z.object({ email }), async ({ email: address }, visit: Visit<'public'>) => {
  const may = await visit.app.allowed('resend', { account: address, ip: visit.ip }, visit.now);
  if (!may) throw new Problem('too_often');
  const circumstances = { actor: { role: 'nobody' }, now: visit.now, ip: visit.ip } as const;
  await steadily(visit.app.perform(resendConfirmation, { email: address }, circumstances));
  return mailSentPage(address, 'again');
});

const mayFollow = ({ app, ip, now }: Visit<'public'>) => app.allowed('link', { ip }, now);

/** Whose address a link would confirm. Only looking uses nothing up: mail programmes look at links by themselves. */
export async function loadConfirm(visit: Visit<'public'>) {
  const token = visit.url.searchParams.get('token') ?? '';
  const owner = (await mayFollow(visit))
    ? await visit.app.identity.ownerOfLink(token, 'confirm', visit.now)
    : undefined;
  return { token, email: owner?.email ?? null };
}

const notValid = new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);

/** Confirms the address and signs in, with a new session. */
export const confirm = sending(
  z.object({ token: z.string().max(200) }),
  async ({ token }, visit: Visit<'public'>): Promise<Next> => {
    if (!(await mayFollow(visit))) throw new Problem('too_often');
    const { identity } = visit.app;
    const person = await identity.ownerOfLink(token, 'confirm', visit.now);
    if (!person) throw notValid;
    const circumstances = { actor: { role: 'system' }, now: visit.now, ip: visit.ip } as const;
    await visit.app.perform(confirmEmail, { tokenHash: identity.linkHash(token) }, circumstances);
    const next = await enter(person, visit);
    const to = next.to === '/dashboard/professional' ? '/dashboard/professional/settings' : next.to;
    return { ...next, to, toast: 'welcome' };
  },
);
