import { businessDate } from '@elenco/brazil';
import { briefings, canBeNamed } from '../../../hiring';
import { type Change, emit, type Find, moveTo, refuse } from '../../../kit';
import { type Actor, users } from '../../../people';
import { type Invitation, invitations } from '../invitation';
import { lockInvitationOfLink } from '../link';

/**
 * Returns the invitation of a link.
 * @throws Problem `not_found` for an invalid link
 */
export async function joining(find: Find<Actor>, tokenHash: string, now: string) {
  const invitation = await lockInvitationOfLink(find, tokenHash, now);
  return {
    invitation,
    registered: await find.many(users, { email: invitation.email }),
    project: await projectOf(find, invitation, now),
    userId: (await find.ids(users, 1))[0]!,
  };
}
type JoinFacts = Awaited<ReturnType<typeof joining>>;

/**
 * Returns the title of the invitation's project; null if it has none, or if the title may no longer be
 * revealed.
 */
export async function projectOf(
  find: Find<Actor>,
  { briefingId }: Pick<Invitation, 'briefingId'>,
  now: string,
): Promise<string | null> {
  const [project] = briefingId === null ? [] : await find.many(briefings, { id: briefingId });
  return project && canBeNamed(project, businessDate(now)) ? project.title : null;
}

/**
 * Returns a refusal if the invited address has an account, because its owner must sign in; otherwise
 * undefined.
 */
export const refuseIfRegistered = ({ registered }: JoinFacts) =>
  registered.length > 0 ? refuse('invitation_sign_in') : undefined;

export const acceptedBy = ({ invitation, project, userId }: JoinFacts, name: string): Change[] => [
  moveTo(invitations, invitation.id, 'accept', { patch: { acceptedById: userId } }),
  inviterNotice(invitation, name, project),
];

/** Marks the invited address as verified, because the link proves access to its mailbox. */
export const verifiedAddress = ({ email }: Pick<Invitation, 'email'>) => ({ email, emailVerified: true });

/**
 * Returns the notice to the user who sent the invitation.
 * @param project title of the project that the invitation named
 */
export const inviterNotice = (
  { invitedById, companyId }: Invitation,
  name: string,
  project: string | null,
): Change =>
  emit({
    kind: 'invitations.accepted',
    resource: users.name,
    rowId: invitedById,
    companyId,
    data: { title: name, ...(project === null ? {} : { project, context: 'project' }) },
  });
