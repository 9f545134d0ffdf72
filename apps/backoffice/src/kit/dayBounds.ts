import { addDays, businessDate, isDay, startOfDay } from '@elenco/brazil';

/**
 * Returns the first instant of a business day. Other values are returned unchanged, and the server refuses
 * them.
 */
export const firstOf = (day: string): string => (isDay(day) ? startOfDay(day) : day);

/** Returns the last instant of a business day, in the precision of stored instants (milliseconds). */
export const lastOf = (day: string): string =>
  isDay(day) ? new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString() : day;

/** Returns the business day of such an instant; empty for anything else. */
export const dayOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : businessDate(instant);
