import { actorOf, Problem, requiresSecondFactor, type User } from '@elenco/core';
import { z } from 'zod';
import { formHandler, type Next } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { briefingIn, completeSignIn } from './completeSignIn.server';
import { mailSentPage } from './mailSent.server';
import { passwordEnteredCookie } from './secondFactorStep.server';

const loginForm = z.object({
  email: z.string().trim().min(1, 'required').max(254, 'too_long'),
  password: z.string().min(1, 'required').max(1_000, 'too_long'),
  /** Id of the briefing to open after the login; other values are ignored. */
  briefing: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional()
    .catch(undefined),
});

/**
 * Continues a sign-in after the password was verified or Google identified the user. If a second factor is
 * required, opens no session yet; sets a sealed cookie and redirects to the page for the second factor.
 */
export async function continueSignIn(
  person: User,
  ctx: RequestContext<'public'>,
  briefing?: string,
): Promise<Next> {
  const on = await ctx.app.identity.secondFactorOf(person.id);
  if (on || (ctx.staffSecondFactor && requiresSecondFactor(actorOf(person)))) {
    const query = briefing ? `?briefing=${briefing}` : '';
    return {
      to: `${on ? '/login/code' : '/login/second-factor'}${query}`,
      cookie: passwordEnteredCookie(person.id, ctx),
    };
  }
  return completeSignIn(person, ctx, briefing);
}

/**
 * Handles the login form of the page and the modal. Unknown e-mail addresses and wrong passwords get the same
 * response.
 */
export const login = formHandler<'public', typeof loginForm>(
  loginForm,
  async ({ email, password, briefing }, ctx) => {
    const { app, ip, userAgent, now } = ctx;
    const person = await app.identity.tryPassword({ kind: 'password', email, password, ip, userAgent, now });
    if (!person) throw new Problem('refused', [{ pointer: '', code: 'wrong_credentials' }]);
    if (!person.confirmedAt) return mailSentPage(person.email, 'login');
    return continueSignIn(person, ctx, briefing);
  },
);

const googleResults = ['denied', 'down', 'failed', 'address', 'suspended', 'off'] as const;
export type GoogleResult = (typeof googleResults)[number];

/**
 * Returns the briefing and the result of the Google sign-in from the query string, for the login form.
 * Neither value identifies a user.
 */
export function loginOf(url: URL, settings: { readonly google: unknown }) {
  const google = url.searchParams.get('google');
  return {
    briefing: briefingIn(url),
    google: settings.google !== null,
    googleSays: googleResults.find((one) => one === google) ?? null,
  };
}
export type Login = ReturnType<typeof loginOf>;
