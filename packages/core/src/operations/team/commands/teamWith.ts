import { type Find, Problem } from '../../../kit';
import { type Actor, users } from '../../../people';

/**
 * The team of the company that the actor owns, locked whole, and one of it. Ownership is looked up again in
 * the locked row: another owner may just have taken it.
 * @throws Problem `not_found` for anybody who owns no company, and for whoever is not in it
 */
export async function teamWith(find: Find<Actor>, actor: Actor, userId: number) {
  if (actor.role !== 'company') throw new Problem('not_found');
  const { companyId } = actor;
  const team = await find.lockMany(users, { companyId });
  const owner = team.find(({ id, companyRole }) => id === actor.userId && companyRole === 'owner');
  const member = team.find(({ id }) => id === userId);
  if (!owner || !member) throw new Problem('not_found');
  return { companyId, team, owner, member };
}
