import { type Find, Problem } from '../../kit';
import { type Actor, type Company, companies } from '../../people';

/**
 * Locks and returns the actor's company, so that concurrent requests are counted one after the other.
 * @throws Problem `not_found` for actors without a company
 */
export function ownCompany(find: Find<Actor>, actor: Actor): Promise<Company> {
  if (actor.role !== 'company') throw new Problem('not_found');
  return find.forUpdate(companies, actor.companyId, () => [{ id: actor.companyId }]);
}
