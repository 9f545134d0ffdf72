import { email as accountEmail, Problem, signInWithGoogle } from '@elenco/core';
import { createCookieSessionStorage, redirect, redirectDocument } from '@remix-run/node';
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { type Next, toastCookie } from '../../adapters/form.server';
import type { RequestContext } from '../../adapters/requestContext.server';
import { cookie, cookieIn, openSealedValue, sealValue } from '../../security/once.server';
import { mailSentPage } from '../mailSent.server';
import { continueSignIn, type GoogleResult } from '../signIn.server';
import { type GooglePerson, GoogleStrategy, type PendingSignIn } from './strategy.server';

const path = '/auth/google';
/** Returns the storage for data between the redirect to Google and the callback. */
const storageOf = (ctx: RequestContext<'public'>) =>
  createCookieSessionStorage({
    cookie: {
      name: 'google',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: ctx.secure,
      maxAge: 600,
      secrets: [ctx.cookieSecret],
    },
  });

/**
 * Returns the authenticator for Google and the storage that it uses.
 * @throws a redirect to the login if Google is not configured; the login shows this reason
 */
function authenticatorOf(ctx: RequestContext<'public'>) {
  if (!ctx.google) throw redirect('/login?google=off');
  const storage = storageOf(ctx);
  const strategy = new GoogleStrategy(ctx.google, `${ctx.baseUrl}${path}/callback`);
  return { storage, google: new Authenticator<GooglePerson>(storage).use(strategy) };
}

/** Redirects to Google. If Google does not respond, redirects to the login, which shows the reason. */
export async function redirectToGoogle(ctx: RequestContext<'public'>): Promise<never> {
  const { google } = authenticatorOf(ctx);
  if (!(await ctx.app.identity.allowed('google', { ip: ctx.ip }, ctx.now))) throw new Problem('too_often');
  try {
    await google.authenticate('google', ctx.request, { throwOnError: true });
  } catch (error) {
    if (error instanceof Response) throw error;
    ctx.report(error);
  }
  throw redirect('/login?google=down');
}

/**
 * Handles the callback: signs the user in, continues with the sign-up, or redirects to the login, which shows
 * the reason.
 */
export async function handleGoogleCallback(ctx: RequestContext<'public'>): Promise<never> {
  const { storage, google } = authenticatorOf(ctx);
  const session = await storage.getSession(ctx.request.headers.get('cookie'));
  const { briefing } = (session.get('going') ?? {}) as Partial<PendingSignIn>;
  const used = await storage.destroySession(session);
  const sayingBack = (result: GoogleResult) =>
    redirect(`/login?google=${result}`, { headers: { 'Set-Cookie': used } });
  let person: GooglePerson;
  try {
    person = await google.authenticate('google', ctx.request, { throwOnError: true });
  } catch (error) {
    if (error instanceof Response) throw error;
    const reason = reasonOf(error, ctx);
    // Failed callbacks count against the rate limit too, so that they cannot fill a table.
    const noted = reason === 'failed' && (await ctx.app.identity.allowed('google', { ip: ctx.ip }, ctx.now));
    if (noted) await ctx.app.identity.noteFailure({ kind: 'google', ip: ctx.ip, now: ctx.now });
    throw sayingBack(reason);
  }
  const { subject, emailVerified } = person;
  const { data: email = null } = accountEmail.safeParse(person.email);
  const opened = await ctx.app.perform(signInWithGoogle, { subject, email, emailVerified }, ctx);
  const { userId } = opened;
  if (opened.suspended) throw sayingBack('suspended');
  if (userId === null && email === null) throw sayingBack('address');
  const known = userId === null ? undefined : await ctx.app.identity.userOf(userId);
  if (known && ctx.sessionId !== null && ctx.user?.id === known.id && ctx.proof === 'google') {
    await ctx.app.identity.markReauthenticated(ctx.sessionId, ctx.now);
    const headers = new Headers({ 'Set-Cookie': used });
    headers.append('Set-Cookie', toastCookie('reauthenticated'));
    throw redirect('/dashboard/security', { headers });
  }
  const next = known
    ? await continueSignIn(known, ctx, briefing)
    : { to: '/signup', cookie: cookie(arrived, sealValue(person, purpose, minutes, ctx), minutes, ctx) };
  const headers = new Headers({ 'Set-Cookie': used });
  if (next.cookie) headers.append('Set-Cookie', next.cookie);
  throw redirectDocument(next.to, { headers });
}

/**
 * Returns the reason that the login shows. Only failures that the operator or Google must fix are logged,
 * since anyone can send anything to the callback.
 */
function reasonOf(thrown: unknown, ctx: RequestContext<'public'>): 'denied' | 'down' | 'failed' {
  const error = thrown instanceof AuthorizationError ? (thrown.cause ?? thrown) : thrown;
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'denied';
  const unreachable = isUnreachable(error);
  if (unreachable || isMisconfigured(error)) ctx.report(error);
  return unreachable ? 'down' : 'failed';
}

/**
 * True if Google rejected our own request as misconfigured. Query parameters prove nothing, since a browser
 * can send any.
 */
const isMisconfigured = (error: unknown): boolean =>
  error instanceof ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error);

const notThere = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'UND_ERR_SOCKET'];

const isUnreachable = (error: unknown): boolean => {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  const signs = [...notThere, 'OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];
  if (signs.includes(code ?? '') || name === 'TimeoutError') return true;
  return typeof cause === 'object' && cause !== null && isUnreachable(cause);
};

const arrived = 'from-google';
const purpose = 'sign-up from Google';
const minutes = 30;

/**
 * Signs in a user whose e-mail address Google has verified. If the address has an unconfirmed sign-up,
 * redirects to the page that asks for its confirmation by e-mail.
 */
export async function continueGoogleSignIn(
  { name: _, ...google }: GooglePerson,
  ctx: RequestContext<'public'>,
): Promise<Next> {
  const { userId } = await ctx.app.perform(signInWithGoogle, google, ctx);
  const person = userId === null ? undefined : await ctx.app.identity.userOf(userId);
  if (!person) return mailSentPage(google.email);
  return { ...(await continueSignIn(person, ctx)), toast: 'welcome' };
}

/** Returns the Google identity of an ongoing sign-up, which this browser stores for a limited time. */
export const pendingGoogleIdentity = (ctx: RequestContext<'public'>): GooglePerson | undefined =>
  openSealedValue(cookieIn(ctx.request, arrived), purpose, ctx) as GooglePerson | undefined;
