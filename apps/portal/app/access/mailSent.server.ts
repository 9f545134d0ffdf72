import { email } from '@elenco/core';
import type { Next } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const name = 'mail-sent-to';
const seconds = 3_600;

/**
 * Redirects to the page that asks the user to check the mailbox. The e-mail address is in a cookie, since
 * URLs end up in histories and logs.
 */
export const mailSentPage = (address: string, why: 'signup' | 'login' | 'again' = 'signup'): Next => ({
  to: why === 'signup' ? '/signup/sent' : `/signup/sent?why=${why}`,
  cookie: `${name}=${encodeURIComponent(address)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
});

/** Returns the e-mail address in this browser's cookie; null if the browser has no valid cookie. */
function mailTo(request: Request): string | null {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  const address = email.safeParse(new URLSearchParams(`to=${kept ?? ''}`).get('to'));
  return address.success ? address.data : null;
}

export async function loadSent({ request, url }: RequestContext<'public'>) {
  const why = url.searchParams.get('why');
  return { email: mailTo(request), why: why === 'login' || why === 'again' ? why : 'signup' } as const;
}
