import { Problem } from '../../kit';

/** Minutes after a proof of identity during which no other is required. Source: ASVS 7.5.1. */
export const recentMinutes = 10;

/** Ways to reauthenticate; users get the first that they have. */
export const proofs = ['password', 'code', 'google'] as const;
export type Proof = (typeof proofs)[number];

/** Last time the user of a browser authenticated; undefined for programs, whose token needed it. */
export interface LastAuth {
  readonly now: string;
  readonly reauthenticatedAt?: string | undefined;
}

export const isRecentAuth = ({ now, reauthenticatedAt }: LastAuth): boolean =>
  reauthenticatedAt === undefined || Date.parse(now) - Date.parse(reauthenticatedAt) < recentMinutes * 60_000;

/**
 * Requires recent authentication for what an unlocked screen must not allow: payout accounts, sign-in
 * addresses, credentials. Commands and fields declare it (`requiresReauth`); other code calls this. @throws
 * Problem `not_allowed` with the code `reauthentication_required`
 */
export function requireRecentAuth(reauthenticated: LastAuth, pointer = ''): void {
  if (!isRecentAuth(reauthenticated))
    throw new Problem('not_allowed', [{ pointer, code: 'reauthentication_required' }]);
}
