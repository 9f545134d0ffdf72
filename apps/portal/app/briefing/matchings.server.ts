import { businessDate } from '@elenco/brazil';
import { type Company, impersonatorOf } from '@elenco/core/people';
import { leftOf, type PlanCurrency, planCurrency, planTerms, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Number of further requests for names this month, and the price of an additional one; null without a limit.
 */
export interface MonthMatchings {
  readonly limit: number;
  readonly left: number;
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
    left: leftOf(limit, use.matchings) ?? limit,
    extraCents: extraMatchCents,
    currency,
    mayBuy: actor.companyRole === 'owner' && impersonatorOf(actor) === null,
  };
}
