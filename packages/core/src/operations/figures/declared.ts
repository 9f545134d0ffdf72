import { addDays } from '@elenco/brazil';
import { daysOfMonth } from '../../finance';
import type { Currency } from '../../kit';
import type { MonthSums } from './report';

/**
 * Charges for work of creators. A project's combined invoice repeats them, and subscriptions are no work of
 * creators.
 */
export const tradePurposes = ['hiring', 'pay', 'amendment'] as const;

/** Filter of a list in the back office. */
export interface FigureRows {
  readonly resource: 'charges' | 'subscription-periods' | 'briefings' | 'openings';
  readonly filter: Readonly<Record<string, string | readonly string[] | readonly number[]>>;
}

interface Context {
  readonly currency: Currency;
  /** Business date on which a user reads the figure. */
  readonly today: string;
}

interface Figure {
  readonly unit: 'money' | 'rate' | 'days';
  /** How a figure of several months is computed: from their sums, or as that of the last month. */
  readonly over: 'sum' | 'last';
  readonly betterWhen: 'higher' | 'lower';
  /** Returns cents, a share or days; null if there are no rows. */
  readonly value: (sums: MonthSums) => number | null;
  /** False if the list of the rows would be empty. */
  readonly hasRows: (sums: MonthSums) => boolean;
  /** Returns the list of the month's rows from which the value is computed. */
  readonly rows: (sums: MonthSums, context: Context) => FigureRows;
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Returns the median; null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const firstDay = (month: string) => `${month}-01`;
const lastDay = (month: string) => daysOfMonth(month).to;
/** Returns the last day of the month that has passed. */
const lastOver = (month: string, today: string) => {
  const yesterday = addDays(today, -1);
  return lastDay(month) < yesterday ? lastDay(month) : yesterday;
};

const hasPaid = ({ paidCents }: MonthSums) => paidCents > 0;
const paidCharges: Figure['rows'] = ({ month }, { currency }) => ({
  resource: 'charges',
  filter: {
    status: 'paid',
    purpose: tradePurposes,
    currency,
    paidOn_gte: firstDay(month),
    paidOn_lte: lastDay(month),
  },
});
const hasOverdue = ({ overdueCents }: MonthSums) => overdueCents > 0;
const dueCharges: Figure['rows'] = ({ month }, { currency, today }) => ({
  resource: 'charges',
  filter: {
    status: ['open', 'overdue'],
    currency,
    dueOn_gte: firstDay(month),
    dueOn_lte: lastOver(month, today),
  },
});

/**
 * Figures of the business by month and currency, in the order of the page. Their texts are `figures.names`
 * and `figures.means` of the back office.
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
    rows: ({ month }, { currency }) => ({
      resource: 'subscription-periods',
      filter: {
        status: 'final',
        currency,
        startsOn_gte: firstDay(month),
        startsOn_lte: lastDay(month),
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
    rows: ({ month }, { today }) => ({
      resource: 'openings',
      filter: { closesOn_gte: firstDay(month), closesOn_lte: lastOver(month, today) },
    }),
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureKey = keyof typeof businessFigures;
export const figureKeys = Object.keys(businessFigures) as FigureKey[];

/** Returns the value of a figure over several months, in order; null if there are no rows. */
export function figureOver(key: FigureKey, months: readonly MonthSums[]): number | null {
  const { over, value }: Figure = businessFigures[key];
  const last = months.at(-1);
  if (!last) return null;
  if (over === 'last') return value(last);
  const total = (of: (sums: MonthSums) => number) => months.reduce((sum, one) => sum + of(one), 0);
  return value({
    ...last,
    paidCents: total((one) => one.paidCents),
    feeCents: total((one) => one.feeCents),
    dueCents: total((one) => one.dueCents),
    overdueCents: total((one) => one.overdueCents),
    formerPeriods: total((one) => one.formerPeriods),
    lostPeriodIds: months.flatMap((one) => one.lostPeriodIds),
    shortlistDays: months.flatMap((one) => one.shortlistDays),
    places: total((one) => one.places),
    filled: total((one) => one.filled),
  });
}
