import { addDays, businessDate, isDay, startOfDay } from '@elenco/brazil';

/** The first instant of a business day. What is no day stays as it is, and is refused as such. */
export const firstOf = (day: string): string => (isDay(day) ? startOfDay(day) : day);

/** The last instant of a business day, to the millisecond that rows hold. */
export const lastOf = (day: string): string =>
  isDay(day) ? new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString() : day;

/** The business day that a bound names: the inverse of both. Empty for what is no instant. */
export const dayOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : businessDate(instant);
