import { Problem, turnOnSecondFactor, type User } from '@elenco/core';
import { actorOf } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { requireCodeAllowed, wrongCode } from '../security/codes.server';
import { cookie, cookieIn, openSealedValue, sealValue } from '../security/once.server';
import { confirmedCode, loadSetup, setupForm } from '../security/secondFactor.server';
import { briefingIn, completeSignIn } from './completeSignIn.server';

const name = 'halfway';
const purpose = 'first half of a sign-in';
const minutes = 10;

/**
 * Returns a cookie for a user who has entered the right password. The cookie only opens the pages for the
 * second factor.
 */
export const passwordEnteredCookie = (userId: number, ctx: RequestContext) =>
  cookie(name, sealValue(userId, purpose, minutes, ctx), minutes, ctx);

/**
 * Returns the user who entered the right password, but no second factor yet; redirects all other visitors to
 * the login.
 */
async function personOf(ctx: RequestContext<'public'>): Promise<User> {
  const userId = openSealedValue(cookieIn(ctx.request, name), purpose, ctx);
  const person = typeof userId === 'number' ? await ctx.app.identity.userOf(userId) : undefined;
  if (!person) throw redirect('/login');
  return person;
}

async function enterOnce(person: User, ctx: RequestContext<'public'>) {
  const next = await completeSignIn(person, ctx, briefingIn(ctx.url) ?? undefined);
  return { ...next, cookie: cookie(name, '', 0, ctx) };
}

export async function loadCode(ctx: RequestContext<'public'>) {
  await personOf(ctx);
  return {};
}

const codeForm = z.object({ code: z.string().trim().min(1, 'required').max(40, 'too_long') });

/** Checks a code of the authenticator app, or a recovery code. */
export const verifyCode = formHandler<'public', typeof codeForm>(codeForm, async ({ code }, ctx) => {
  const person = await personOf(ctx);
  await requireCodeAllowed(ctx, person);
  const right = await ctx.app.identity.proveSecondFactor(ctx.seal, person.id, code, ctx.now);
  if (!right) throw await wrongCode(ctx, person);
  return enterOnce(person, ctx);
});

/**
 * Loads the setup for a user who must have a second factor and has none. The setup is required before the
 * user's first session.
 */
export async function loadRequiredSetup(ctx: RequestContext<'public'>) {
  const person = await personOf(ctx);
  if (await ctx.app.identity.secondFactorOf(person.id)) throw redirect('/login/code');
  return { setup: loadSetup(ctx, person) };
}

export const saveRequiredSetup = formHandler<'public', typeof setupForm>(setupForm, async ({ code }, ctx) => {
  const person = await personOf(ctx);
  if (await ctx.app.identity.secondFactorOf(person.id)) throw new Problem('not_allowed');
  const kept = await confirmedCode(code, ctx, person);
  // The password was entered just now, and no session exists yet that records it.
  const by = { ...ctx, actor: actorOf(person), reauthenticatedAt: undefined };
  await ctx.app.perform(turnOnSecondFactor, { ...kept, keepSession: null }, by);
  return enterOnce(person, ctx);
});
