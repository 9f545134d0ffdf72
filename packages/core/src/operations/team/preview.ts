import { INVITATIONS_PER_DAY, type Invitation, type InvitationKind } from './invitation';

/** A person to invite, as typed in a form or file. */
export interface RequestedInvitation {
  readonly kind: InvitationKind;
  readonly name: string;
  readonly email: string;
}

/** Rows that an invitation may conflict with. */
export interface TeamState {
  readonly members: readonly { readonly email: string }[];
  readonly open: readonly Pick<Invitation, 'email'>[];
  /** E-mails of the last 24 hours. */
  readonly sent: number;
}

/**
 * Outcome of sending, in the order of the input. Whether an address has an account elsewhere is not revealed:
 * only its owner sees that, on the page of the invitation.
 */
export type Outcome = 'invite' | 'member' | 'invited' | 'repeated' | 'over_limit';

export function outcomesOf(
  wishes: readonly RequestedInvitation[],
  { members, open, sent }: TeamState,
): Outcome[] {
  const seen = new Set<string>();
  const among = (rows: readonly { readonly email: string }[], email: string) =>
    rows.some((row) => row.email === email);
  let left = Math.max(0, INVITATIONS_PER_DAY - sent);
  return wishes.map(({ email }) => {
    if (seen.has(email)) return 'repeated';
    seen.add(email);
    if (among(members, email)) return 'member';
    if (among(open, email)) return 'invited';
    if (left === 0) return 'over_limit';
    left -= 1;
    return 'invite';
  });
}
