import { type Actor, isProblem, isRecentAuth, Problem, type Proof, type User } from '@elenco/core';
import type { RequestedContext, Seal } from '@elenco/db';
import { z } from 'zod';
import { type CodeAttempt, requireCodeAllowed, wrongCode } from './codes.server';

/** Fields that `Proof` adds to a form once reauthentication is required. */
export const proofFields = {
  presentPassword: z.string().max(1_000, 'too_long').optional(),
  code: z.string().trim().max(40, 'too_long').optional(),
};

/** A signed-in user, with the data needed to check the proof; used by pages and REST. */
interface ProofAttempt extends CodeAttempt {
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

/**
 * Checks the password.
 * @throws Problem `wrong_password`, `too_often`
 */
export async function requirePassword(
  given: string,
  ctx: CodeAttempt & Pick<ProofAttempt, 'user' | 'userAgent'>,
): Promise<void> {
  const { app, ip, userAgent, now, user } = ctx;
  const by = { kind: 'password', email: user.email, password: given, ip, userAgent, now } as const;
  if (await app.identity.tryPassword(by)) return;
  throw new Problem('refused', [{ pointer: '/presentPassword', code: 'wrong_password' }]);
}

/**
 * Checks a code of the second factor.
 * @throws Problem `wrong_code`, `too_often`
 */
export async function requireCode(
  code: string,
  ctx: CodeAttempt & Pick<ProofAttempt, 'user' | 'seal'>,
): Promise<void> {
  const { app, seal, user, now } = ctx;
  await requireCodeAllowed(ctx, user);
  if (!(await app.identity.proveSecondFactor(seal, user.id, code, now))) throw await wrongCode(ctx, user);
}

const missing: Readonly<Record<Proof, () => Problem>> = {
  password: () =>
    new Problem('refused', [{ pointer: '/presentPassword', code: 'reauthentication_required' }]),
  code: () => new Problem('refused', [{ pointer: '/code', code: 'reauthentication_required' }]),
  // The form has no field for this proof: the page links to Google, and the callback reauthenticates this
  // session.
  google: () => new Problem('refused', [{ pointer: '', code: 'prove_google' }]),
};

/**
 * Requires reauthentication even after a recent one: for deleting an account and for the second factor. Users
 * who only sign in with Google must have reauthenticated recently.
 */
export async function requireProof(given: Given, ctx: ProofAttempt): Promise<void> {
  const { proof, now, reauthenticatedAt } = ctx;
  if (proof === 'password' && given.presentPassword) return requirePassword(given.presentPassword, ctx);
  if (proof === 'code' && given.code) return requireCode(given.code, ctx);
  if (proof !== 'google' || !isRecentAuth({ now, reauthenticatedAt })) throw missing[proof]();
}

/** Reauthenticates this browser for some time. */
export async function reauthenticate(given: Given, ctx: ProofAttempt): Promise<void> {
  await requireProof(given, ctx);
  const { app, sessionId, now, proof } = ctx;
  // The callback of Google has already stored the reauthentication.
  if (sessionId !== null && proof !== 'google') await app.identity.markReauthenticated(sessionId, now);
}

/**
 * Runs a command that requires reauthentication. Checks the proof in the form first; a correct proof then
 * stays valid for some time. If a required proof is missing, the refusal names its field, which the form then
 * shows.
 */
export async function withReauthentication<T>(
  given: Given,
  ctx: ProofAttempt & { readonly actor: Actor },
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
