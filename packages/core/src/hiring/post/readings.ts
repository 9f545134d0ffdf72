import type { Format } from '../../people';

/** The ages at which posts are compared, in hours since their publication. */
export const readingHours = { '24h': 24, '72h': 72, '7d': 168, '30d': 720 } as const;
export type ReadingAge = keyof typeof readingHours;
export const readings = Object.keys(readingHours) as readonly ReadingAge[];

const HOUR_MS = 3_600_000;
/** A figure counts for a reading from this part of its age on: an answer given an hour early is no answer to none. */
const EARLY = 0.9;

/** Stories can be read for a day only. */
export const readingsOf = (format: Format): readonly ReadingAge[] =>
  format === 'stories' ? ['24h'] : readings;

/** The newest reading that is due at a moment; undefined while the post is younger than any. */
export function dueReading(publishedAt: string, now: string, format: Format): ReadingAge | undefined {
  const age = (Date.parse(now) - Date.parse(publishedAt)) / HOUR_MS;
  return readingsOf(format).findLast((reading) => readingHours[reading] <= age);
}

/** Which reading a figure is of; undefined for one that is earlier than all of them. */
export function readingOf(publishedAt: string, observedAt: string): ReadingAge | undefined {
  const age = (Date.parse(observedAt) - Date.parse(publishedAt)) / HOUR_MS;
  return readings.findLast((reading) => readingHours[reading] * EARLY <= age);
}
