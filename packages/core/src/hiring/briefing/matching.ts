import { z } from 'zod';
import { cents } from '../../kit';
import { date, id, impersonal, stamps } from '../../people';
import { planCurrencies } from '../../platform';

const matching = z.object({
  ...stamps,
  companyId: id,
  briefingId: id,
  day: impersonal(date),
  /** What it costs, where it was one beyond those of the plan. */
  extraCents: impersonal(cents.nullable()),
  currency: impersonal(z.enum(planCurrencies)),
  /** The period of the subscription that it is invoiced with. */
  periodId: id.nullable(),
});
export type Matching = z.output<typeof matching>;

/** One request for more names, on a business date; a company has so many a month. In no registry. */
export const matchings = { name: 'matchings', schema: matching } as const;

/** How many of these business dates lie in the calendar month of another. */
export const inMonthOf = (today: string, days: readonly string[]): number =>
  days.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length;

/** The business dates of those that the plan includes; what was bought uses none of them. */
export const withinPlan = (all: readonly Pick<Matching, 'day' | 'extraCents'>[]): string[] =>
  all.filter(({ extraCents }) => extraCents === null).map(({ day }) => day);
