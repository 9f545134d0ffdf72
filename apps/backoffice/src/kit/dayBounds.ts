import { addDays, businessDate, isDay, startOfDay } from '@elenco/brazil';

/**
 * Returns the first instant of a business day. Other values are returned unchanged, and the server refuses
 * them.
 */
export const firstInstantOf = (day: string): string => (isDay(day) ? startOfDay(day) : day);

/**
 * Returns the last instant of a business day, in the precision of stored instants (milliseconds). Other
 * values are returned unchanged.
 */
export const lastInstantOf = (day: string): string =>
  isDay(day) ? new Date(Date.parse(startOfDay(addDays(day, 1))) - 1).toISOString() : day;

/** Returns the business day of an instant; an empty string for text that is not an instant. */
export const dayOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : businessDate(instant);

const clock = /^(\d{1,2}):(\d{2})$/;

/** True if the text is a time of day, such as `9:30` or `18:05`. */
export function isClock(text: string): boolean {
  const [, hour, minute] = clock.exec(text.trim()) ?? [];
  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60;
}

/**
 * Returns the instant of a time of day in São Paulo.
 * @throws Error if the text is not a time of day
 */
export function instantAt(day: string, time: string): string {
  if (!isClock(time)) throw new Error(`${time} is not a time of day`);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.parse(startOfDay(day)) + (hour * 60 + minute) * 60_000).toISOString();
}

/** Returns an instant's time of day in São Paulo. */
export function clockOf(instant: string): string {
  const minutes = Math.floor((Date.parse(instant) - Date.parse(startOfDay(businessDate(instant)))) / 60_000);
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}
