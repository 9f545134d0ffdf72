import { z } from 'zod';
import { secret } from '../erasure';
import type { Actor, Duty } from '../party';
import { id, stamps } from '../party';

const secondFactor = z.object({
  ...stamps,
  userId: id,
  /** The secret that the person's device shares with us (RFC 6238), sealed. */
  secret: secret(z.string()),
  /** The thirty seconds whose code was used last: no code works twice. */
  lastStep: secret(z.int()),
  /** Hashes of the codes that are left for a lost device. */
  recoveryHashes: secret(z.array(z.string())),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** What one proves beside the password. In no registry, so that no address leads to it. */
export const secondFactors = { name: 'second_factors', schema: secondFactor } as const;

export const recoveryCodes = 10;

const demanding: readonly Duty[] = ['finance', 'owner'];

/** Whether the person's duties ask for a second factor: who can move money or give powers to others. */
export const demandsSecondFactor = (actor: Actor): boolean =>
  actor.role === 'admin' && actor.duties.some((duty) => demanding.includes(duty));
