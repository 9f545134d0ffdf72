import { addDays, businessDate, isDay, startOfDay } from '@elenco/brazil';

/** Returns the first instant of a business day. Keeps other values, which the server refuses. */
export const firstOf = (day: string): string => (isDay(day) ? startOfDay(day) : day);

/** Returns the last instant of a business day, in the precision of the rows (ms). */
export const lastOf = (day: string): string =>
  isDay(day) ? new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString() : day;

/** Returns the business day of a bound: the inverse of both. Empty if it is not an instant. */
export const dayOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : businessDate(instant);
