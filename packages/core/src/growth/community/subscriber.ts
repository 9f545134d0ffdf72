import { type Find, Problem, refuse } from '../../kit';
import { type Actor, type Company, companies } from '../../people';
import { planHas } from '../../platform';
import { boardMembers } from './community';

/**
 * The actor's company, locked: what its board holds is counted by one after the other.
 * @throws Problem `not_found` for anybody who acts for none
 */
export function boardOwner(find: Find<Actor>, actor: Actor): Promise<Company> {
  if (actor.role !== 'company') throw new Problem('not_found');
  return find.forUpdate(companies, actor.companyId, () => [{ id: actor.companyId }]);
}

/** The board is for those who subscribe; what stands there waits for the next subscription. */
export const unsubscribed = ({ plan }: Pick<Company, 'plan'>) =>
  planHas(plan, 'board') ? undefined : refuse('subscribers_only');

/** Whether a creator is in the community of a company that subscribes. */
export async function isOnBoard(find: Find<Actor>, companyId: number, creatorId: number): Promise<boolean> {
  const [company] = await find.many(companies, { id: companyId });
  const [member] = await find.many(boardMembers, { companyId, creatorId });
  return member !== undefined && company !== undefined && planHas(company.plan, 'board');
}
