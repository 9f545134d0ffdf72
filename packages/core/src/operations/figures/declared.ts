import { addDays } from '@elenco/brazil';
import { daysOfMonth } from '../../finance';
import { type Currency, MAX_RANGE, median } from '../../kit';
import type { FiguresReport, MonthSums } from './report';

/**
 * Purposes of charges for work of creators. Leaves out subscriptions, and a project's combined invoice, which
 * repeats other charges.
 */
export const tradePurposes = ['hiring', 'pay', 'amendment'] as const;

/** Filter of a list in the back office. */
export interface FigureRows {
  readonly resource: 'charges' | 'subscription-periods' | 'briefings' | 'openings';
  readonly filter: Readonly<Record<string, string | readonly string[] | readonly number[]>>;
}

interface Context {
  readonly currency: Currency;
  /** Business date on which the user views the metric. */
  readonly today: string;
}

/** First and last month, `YYYY-MM`. */
interface Months {
  readonly from: string;
  readonly to: string;
}

interface Figure {
  readonly unit: 'money' | 'rate' | 'days';
  /**
   * How a metric over several months is computed: from the sums of all months, or as the value of the last
   * month.
   */
  readonly over: 'sum' | 'last';
  readonly betterWhen: 'higher' | 'lower';
  /** Returns cents, a share or days; null if there are no rows. */
  readonly value: (sums: MonthSums) => number | null;
  /** False if the list of rows would be empty. */
  readonly hasRows: (sums: MonthSums) => boolean;
  /** Returns the list filter for the rows from which the value of these months is computed. */
  readonly rows: (sums: MonthSums, months: Months, context: Context) => FigureRows;
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

const firstDay = (month: string) => `${month}-01`;
const lastDay = (month: string) => daysOfMonth(month).to;
/** Returns the last day of the month or, if the month is not over, yesterday. */
const lastOver = (month: string, today: string) => {
  const yesterday = addDays(today, -1);
  return lastDay(month) < yesterday ? lastDay(month) : yesterday;
};

const hasPaid = ({ paidCents }: MonthSums) => paidCents > 0;
const paidCharges: Figure['rows'] = (_, { from, to }, { currency }) => ({
  resource: 'charges',
  filter: {
    status: 'paid',
    purpose: tradePurposes,
    currency,
    paidOn_gte: firstDay(from),
    paidOn_lte: lastDay(to),
  },
});
const hasOverdue = ({ overdueCents }: MonthSums) => overdueCents > 0;
const dueCharges: Figure['rows'] = (_, { from, to }, { currency, today }) => ({
  resource: 'charges',
  filter: {
    status: ['open', 'overdue'],
    currency,
    dueOn_gte: firstDay(from),
    dueOn_lte: lastOver(to, today),
  },
});

/**
 * Business metrics by month and currency, in display order. The back office's locale keys `figures.names` and
 * `figures.means` contain their names and explanations.
 */
export const businessFigures = {
  gmv: {
    unit: 'money',
    over: 'sum',
    betterWhen: 'higher',
    value: ({ paidCents }) => paidCents,
    hasRows: hasPaid,
    rows: paidCharges,
  },
  fees: {
    unit: 'money',
    over: 'sum',
    betterWhen: 'higher',
    value: ({ feeCents }) => feeCents,
    hasRows: hasPaid,
    rows: paidCharges,
  },
  takeRate: {
    unit: 'rate',
    over: 'sum',
    betterWhen: 'higher',
    value: ({ feeCents, paidCents }) => share(feeCents, paidCents),
    hasRows: hasPaid,
    rows: paidCharges,
  },
  mrr: {
    unit: 'money',
    over: 'last',
    betterWhen: 'higher',
    value: ({ mrrCents }) => mrrCents,
    hasRows: ({ mrrCents }) => mrrCents > 0,
    rows: (_, { from, to }, { currency }) => ({
      resource: 'subscription-periods',
      filter: {
        status: 'final',
        currency,
        startsOn_gte: firstDay(from),
        startsOn_lte: lastDay(to),
      },
    }),
  },
  churn: {
    unit: 'rate',
    over: 'sum',
    betterWhen: 'lower',
    value: ({ lostPeriodIds, formerPeriods }) => share(lostPeriodIds.length, formerPeriods),
    hasRows: ({ lostPeriodIds }) => lostPeriodIds.length > 0,
    rows: ({ lostPeriodIds }) => ({ resource: 'subscription-periods', filter: { id: lostPeriodIds } }),
  },
  overdue: {
    unit: 'money',
    over: 'sum',
    betterWhen: 'lower',
    value: ({ overdueCents }) => overdueCents,
    hasRows: hasOverdue,
    rows: dueCharges,
  },
  overdueShare: {
    unit: 'rate',
    over: 'sum',
    betterWhen: 'lower',
    value: ({ overdueCents, dueCents }) => share(overdueCents, dueCents),
    hasRows: hasOverdue,
    rows: dueCharges,
  },
  shortlistDays: {
    unit: 'days',
    over: 'sum',
    betterWhen: 'lower',
    value: ({ shortlistDays }) => median(shortlistDays),
    hasRows: ({ shortlistBriefingIds }) => shortlistBriefingIds.length > 0,
    rows: ({ shortlistBriefingIds }) => ({ resource: 'briefings', filter: { id: shortlistBriefingIds } }),
  },
  fillRate: {
    unit: 'rate',
    over: 'sum',
    betterWhen: 'higher',
    value: ({ filled, places }) => share(filled, places),
    hasRows: ({ places }) => places > 0,
    rows: (_, { from, to }, { today }) => ({
      resource: 'openings',
      filter: { closesOn_gte: firstDay(from), closesOn_lte: lastOver(to, today) },
    }),
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureKey = keyof typeof businessFigures;
export const figureKeys = Object.keys(businessFigures) as FigureKey[];

/**
 * Adds up the sums of several months, given in order. Sums that describe a state are taken from the last
 * month.
 */
function sumsOver(months: readonly MonthSums[], last: MonthSums): MonthSums {
  const total = (of: (sums: MonthSums) => number) => months.reduce((sum, one) => sum + of(one), 0);
  return {
    ...last,
    paidCents: total((one) => one.paidCents),
    feeCents: total((one) => one.feeCents),
    dueCents: total((one) => one.dueCents),
    overdueCents: total((one) => one.overdueCents),
    formerPeriods: total((one) => one.formerPeriods),
    lostPeriodIds: months.flatMap((one) => one.lostPeriodIds),
    shortlistDays: months.flatMap((one) => one.shortlistDays),
    shortlistBriefingIds: months.flatMap((one) => one.shortlistBriefingIds),
    places: total((one) => one.places),
    filled: total((one) => one.filled),
  };
}

/** Returns the months of the year so far, and the same months of the year before. */
export function yearsSoFar({ month, months }: Pick<FiguresReport, 'month' | 'months'>) {
  const year = Number(month.slice(0, 4));
  const upTo = (of: number) =>
    months.filter((one) => one.month >= `${of}-01` && one.month <= `${of}${month.slice(4)}`);
  return { thisYear: upTo(year), lastYear: upTo(year - 1) };
}

/** Returns the value of a metric over several months, given in order; null if there are no rows. */
export function figureOver(key: FigureKey, months: readonly MonthSums[]): number | null {
  const { over, value }: Figure = businessFigures[key];
  const last = months.at(-1);
  if (!last) return null;
  return value(over === 'last' ? last : sumsOver(months, last));
}

/**
 * Returns the list filter for the rows from which a metric over several months, given in order, is computed.
 * Returns undefined if the list would be empty, or has more rows than a filter can name.
 */
export function figureRows(
  key: FigureKey,
  months: readonly MonthSums[],
  context: Context,
): FigureRows | undefined {
  const { over, hasRows, rows }: Figure = businessFigures[key];
  const [first, last] = [months.at(over === 'last' ? -1 : 0), months.at(-1)];
  if (!first || !last) return undefined;
  const sums = over === 'last' ? last : sumsOver(months, last);
  if (!hasRows(sums)) return undefined;
  const found = rows(sums, { from: first.month, to: last.month }, context);
  return Object.values(found.filter).some((values) => values.length > MAX_RANGE) ? undefined : found;
}
