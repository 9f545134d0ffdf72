import { type Actor, isProblem, isRecentAuth, Problem, type Proof, type User } from '@elenco/core';
import type { RequestedContext, Seal } from '@elenco/db';
import { z } from 'zod';
import { mayTryCode, type Trying, wrongCode } from './codes.server';

/** What forms ask besides for, once the person has to show anew who they are (`Proof`). */
export const proofFields = {
  presentPassword: z.string().max(1_000, 'too_long').optional(),
  code: z.string().trim().max(40, 'too_long').optional(),
};

/** Somebody who is signed in, and what is looked at, for a page and for REST alike. */
interface Proving extends Trying {
  readonly user: User;
  readonly userAgent: string;
  readonly seal: Seal;
  readonly proof: Proof;
  readonly reauthenticatedAt: string | undefined;
  readonly sessionId: number | null;
}

interface Given {
  readonly presentPassword?: string | undefined;
  readonly code?: string | undefined;
}

/** @throws Problem `wrong_password`, `too_often` */
export async function mustKnowPassword(
  given: string,
  ctx: Trying & Pick<Proving, 'user' | 'userAgent'>,
): Promise<void> {
  const { app, ip, userAgent, now, user } = ctx;
  const by = { kind: 'password', email: user.email, password: given, ip, userAgent, now } as const;
  if (await app.identity.tryPassword(by)) return;
  throw new Problem('refused', [{ pointer: '/presentPassword', code: 'wrong_password' }]);
}

/** @throws Problem `wrong_code`, `too_often` */
export async function mustHaveDevice(
  code: string,
  ctx: Trying & Pick<Proving, 'user' | 'seal'>,
): Promise<void> {
  const { app, seal, user, now } = ctx;
  await mayTryCode(ctx, user);
  if (!(await app.identity.proveSecondFactor(seal, user.id, code, now))) throw await wrongCode(ctx, user);
}

const missing: Readonly<Record<Proof, () => Problem>> = {
  password: () =>
    new Problem('refused', [{ pointer: '/presentPassword', code: 'reauthentication_required' }]),
  code: () => new Problem('refused', [{ pointer: '/code', code: 'reauthentication_required' }]),
  // It cannot be typed: the page leads to Google and back, which counts for this session.
  google: () => new Problem('refused', [{ pointer: '', code: 'prove_google' }]),
};

/**
 * For what is asked each time, however long ago the last time was: an account's end, a second factor's. Whoever signs
 * in with Google alone has come from there just now.
 */
export async function mustProve(given: Given, ctx: Proving): Promise<void> {
  const { proof, now, reauthenticatedAt } = ctx;
  if (proof === 'password' && given.presentPassword) return mustKnowPassword(given.presentPassword, ctx);
  if (proof === 'code' && given.code) return mustHaveDevice(given.code, ctx);
  if (proof !== 'google' || !isRecentAuth({ now, reauthenticatedAt })) throw missing[proof]();
}

/** Shown once, it holds for a while in this browser. */
export async function reauthenticate(given: Given, ctx: Proving): Promise<void> {
  await mustProve(given, ctx);
  const { app, sessionId, now, proof } = ctx;
  // The way back from Google has said so itself.
  if (sessionId !== null && proof !== 'google') await app.identity.markReauthenticated(sessionId, now);
}

/**
 * Runs what asks anew. What the form brings is looked at first, and holds for a while; where it brings nothing and is
 * needed, the refusal says at which field, and the form shows it.
 */
export async function proving<T>(
  given: Given,
  ctx: Proving & { readonly actor: Actor },
  run: (by: RequestedContext) => T | Promise<T>,
): Promise<T> {
  const { actor, ip, now } = ctx;
  const brings = (ctx.proof === 'password' && given.presentPassword) || (ctx.proof === 'code' && given.code);
  if (brings) await reauthenticate(given, ctx);
  const reauthenticatedAt = brings ? now : ctx.reauthenticatedAt;
  try {
    return await run({ actor, now, ip, reauthenticatedAt });
  } catch (error) {
    throw isAsking(error) ? missing[ctx.proof]() : error;
  }
}

const isAsking = (error: unknown) =>
  isProblem(error) && error.errors.some(({ code }) => code === 'reauthentication_required');
