import { z } from 'zod';
import { currency } from '../../people';

/** A month, `YYYY-MM`. */
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_format');

/** Query for the business metrics: the last month to show, and the currency. */
export const figuresQuery = z.strictObject({ month: month.optional(), currency: currency.default('BRL') });
export type FiguresQuery = z.output<typeof figuresQuery>;

/** Sums of a month, from which all metrics are computed. */
const monthSums = z.object({
  month,
  /** Paid charges for work of creators. */
  paidCents: z.int(),
  /** The platform's fee in these charges. */
  feeCents: z.int(),
  /** Charges that were due in the month. */
  dueCents: z.int(),
  /** Part of these charges that is still unpaid. */
  overdueCents: z.int(),
  /** Monthly prices of issued subscription periods. */
  mrrCents: z.int(),
  /** Number of subscription periods of the previous month. */
  formerPeriods: z.int(),
  /** Ids of those periods that no other period followed. */
  lostPeriodIds: z.array(z.int()),
  /** Days from the submission of each briefing created in the month to its first released creators. */
  shortlistDays: z.array(z.number()),
  /** Ids of these briefings. */
  shortlistBriefingIds: z.array(z.int()),
  /** Number of places in jobs that closed in the month. */
  places: z.int(),
  /** Number of these places that a contract filled. */
  filled: z.int(),
});
export type MonthSums = z.output<typeof monthSums>;

/** Sums of each month since January of the previous year, in order. */
export const figuresReport = z.object({ month, currency, months: z.array(monthSums) });
export type FiguresReport = z.output<typeof figuresReport>;
