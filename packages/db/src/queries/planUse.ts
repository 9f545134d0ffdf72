import { BUSINESS_TIME_ZONE } from '@elenco/brazil';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Use of a company's plan in a month. */
export interface PlanUse {
  /** Briefings submitted for the first time. */
  readonly briefings: number;
  /** Requests for more names, without bought ones. */
  readonly matchings: number;
}

/**
 * Returns the use of one company; the caller has checked permissions. @param month `YYYY-MM`, business dates
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
