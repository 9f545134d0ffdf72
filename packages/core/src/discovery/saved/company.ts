import { type Find, Problem } from '../../kit';
import { type Actor, type Company, companies } from '../../people';

/**
 * The actor's company, locked: what it keeps is counted by one after the other.
 * @throws Problem `not_found` for anybody who acts for none
 */
export function ownCompany(find: Find<Actor>, actor: Actor): Promise<Company> {
  if (actor.role !== 'company') throw new Problem('not_found');
  return find.forUpdate(companies, actor.companyId, () => [{ id: actor.companyId }]);
}
