import { Problem } from '../../kit';

/** Minutes for which a reauthentication counts as recent (ASVS 7.5.1). */
export const recentMinutes = 10;

/** Ways to reauthenticate, in order. A user gets the first one that is available. */
export const proofs = ['password', 'code', 'google'] as const;
export type Proof = (typeof proofs)[number];

/**
 * When the user of a browser last entered a password or code; undefined for programs, whose token required
 * it.
 */
export interface LastAuth {
  readonly now: string;
  readonly reauthenticatedAt?: string | undefined;
}

export const isRecentAuth = ({ now, reauthenticatedAt }: LastAuth): boolean =>
  reauthenticatedAt === undefined || Date.parse(now) - Date.parse(reauthenticatedAt) < recentMinutes * 60_000;

/**
 * Requires recent reauthentication, for what a browser left open must not allow: payout accounts, sign-in
 * addresses, credentials. Commands and fields declare it (`requiresReauth`); other code calls this. @throws
 * Problem `not_allowed` with the code `reauthentication_required`
 */
export function requireRecentAuth(reauthenticated: LastAuth, pointer = ''): void {
  if (!isRecentAuth(reauthenticated))
    throw new Problem('not_allowed', [{ pointer, code: 'reauthentication_required' }]);
}
