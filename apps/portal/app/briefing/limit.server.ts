import { businessDate } from '@elenco/brazil';
import type { Briefing } from '@elenco/core/hiring';
import { type Company, companies } from '@elenco/core/people';
import { limitsBriefings, planTerms, remainingUses, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

export interface MonthLimit {
  /** Number of briefings per month in the company's plan. */
  readonly limit: number;
  readonly left: number;
}

/** Returns the company of the brand's user; null for staff, who belong to none. */
export const companyOf = async ({
  app,
  actor,
}: Pick<RequestContext<'company'>, 'app' | 'actor'>): Promise<Company | null> =>
  actor.role === 'company' ? app.get(companies, actor, actor.companyId) : null;

/**
 * Returns the number of briefings that the plan still allows this month. Null if the plan has no limit, or if
 * this briefing was counted at its first submission.
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
  return limit === null ? null : { limit, left: remainingUses(limit, use.briefings) ?? limit };
}
