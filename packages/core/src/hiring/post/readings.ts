import type { Format } from '../../people';
import type { Post } from './post';

/** Ages at which posts are compared, in hours since publication. */
export const readingHours = { '24h': 24, '72h': 72, '7d': 168, '30d': 720 } as const;
export type ReadingAge = keyof typeof readingHours;
export const readings = Object.keys(readingHours) as readonly ReadingAge[];

const HOUR_MS = 3_600_000;
/** Hours for which networks show a story. */
const STORY_HOURS = 24;
/**
 * Fraction of a reading's age from which a value counts for that reading, so that slightly early values
 * count.
 */
const EARLY = 0.9;

/** Returns the readings of a format. Stories can be read only for one day. */
export const readingsOf = (format: Format): readonly ReadingAge[] =>
  format === 'stories' ? ['24h'] : readings;

/** True once networks no longer show a story. From then on, a missing story does not breach the contract. */
export const isStoryOver = (
  { format, publishedAt }: { readonly format: Format; readonly publishedAt: string },
  now: string,
): boolean => format === 'stories' && Date.parse(now) - Date.parse(publishedAt) >= STORY_HOURS * HOUR_MS;

/**
 * Returns the displayed state of a post: `over` for a story whose day has passed, unless it was missing on
 * that day.
 */
export function shownPostStatus<Status extends string>(
  post: { readonly status: Status; readonly format: Format; readonly publishedAt: string },
  now: string,
): Status | 'over' {
  const online = post.status === 'found' || post.status === 'unchecked';
  return online && isStoryOver(post, now) ? 'over' : post.status;
}

/**
 * True for a post that must be public and is not: the last check found it private or offline. A story does
 * not have to be online after its day.
 */
export const isBroken = (post: Pick<Post, 'status' | 'format' | 'publishedAt'>, now: string): boolean =>
  (post.status === 'private' || post.status === 'gone') && !isStoryOver(post, now);

/**
 * Days for which the home page of a brand lists an offline post. The page of the project always lists the
 * post.
 */
const LISTED_DAYS = 30;

/** True for a broken post that has been broken for at most `LISTED_DAYS`. */
export const isNewlyBroken = (
  post: Parameters<typeof isBroken>[0] & Pick<Post, 'statusSince'>,
  now: string,
) => isBroken(post, now) && Date.parse(now) - Date.parse(post.statusSince) < LISTED_DAYS * 24 * HOUR_MS;

/** Returns the newest reading that is due; undefined if the post is too new for any. */
export function dueReading(publishedAt: string, now: string, format: Format): ReadingAge | undefined {
  const age = (Date.parse(now) - Date.parse(publishedAt)) / HOUR_MS;
  return readingsOf(format).findLast((reading) => readingHours[reading] <= age);
}

/** Returns the reading for which a value counts; undefined if it is too early for any. */
export function readingOf(publishedAt: string, observedAt: string): ReadingAge | undefined {
  const age = (Date.parse(observedAt) - Date.parse(publishedAt)) / HOUR_MS;
  return readings.findLast((reading) => readingHours[reading] * EARLY <= age);
}
