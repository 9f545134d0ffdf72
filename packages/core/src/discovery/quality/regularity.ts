import { addDays } from '@elenco/brazil';
import type { HistoryPoint } from '../search';
import { type Check, missing } from './check';
import { postsBetween } from './growthJumps';

const WEEKS = 12;
/** Minimum number of weeks whose posts are known. */
export const MIN_WEEKS = 8;

export interface Regularity {
  readonly weeks: number;
  /** Number of weeks with at least one new post. */
  readonly active: number;
  readonly posts: number;
}

/** Counts the weeks with a new post among the last twelve, leaving out weeks without readings. */
export function regularityOf(points: readonly HistoryPoint[]): Check<Regularity> {
  const counted = points.filter(({ posts }) => posts !== null);
  const last = counted.at(-1);
  if (!last) return missing(0, MIN_WEEKS);
  const weeks = Array.from({ length: WEEKS }, (_, n) => {
    const end = addDays(last.day, -7 * n);
    return postsBetween(
      counted,
      addDays(end, -7),
      counted.findLast(({ day }) => day <= end && day > addDays(end, -4)),
    );
  }).filter((posts) => posts !== null);
  if (weeks.length < MIN_WEEKS) return missing(weeks.length, MIN_WEEKS);
  const figures = {
    weeks: weeks.length,
    active: weeks.filter((posts) => posts > 0).length,
    posts: weeks.reduce((all, posts) => all + posts, 0),
  };
  return { isKnown: true, on: last.day, figures };
}
