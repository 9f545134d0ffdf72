import { addDays, daysBetween, nextBankDay } from '@elenco/brazil';
import type { Setting } from '../../platform';
import { type SettingKey, settingOn } from '../../platform';

/** First and last business date, in São Paulo, of the same month. */
export interface Days {
  readonly startsOn: string;
  readonly endsOn: string;
}

const padTwo = (n: number) => String(n).padStart(2, '0');

/** Returns the last day of the month that contains a day. */
export const monthEnd = (day: string): string => addDays(nextMonth(day), -1);

/** Returns the first day of the next month. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${padTwo(month + 1)}-01`;
}

export const daysIn = ({ startsOn, endsOn }: Days): number => daysBetween(startsOn, endsOn) + 1;

/** Returns a monthly price in proportion to the days, rounded half to even. */
export function shareOf(monthlyCents: number, days: Days): number {
  const whole = Number(monthEnd(days.startsOn).slice(-2));
  const exact = monthlyCents * daysIn(days);
  const floor = Math.floor(exact / whole);
  const twice = 2 * (exact - floor * whole);
  return twice > whole || (twice === whole && floor % 2 === 1) ? floor + 1 : floor;
}

/**
 * Returns the due date, which is a bank day. The due date is in the same month if the period starts on the
 * first day of the month, otherwise in the next month.
 */
export function dueDay(startsOn: string, rows: readonly Setting[]): string {
  const month = startsOn.endsWith('-01') ? startsOn : nextMonth(startsOn);
  return nextBankDay(`${month.slice(0, 8)}${padTwo(settingOn(rows, 'invoice_due_day', startsOn))}`);
}

/** True if the next month's invoice should be drafted by today. */
export const isDrafted = (today: string, rows: readonly Setting[]): boolean =>
  Number(today.slice(-2)) >= settingOn(rows, 'invoice_day', today);

/** Times of reminders, suspension and cancellation, in days after the due date; negative before it. */
export interface Dunning {
  /** Days of reminders, the earliest first. */
  readonly reminders: readonly number[];
  readonly suspend: number;
  readonly end: number;
}

export function dunning(rows: readonly Setting[], today: string): Dunning {
  const value = (key: SettingKey) => settingOn(rows, key, today);
  const reminders = [-value('remind_before_days'), 0, value('remind_after_days'), value('remind_again_days')];
  return {
    reminders: reminders.sort((a, b) => a - b),
    suspend: value('suspend_days'),
    end: value('end_days'),
  };
}

export type DunningStep = 'remind' | 'suspend' | 'end';

/**
 * Returns today's step for an unpaid charge; null if none is due. After missed runs, only the latest reminder
 * is sent.
 * @param reminded the day of the last reminder, as in `remindedDay`
 */
export function dunningStepOn(
  dueOn: string,
  today: string,
  reminded: number | null,
  { reminders, suspend, end }: Dunning,
): { readonly step: DunningStep; readonly day: number } | null {
  const day = daysBetween(dueOn, today);
  if (day >= end) return { step: 'end', day };
  if (day >= suspend) return { step: 'suspend', day };
  const due = reminders.filter((one) => one <= day && (reminded === null || one > reminded)).at(-1);
  return due === undefined ? null : { step: 'remind', day: due };
}
