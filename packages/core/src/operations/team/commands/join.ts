import { type Change, emit, type Find, moveTo, refuse } from '../../../kit';
import { type Actor, users } from '../../../people';
import { type Invitation, invitations } from '../invitation';
import { followed } from '../link';

/** @throws Problem `not_found` for a link that opens nothing */
export async function joining(find: Find<Actor>, tokenHash: string, now: string) {
  const invitation = await followed(find, tokenHash, now);
  return {
    invitation,
    registered: await find.many(users, { email: invitation.email }),
    userId: (await find.ids(users, 1))[0]!,
  };
}
type Joining = Awaited<ReturnType<typeof joining>>;

/** Who has an account signs in with it; another one for the same address there is not. */
export const hasAccount = ({ registered }: Joining) =>
  registered.length > 0 ? refuse('invitation_sign_in') : undefined;

export const acceptedBy = ({ invitation, userId }: Joining, name: string): Change[] => [
  moveTo(invitations, invitation.id, 'accept', { patch: { acceptedById: userId } }),
  inviterNotice(invitation, name),
];

/** The address is the invitation's: whoever holds its link has read the mail. */
export const verifiedBy = ({ email }: Pick<Invitation, 'email'>) => ({ email, emailVerified: true });

/** Whoever invited hears of it. */
export const inviterNotice = ({ invitedById, companyId }: Invitation, name: string): Change =>
  emit({
    kind: 'invitations.accepted',
    resource: users.name,
    rowId: invitedById,
    companyId,
    data: { title: name },
  });
