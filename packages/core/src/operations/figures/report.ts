import { z } from 'zod';
import { currency } from '../../people';

/** A month, `YYYY-MM`. */
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_format');

/** Query of the figures: the last month to show, and the currency. */
export const figuresQuery = z.strictObject({ month: month.optional(), currency: currency.default('BRL') });
export type FiguresQuery = z.output<typeof figuresQuery>;

/** Sums of a month, from which all figures are computed. */
const monthSums = z.object({
  month,
  /** Paid charges for work of creators, and the platform's fee in them. */
  paidCents: z.int(),
  feeCents: z.int(),
  /** Charges that were due in the month, and how much of them is still unpaid. */
  dueCents: z.int(),
  overdueCents: z.int(),
  /** Monthly prices of issued subscription periods. */
  mrrCents: z.int(),
  /** Subscription periods of the previous month, and those after which none follows. */
  formerPeriods: z.int(),
  lostPeriodIds: z.array(z.int()),
  /**
   * Days from sending a briefing to its first released creators, for briefings created in the month, and the
   * number of these briefings.
   */
  shortlistDays: z.array(z.number()),
  shortlistBriefingIds: z.array(z.int()),
  /** Places of jobs that closed in the month, and those filled by a contract. */
  places: z.int(),
  filled: z.int(),
});
export type MonthSums = z.output<typeof monthSums>;

/** Sums of each month since January of the previous year, in order. */
export const figuresReport = z.object({ month, currency, months: z.array(monthSums) });
export type FiguresReport = z.output<typeof figuresReport>;
