import { Problem } from '../../kit';

/** For so long after one has proved who one is, one is not asked again. Source: ASVS 7.5.1. */
export const recentMinutes = 10;

/** With what somebody shows anew who they are: what they have of these, the first. */
export const proofs = ['password', 'code', 'google'] as const;
export type Proof = (typeof proofs)[number];

/** When a browser's person last proved who they are; unsaid for programs, whose token was made so. */
export interface LastAuth {
  readonly now: string;
  readonly reauthenticatedAt?: string | undefined;
}

export const isRecentAuth = ({ now, reauthenticatedAt }: LastAuth): boolean =>
  reauthenticatedAt === undefined || Date.parse(now) - Date.parse(reauthenticatedAt) < recentMinutes * 60_000;

/**
 * For what somebody at an unlocked screen must not do: where money goes, which address mails go to, what lets in.
 * Commands and fields declare it (`requiresReauth`); what is no command asks here.
 * @throws Problem `not_allowed` with the code `reauthentication_required`
 */
export function requireRecentAuth(reauthenticated: LastAuth, pointer = ''): void {
  if (!isRecentAuth(reauthenticated))
    throw new Problem('not_allowed', [{ pointer, code: 'reauthentication_required' }]);
}
