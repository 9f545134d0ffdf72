import { businessDate } from '@elenco/brazil';
import { type Company, impersonatorOf } from '@elenco/core/people';
import { type PlanCurrency, planCurrency, planTerms, remainingUses, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/** A company's requests for more proposed creators in the current month. */
export interface MonthMatchings {
  /** Number of requests that the plan includes per month. */
  readonly limit: number;
  /** Number of included requests that remain this month. */
  readonly left: number;
  /** Price of an additional request, in cents of `currency`. */
  readonly extraCents: number;
  readonly currency: PlanCurrency;
  /** True if the reader may buy an additional request for the company. */
  readonly mayBuy: boolean;
}

export async function monthMatchings(
  { app, actor, now }: RequestContext<'company'>,
  company: Company | null,
): Promise<MonthMatchings | null> {
  if (!company || actor.role !== 'company') return null;
  const today = businessDate(now);
  const [rows, use] = await Promise.all([
    app.see(settings, { role: 'system' }, {}),
    app.party.planUse(company.id, today.slice(0, 7)),
  ]);
  const currency = planCurrency(company.billingCurrency);
  const { matchings: limit, extraMatchCents } = planTerms(rows, company.plan, today, currency);
  if (limit === null) return null;
  return {
    limit,
    left: remainingUses(limit, use.matchings) ?? limit,
    extraCents: extraMatchCents,
    currency,
    mayBuy: actor.companyRole === 'owner' && impersonatorOf(actor) === null,
  };
}
