import { addDays, businessDate } from '@elenco/brazil';
import type { Find, Period } from '../../kit';
import { type Actor, date } from '../../people';
import { invoices, isBalanced, payouts, trialBalanceOf } from '../payment';
import { receipts } from '../receipt';
import { monthClosings } from './monthClosing';

/** Conditions for closing a month, in the order in which the page shows them. */
export const monthClosingConditions = [
  'closing_month_over',
  'closing_months_before',
  'closing_balanced',
  'closing_invoices_answered',
  'closing_payouts_settled',
  'closing_receipts_matched',
] as const;

export interface MonthClosingCondition {
  readonly code: (typeof monthClosingConditions)[number];
  readonly met: boolean;
  /** Number of items that do not meet the condition; 0 if they cannot be counted. */
  readonly open: number;
}

/**
 * Any day of a month. The last month of the calendar (December 9999) is refused, because no month follows it.
 */
export const dayOfMonth = date.refine((day) => day < '9999-12-01', 'outside_bounds');

/**
 * Returns the first and last day of a month.
 * @param month any day of the month
 */
export function daysOfMonth(month: string): Period {
  const from = `${month.slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth(from), -1) };
}

const nextMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`;

/** Row states that prevent closing the month. */
export const openAtClosing = {
  invoices: ['submitted'],
  payouts: ['processing', 'sent', 'failed'],
  receipts: ['unmatched', 'contested'],
} as const;

/** Loads the data for closing a month. With `lock`, no other transaction can post until this one ends. */
export async function loadMonth(find: Find<Actor>, month: string, options?: { readonly lock: true }) {
  return {
    movements: await find.movements(daysOfMonth(month), options),
    closings: await find.many(monthClosings, { status: 'closed' }),
    invoices: await find.many(invoices, { status: openAtClosing.invoices }),
    payouts: await find.many(payouts, { status: openAtClosing.payouts }),
    receipts: await find.many(receipts, { status: openAtClosing.receipts }),
  };
}
export type LoadedMonth = Awaited<ReturnType<typeof loadMonth>>;

/** Returns the conditions for closing a month, and for each whether it is met at `now`. */
export function conditionsOf(month: string, loaded: LoadedMonth, now: string): MonthClosingCondition[] {
  const { from, to } = daysOfMonth(month);
  const last = loaded.closings
    .map((one) => one.month)
    .sort()
    .at(-1);
  const balanced = isBalanced(trialBalanceOf(loaded.movements.lines));
  const open: Record<MonthClosingCondition['code'], number> = {
    closing_month_over: businessDate(now) > to ? 0 : 1,
    // The first closing also covers all earlier months, so it needs no earlier closing.
    closing_months_before: last === undefined || nextMonth(last) >= from ? 0 : 1,
    closing_balanced: balanced ? 0 : 1,
    closing_invoices_answered: loaded.invoices.filter((one) => businessDate(one.createdAt) <= to).length,
    closing_payouts_settled: loaded.payouts.filter((one) => one.dueOn !== null && one.dueOn <= to).length,
    closing_receipts_matched: loaded.receipts.filter((one) => one.receivedOn <= to).length,
  };
  return monthClosingConditions.map((code) => ({ code, met: open[code] === 0, open: open[code] }));
}
