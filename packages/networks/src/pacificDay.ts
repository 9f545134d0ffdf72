const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** Returns the date in Pacific Time, `YYYY-MM-DD`, which YouTube uses for quotas and reports. */
export const pacificDay = (time: number): string => pacific.format(time);

/** Returns the Pacific date `days` days before a time (milliseconds since the epoch). */
export const pacificDaysBefore = (time: number, days: number): string =>
  new Date(Date.parse(`${pacificDay(time)}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the next midnight in Pacific Time, when daily quotas are reset; ISO 8601. */
export function nextPacificMidnight(time: number): string {
  const next = pacificDaysBefore(time, -1);
  const inSummer = Date.parse(`${next}T07:00:00Z`);
  return new Date(pacificDay(inSummer) === next ? inSummer : inSummer + HOUR_MS).toISOString();
}
