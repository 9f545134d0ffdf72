import { z } from 'zod';
import { cents } from '../../kit';
import { date, id, impersonal, stamps } from '../../people';
import { planCurrencies } from '../../platform';

const matching = z.object({
  ...stamps,
  companyId: id,
  briefingId: id,
  day: impersonal(date),
  /** Price of a matching that was bought above the plan. */
  extraCents: impersonal(cents.nullable()),
  currency: impersonal(z.enum(planCurrencies)),
  /** Subscription period that it is invoiced with. */
  periodId: id.nullable(),
});
export type Matching = z.output<typeof matching>;

/** One request for more names, on a business date; a company has a monthly limit. In no registry. */
export const matchings = { name: 'matchings', schema: matching } as const;

/** Counts the business dates in the calendar month of `today`. */
export const inMonthOf = (today: string, days: readonly string[]): number =>
  days.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length;

/** Returns the business dates of the matchings that the plan includes, without those that were bought. */
export const withinPlan = (all: readonly Pick<Matching, 'day' | 'extraCents'>[]): string[] =>
  all.filter(({ extraCents }) => extraCents === null).map(({ day }) => day);
