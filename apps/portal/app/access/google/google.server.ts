import { Problem, signInWithGoogle } from '@elenco/core';
import { createCookieSessionStorage, redirect, redirectDocument } from '@remix-run/node';
import { AuthorizationResponseError } from 'openid-client';
import { Authenticator } from 'remix-auth';
import { type Next, toastCookie } from '../../adapters/form.server';
import { notFound, type Visit } from '../../adapters/visit.server';
import { cookie, cookieIn, note, readNote } from '../../security/once.server';
import { mailSentPage } from '../confirmationMail.server';
import { enter } from '../signIn.server';
import { type Going, type GooglePerson, GoogleStrategy } from './strategy.server';

const path = '/auth/google';
/** What has to be remembered on the way to Google and back. */
const storageOf = (visit: Visit<'public'>) =>
  createCookieSessionStorage({
    cookie: {
      name: 'google',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: visit.secure,
      maxAge: 600,
      secrets: [visit.cookieSecret],
    },
  });

/** @throws 404 where Google is not set up */
function authenticatorOf(visit: Visit<'public'>) {
  if (!visit.google) throw notFound();
  const storage = storageOf(visit);
  const strategy = new GoogleStrategy(visit.google, `${visit.baseUrl}${path}/callback`);
  return { storage, google: new Authenticator<GooglePerson>(storage).use(strategy) };
}

/** To Google. Where it does not answer, back to the login, which says so. */
export async function goToGoogle(visit: Visit<'public'>): Promise<never> {
  const { google } = authenticatorOf(visit);
  if (!(await visit.app.allowed('google', { ip: visit.ip }, visit.now))) throw new Problem('too_often');
  try {
    await google.authenticate('google', visit.request, { throwOnError: true });
  } catch (error) {
    if (error instanceof Response) throw error;
    visit.report(error);
  }
  throw redirect('/login?google=down');
}

/** Back from Google: signed in, or on to the sign-up, or to the login, which says what happened. */
export async function comeFromGoogle(visit: Visit<'public'>): Promise<never> {
  const { storage, google } = authenticatorOf(visit);
  const session = await storage.getSession(visit.request.headers.get('cookie'));
  const { briefing } = (session.get('going') ?? {}) as Partial<Going>;
  const used = await storage.destroySession(session);
  let person: GooglePerson;
  try {
    person = await google.authenticate('google', visit.request, { throwOnError: true });
  } catch (error) {
    if (error instanceof Response) throw error;
    const reason = reasonOf(error, visit);
    // Whoever comes back wrongly without end is counted as who sets out, and fills no table.
    const noted = reason === 'failed' && (await visit.app.allowed('google', { ip: visit.ip }, visit.now));
    if (noted) await visit.app.identity.noteFailure({ kind: 'google', ip: visit.ip, now: visit.now });
    throw redirect(`/login?google=${reason}`, { headers: { 'Set-Cookie': used } });
  }
  const { subject, email, emailVerified } = person;
  const { userId } = await visit.app.perform(signInWithGoogle, { subject, email, emailVerified }, visit);
  const known = userId === null ? undefined : await visit.app.identity.userOf(userId);
  if (known && visit.sessionId !== null && visit.user?.id === known.id && visit.proof === 'google') {
    await visit.app.identity.markReauthenticated(visit.sessionId, visit.now);
    const headers = new Headers({ 'Set-Cookie': used });
    headers.append('Set-Cookie', toastCookie('reauthenticated'));
    throw redirect('/dashboard/security', { headers });
  }
  const next = known
    ? await enter(known, visit, briefing)
    : { to: '/signup', cookie: cookie(arrived, note(person, purpose, minutes, visit), minutes, visit) };
  const headers = new Headers({ 'Set-Cookie': used });
  if (next.cookie) headers.append('Set-Cookie', next.cookie);
  throw redirectDocument(next.to, { headers });
}

/** What the login says; what nobody could have meant is reported too. */
function reasonOf(error: unknown, visit: Visit<'public'>): 'denied' | 'down' | 'failed' {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'denied';
  visit.report(error);
  return isUnreachable(error) ? 'down' : 'failed';
}

const isUnreachable = (error: unknown): boolean => {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  const signs = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'OAUTH_TIMEOUT', 'UND_ERR_SOCKET'];
  if (signs.includes(code ?? '') || name === 'TimeoutError') return true;
  return typeof cause === 'object' && cause !== null && isUnreachable(cause);
};

const arrived = 'from-google';
const purpose = 'sign-up from Google';
const minutes = 30;

/** A new person whose address Google vouches for needs no letter. */
export async function enterWithGoogle(
  { name: _, ...google }: GooglePerson,
  visit: Visit<'public'>,
): Promise<Next> {
  const { userId } = await visit.app.perform(signInWithGoogle, google, visit);
  const person = userId === null ? undefined : await visit.app.identity.userOf(userId);
  // Somebody had signed up with this address before and never confirmed it: a letter still has to.
  if (!person) return mailSentPage(google.email);
  return { ...(await enter(person, visit)), toast: 'welcome' };
}

/** Who is signing up with what Google vouches for, in this browser and for a while. */
export const fromGoogle = (visit: Visit<'public'>): GooglePerson | undefined =>
  readNote(cookieIn(visit.request, arrived), purpose, visit) as GooglePerson | undefined;
