import { BUSINESS_TIME_ZONE } from '@elenco/brazil';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Use of a company's plan in a month. */
export interface PlanUse {
  /** Number of briefings that were submitted for the first time. */
  readonly briefings: number;
  /** Number of requests for more creators. Extra requests that the company bought are not counted. */
  readonly matchings: number;
}

/**
 * Returns how much of its plan a company has used. The caller has checked permissions.
 * @param month month of business dates, `YYYY-MM`
 */
export async function planUse(em: SqlEntityManager, companyId: number, month: string): Promise<PlanUse> {
  const [use] = await em.execute<[PlanUse]>(
    `select
       (select count(*)::int from briefings where company_id = ?
          and to_char(submitted_at at time zone '${BUSINESS_TIME_ZONE}', 'YYYY-MM') = ?) as briefings,
       (select count(*)::int from matchings where company_id = ? and extra_cents is null and to_char(day, 'YYYY-MM') = ?) as matchings`,
    [companyId, month, companyId, month],
  );
  return use;
}
