import { z } from 'zod';
import { secret } from '../erasure';
import type { Actor, Duty } from '../party';
import { id, stamps } from '../party';

const secondFactor = z.object({
  ...stamps,
  userId: id,
  /** Shared secret of the user's device (RFC 6238), encrypted. */
  secret: secret(z.string()),
  /** Time step of the last used code: no code works twice. */
  lastStep: secret(z.int()),
  /** Hashes of the unused recovery codes. */
  recoveryHashes: secret(z.array(z.string())),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** Second factors of users. In no registry, so that no route exposes them. */
export const secondFactors = { name: 'second_factors', schema: secondFactor } as const;

export const recoveryCodes = 10;

const demanding: readonly Duty[] = ['finance', 'owner'];

/** True if the duties of the user require a second factor: those that move money or grant permissions. */
export const requiresSecondFactor = (actor: Actor): boolean =>
  actor.role === 'admin' && actor.duties.some((duty) => demanding.includes(duty));
