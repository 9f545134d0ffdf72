import { Problem } from '../../kit';

/** Minutes for which a reauthentication counts as recent (ASVS 7.5.1). */
export const recentMinutes = 10;

/** Ways to reauthenticate, in order of preference. A user gets the first one that is available. */
export const proofs = ['password', 'code', 'google'] as const;
export type Proof = (typeof proofs)[number];

/** Data for the check of a recent reauthentication. */
export interface LastAuth {
  readonly now: string;
  /**
   * When the user of a browser last entered a password or code. Undefined for programs: a user entered a
   * password or code to create their token.
   */
  readonly reauthenticatedAt?: string | undefined;
}

export const isRecentAuth = ({ now, reauthenticatedAt }: LastAuth): boolean =>
  reauthenticatedAt === undefined || Date.parse(now) - Date.parse(reauthenticatedAt) < recentMinutes * 60_000;

/**
 * Requires recent reauthentication, for actions that an unattended browser must not allow: changes of payout
 * accounts, sign-in addresses and credentials. Commands and fields declare this requirement
 * (`requiresReauth`); other code calls this function.
 * @throws Problem `not_allowed` with the code `reauthentication_required`
 */
export function requireRecentAuth(reauthenticated: LastAuth, pointer = ''): void {
  if (!isRecentAuth(reauthenticated))
    throw new Problem('not_allowed', [{ pointer, code: 'reauthentication_required' }]);
}
