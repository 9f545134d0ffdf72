import { businessDate } from '@elenco/brazil';
import type { Briefing } from '@elenco/core/hiring';
import { type Company, companies } from '@elenco/core/people';
import { leftOf, limitsBriefings, planTerms, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

export interface MonthLimit {
  /** Briefings that the plan lets a company send in a month. */
  readonly limit: number;
  readonly left: number;
}

/** The brand's own company; null for staff, who have none. */
export const companyOf = async ({ app, actor }: RequestContext<'company'>): Promise<Company | null> =>
  actor.role === 'company' ? app.get(companies, actor, actor.companyId) : null;

/**
 * What the plan leaves of this month's briefings; null where nothing limits it, or where this briefing was counted
 * when it was sent for the first time.
 */
export async function monthLimit(
  { app, now }: RequestContext<'company'>,
  company: Company | null,
  row: Pick<Briefing, 'submittedAt'> | null,
): Promise<MonthLimit | null> {
  if (!company || row?.submittedAt || !limitsBriefings(company.plan)) return null;
  const today = businessDate(now);
  const [rows, use] = await Promise.all([
    app.see(settings, { role: 'system' }, {}),
    app.party.planUse(company.id, today.slice(0, 7)),
  ]);
  const { briefings: limit } = planTerms(rows, company.plan, today);
  return limit === null ? null : { limit, left: leftOf(limit, use.briefings) ?? limit };
}
