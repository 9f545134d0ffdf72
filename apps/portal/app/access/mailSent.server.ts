import { email } from '@elenco/core';
import type { Next } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const name = 'mail-sent-to';
const seconds = 3_600;

/**
 * Redirects to the page that asks to check the mailbox. The address is in a cookie, not in the page's own
 * address, which ends up in histories and logs.
 */
export const mailSentPage = (address: string, why: 'signup' | 'login' | 'again' = 'signup'): Next => ({
  to: why === 'signup' ? '/signup/sent' : `/signup/sent?why=${why}`,
  cookie: `${name}=${encodeURIComponent(address)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
});

/** Returns the address that this browser's mail was sent to, if it is still stored. */
function mailTo(request: Request): string | null {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const address = email.safeParse(new URLSearchParams(`to=${kept ?? ''}`).get('to'));
  return address.success ? address.data : null;
}

export async function loadSent({ request, url }: RequestContext<'public'>) {
  const why = url.searchParams.get('why');
  return { email: mailTo(request), why: why === 'login' || why === 'again' ? why : 'signup' } as const;
}
