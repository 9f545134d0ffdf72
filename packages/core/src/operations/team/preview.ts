import { INVITATIONS_PER_DAY, type Invitation, type InvitationKind } from './invitation';

/** A person to invite, as typed in a form or file. */
export interface RequestedInvitation {
  readonly kind: InvitationKind;
  readonly name: string;
  readonly email: string;
}

/** Rows with which an invitation may conflict. */
export interface TeamState {
  readonly members: readonly { readonly email: string }[];
  readonly open: readonly Pick<Invitation, 'email'>[];
  /** Number of e-mails with invitations that the company sent in the last 24 hours. */
  readonly sent: number;
}

/**
 * Result for each person, in the order of the input. The result does not reveal whether an address has an
 * account outside the company. Only the owner of the address sees that, on the page of the invitation.
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
