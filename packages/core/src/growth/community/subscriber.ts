import { type Find, Problem, refuse } from '../../kit';
import { type Actor, type Company, companies } from '../../people';
import { planHas } from '../../platform';
import { boardMembers } from './community';

/**
 * Locks and returns the actor's company, so that concurrent requests are counted one after the other.
 * @throws Problem `not_found` for actors without a company
 */
export function lockBoardCompany(find: Find<Actor>, actor: Actor): Promise<Company> {
  if (actor.role !== 'company') throw new Problem('not_found');
  return find.forUpdate(companies, actor.companyId, () => [{ id: actor.companyId }]);
}

/**
 * Returns a refusal with `subscribers_only` if the company's plan has no board; otherwise undefined. Existing
 * content is kept in case the company subscribes again.
 */
export const refuseWithoutBoard = ({ plan }: Pick<Company, 'plan'>) =>
  planHas(plan, 'board') ? undefined : refuse('subscribers_only');

/** True if a creator is in the community of a company with a subscription. */
export async function isOnBoard(find: Find<Actor>, companyId: number, creatorId: number): Promise<boolean> {
  const [company] = await find.many(companies, { id: companyId });
  const [member] = await find.many(boardMembers, { companyId, creatorId });
  return member !== undefined && company !== undefined && planHas(company.plan, 'board');
}
