import { businessDate } from '@elenco/core/brazil';
import { type Briefing, briefingsLeft } from '@elenco/core/briefing';
import { type Company, companies } from '@elenco/core/party';
import { settingOn, settings } from '@elenco/core/setting';
import type { RequestContext } from '../adapters/requestContext.server';

export interface MonthLimit {
  /** Briefings that the plan lets a company send in a month. */
  readonly limit: number;
  readonly left: number;
}

/** The brand's own company; null for staff, who have none. */
export const companyOf = async ({ app, actor }: RequestContext<'client'>): Promise<Company | null> =>
  actor.role === 'client' ? app.get(companies, actor, actor.companyId) : null;

/**
 * What the plan leaves of this month's briefings; null where nothing limits it, or where this briefing was counted
 * when it was sent for the first time.
 */
export async function monthLimit(
  { app, now }: RequestContext<'client'>,
  company: Company | null,
  row: Pick<Briefing, 'submittedAt'> | null,
): Promise<MonthLimit | null> {
  if (!company || row?.submittedAt || briefingsLeft(company.plan, 0, 0) === null) return null;
  const today = businessDate(now);
  const [rows, use] = await Promise.all([
    app.see(settings, { role: 'system' }, { key: 'open_briefings' }),
    app.party.planUse(company.id, today.slice(0, 7)),
  ]);
  const limit = settingOn(rows, 'open_briefings', today);
  return { limit, left: briefingsLeft(company.plan, limit, use.briefings) ?? limit };
}
