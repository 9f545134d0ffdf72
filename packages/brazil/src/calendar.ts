import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';

/** Time zone of business dates. */
export const BUSINESS_TIME_ZONE = 'America/Sao_Paulo';

const DAY_MS = 86_400_000;

/** Returns true for an existing date as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns midnight UTC of a date in milliseconds. Days are counted in UTC, where each has 24 hours. */
function time(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(day);
}

/**
 * Returns the date `n` days later, or earlier if `n` is negative.
 * @throws RangeError for a malformed date
 */
export function addDays(day: string, n: number): string {
  return new Date(time(day) + n * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the number of days from `from` to `to`; negative if `to` is earlier.
 * @throws RangeError for a malformed date
 */
export function daysBetween(from: string, to: string): number {
  return (time(to) - time(from)) / DAY_MS;
}

const holidaysOf = new Map<number, ReadonlySet<string>>();

function isoOfLocal(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Returns the days of a year, apart from weekends, on which banks are closed in all of Brazil. These are
 * national holidays (20 November since 2024), Good Friday, Corpus Christi, Carnival Tuesday and Carnival
 * Monday. The library lacks Carnival Monday (48 days before Easter), which is a bank holiday but not a legal
 * one.
 * @throws RangeError outside 1900–2099
 */
export function bankHolidays(year: number): ReadonlySet<string> {
  let found = holidaysOf.get(year);
  if (!found) {
    const days = getHolidays(year).map(({ name, date }) => ({ name, day: isoOfLocal(date) }));
    const tuesday = days.find(({ name }) => name.startsWith('Carnaval'));
    if (!tuesday) throw new RangeError(`no calendar for ${year}`);
    found = new Set([...days.map(({ day }) => day), addDays(tuesday.day, -1)].sort());
    holidaysOf.set(year, found);
  }
  return found;
}

/** Returns true if banks are open on a date: neither weekend nor bank holiday. */
export function isBankDay(day: string): boolean {
  const weekday = new Date(time(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(day.slice(0, 4))).has(day);
}

/** Returns the date itself if banks are open, otherwise the next date on which banks are open. */
export function nextBankDay(day: string): string {
  let open = day;
  while (!isBankDay(open)) open = addDays(open, 1);
  return open;
}

/** Returns the `n`-th bank day before a date. */
export function bankDaysBefore(day: string, n: number): string {
  let open = day;
  for (let left = n; left > 0; left -= 1) {
    do open = addDays(open, -1);
    while (!isBankDay(open));
  }
  return open;
}

/** Returns the `n`-th bank day after a date. */
export function bankDaysAfter(day: string, n: number): string {
  let open = day;
  for (let left = n; left > 0; left -= 1) open = nextBankDay(addDays(open, 1));
  return open;
}

/** Returns the due date `days` calendar days after a date, moved forward to a bank day. */
export function dueOn(day: string, days: number): string {
  return nextBankDay(addDays(day, days));
}

const businessParts = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Returns the business date of an instant (a Date or ISO 8601 text): `2026-11-21T02:40:00Z` → `2026-11-20`.
 */
export function businessDate(instant: Date | string): string {
  const parts = businessParts.formatToParts(new Date(instant));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * Returns the instant at which a business date begins. São Paulo has had no daylight saving time since 2019.
 */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00-03:00`).toISOString();
