import { type Find, Problem } from '../../../kit';
import { type Actor, users } from '../../../people';

/**
 * Locks the whole team of the company that the actor owns, and returns the team with one of its members.
 * Checks ownership again in the locked row, because another owner may just have removed the actor.
 * @throws Problem `not_found` for actors who own no company, and for users outside it
 */
export async function lockTeamWith(find: Find<Actor>, actor: Actor, userId: number) {
  if (actor.role !== 'company') throw new Problem('not_found');
  const { companyId } = actor;
  const team = await find.lockMany(users, { companyId });
  const owner = team.find(({ id, companyRole }) => id === actor.userId && companyRole === 'owner');
  const member = team.find(({ id }) => id === userId);
  if (!owner || !member) throw new Problem('not_found');
  return { companyId, team, owner, member };
}
