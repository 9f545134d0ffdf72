import type { Format } from '../../people';

/** Ages at which posts are compared, in hours since publication. */
export const readingHours = { '24h': 24, '72h': 72, '7d': 168, '30d': 720 } as const;
export type ReadingAge = keyof typeof readingHours;
export const readings = Object.keys(readingHours) as readonly ReadingAge[];

const HOUR_MS = 3_600_000;
/** A figure counts for a reading from this fraction of its age, so that slightly early figures are accepted. */
const EARLY = 0.9;

/** Stories can be read for one day only. */
export const readingsOf = (format: Format): readonly ReadingAge[] =>
  format === 'stories' ? ['24h'] : readings;

/** Returns the newest reading that is due; undefined while the post is younger than all of them. */
export function dueReading(publishedAt: string, now: string, format: Format): ReadingAge | undefined {
  const age = (Date.parse(now) - Date.parse(publishedAt)) / HOUR_MS;
  return readingsOf(format).findLast((reading) => readingHours[reading] <= age);
}

/** Returns the reading that a figure covers; undefined if it is earlier than all of them. */
export function readingOf(publishedAt: string, observedAt: string): ReadingAge | undefined {
  const age = (Date.parse(observedAt) - Date.parse(publishedAt)) / HOUR_MS;
  return readings.findLast((reading) => readingHours[reading] * EARLY <= age);
}
