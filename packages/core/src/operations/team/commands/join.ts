import { type Change, emit, type Find, moveTo, refuse } from '../../../kit';
import { type Actor, users } from '../../../people';
import { type Invitation, invitations } from '../invitation';
import { followed } from '../link';

/** Returns the invitation of a link. @throws Problem `not_found` for an invalid link */
export async function joining(find: Find<Actor>, tokenHash: string, now: string) {
  const invitation = await followed(find, tokenHash, now);
  return {
    invitation,
    registered: await find.many(users, { email: invitation.email }),
    userId: (await find.ids(users, 1))[0]!,
  };
}
type JoinFacts = Awaited<ReturnType<typeof joining>>;

/** True if the invited address has an account, whose owner must sign in. */
export const hasAccount = ({ registered }: JoinFacts) =>
  registered.length > 0 ? refuse('invitation_sign_in') : undefined;

export const acceptedBy = ({ invitation, userId }: JoinFacts, name: string): Change[] => [
  moveTo(invitations, invitation.id, 'accept', { patch: { acceptedById: userId } }),
  inviterNotice(invitation, name),
];

/** Marks the invited address as verified, because the link proves access to its mailbox. */
export const verifiedBy = ({ email }: Pick<Invitation, 'email'>) => ({ email, emailVerified: true });

/** Notifies the user who sent the invitation. */
export const inviterNotice = ({ invitedById, companyId }: Invitation, name: string): Change =>
  emit({
    kind: 'invitations.accepted',
    resource: users.name,
    rowId: invitedById,
    companyId,
    data: { title: name },
  });
