import { z } from 'zod';
import { cents } from '../../kit';
import { date, id, impersonal, stamps } from '../../people';
import { planCurrencies } from '../../platform';

const matching = z.object({
  ...stamps,
  companyId: id,
  briefingId: id,
  day: impersonal(date),
  /** Price of a request that the company bought above its plan's limit; null for one within the limit. */
  extraCents: impersonal(cents.nullable()),
  currency: impersonal(z.enum(planCurrencies)),
  /** Subscription period with which the request is invoiced; null if it is not invoiced. */
  periodId: id.nullable(),
});
export type Matching = z.output<typeof matching>;

/**
 * Requests for more creators, one row each with its business date. The plan limits their number per month. An
 * internal resource that is not listed in resources.ts.
 */
export const matchings = { name: 'matchings', schema: matching } as const;

/** Returns the number of business dates that are in the calendar month of `today`. */
export const inMonthOf = (today: string, days: readonly string[]): number =>
  days.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length;

/**
 * Returns the business dates of the requests that the plan includes, without those that the company bought.
 */
export const withinPlan = (all: readonly Pick<Matching, 'day' | 'extraCents'>[]): string[] =>
  all.filter(({ extraCents }) => extraCents === null).map(({ day }) => day);
