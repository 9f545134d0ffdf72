import { BUSINESS_TIME_ZONE } from '@elenco/brazil';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What a company has used of its plan in a month. */
export interface PlanUse {
  /** Briefings sent for the first time. */
  readonly briefings: number;
  /** Requests for more names, without those that were bought. */
  readonly matchings: number;
}

/** Of one company; the caller has made sure that it is the asker's own. @param month `YYYY-MM`, business dates */
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
