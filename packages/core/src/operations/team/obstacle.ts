import type { User } from '../../people';
import type { Invitation } from './invitation';

type Person = Pick<User, 'email' | 'staff' | 'companyId' | 'creatorId'>;

/**
 * Returns the code of the reason why a user cannot accept an invitation; undefined if the user can. An
 * account belongs to staff, to one company, or to a creator. A single click must not transfer its money and
 * contracts.
 */
export function obstacleOf(
  { kind, email, companyId }: Pick<Invitation, 'kind' | 'email' | 'companyId'>,
  person: Person,
  isLastOwner: boolean,
) {
  if (person.email !== email) return 'invitation_for_other';
  if (person.staff) return 'invitation_staff';
  if (kind === 'creator') return person.creatorId === null ? 'invitation_not_creator' : undefined;
  if (person.creatorId !== null) return 'invitation_creator';
  if (person.companyId === companyId) return 'already_member';
  return isLastOwner ? 'invitation_last_owner' : undefined;
}
