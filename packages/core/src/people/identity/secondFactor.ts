import { z } from 'zod';
import { secret } from '../erasure';
import type { Actor, Duty } from '../party';
import { id, instant, stamps } from '../party';

const secondFactor = z.object({
  ...stamps,
  userId: id,
  /** Secret shared with the user's authenticator app (RFC 6238), encrypted. */
  secret: secret(z.string()),
  /** Time step of the last used code, so that no code works twice. */
  lastStep: secret(z.int()),
  /** Hashes of the recovery codes that are not used yet. */
  recoveryHashes: secret(z.array(z.string())),
});
export type SecondFactor = z.output<typeof secondFactor>;

/**
 * Second factors of users. An internal resource that is not listed in resources.ts, so that no route exposes
 * it.
 */
export const secondFactors = { name: 'second_factors', schema: secondFactor } as const;

/** State of a user's second factor, as staff see it. */
export const secondFactorState = z.object({ turnedOnAt: instant, codesLeft: z.int() });
export type SecondFactorState = Readonly<z.output<typeof secondFactorState>>;

export const recoveryCodes = 10;

const demanding: readonly Duty[] = ['finance', 'owner'];

/** True if the user's duties require a second factor, because they move money or give permissions. */
export const requiresSecondFactor = (actor: Actor): boolean =>
  actor.role === 'admin' && actor.duties.some((duty) => demanding.includes(duty));
