import { type Address, type IssTerms, issRulesAt } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Raw = IssTerms & {
  readonly companyId: number;
  readonly address: Pick<Address, 'city' | 'state' | 'country'>;
};

/**
 * Returns the service tax rules of the companies' municipalities, by company id. Companies without rules have
 * an empty list.
 */
export async function issRulesOf(
  em: SqlEntityManager,
  companyIds: readonly number[],
): Promise<Map<number, IssTerms[]>> {
  const rows = await em.execute<Raw[]>(
    `select c.id as "companyId", c.address, r.id, r.state, r.city, r.rate_bp as "rateBp", r.withheld,
       r.due_day as "dueDay", r.valid_from::text as "validFrom", r.law_ref as "lawRef"
     from companies c join iss_rules r on fold(r.city) = fold(c.address ->> 'city')
     where c.id = any (?::int[]) order by r.id`,
    [`{${companyIds.join(',')}}`],
  );
  return new Map(
    companyIds.map((id) => [
      id,
      rows
        .filter(({ companyId }) => companyId === id)
        .flatMap(({ companyId: _, address, ...rule }) => issRulesAt([rule], address)),
    ]),
  );
}
