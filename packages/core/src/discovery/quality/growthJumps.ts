import { addDays, daysBetween } from '@elenco/brazil';
import { median } from '../../kit';
import type { HistoryPoint } from '../search';
import { type Check, missing } from './check';

/** Minimum number of days with a known change from which the usual change is computed. */
export const MIN_CHANGES = 28;
/** Minimum size of a jump, as a multiple of the usual change of a day. */
export const JUMP_TIMES = 8;
/** Minimum size of a jump, as a share of the followers. */
export const JUMP_SHARE = 0.03;
/** Days after a new post during which the post may explain new followers. */
const POST_DAYS = 3;

/** Followers gained within some days, far more than usual. */
export interface Jump {
  readonly from: string;
  readonly to: string;
  readonly gained: number;
  /** Number of posts published in these days and the three days before; null if unknown. */
  readonly posts: number | null;
}

export interface Jumps {
  readonly jumps: readonly Jump[];
  /** Median daily change, up or down. */
  readonly usual: number;
  readonly days: number;
}

/**
 * Finds gains far above the usual daily change, with the posts that may explain them. Needs readings of most
 * days.
 */
export function growthJumps(points: readonly HistoryPoint[]): Check<Jumps> {
  const steps = points.flatMap((to, n) => {
    const from = points[n - 1];
    if (!from || to.apart || to.source !== 'verified') return [];
    const days = daysBetween(from.day, to.day);
    return [
      { from, to, gained: to.followers - from.followers, perDay: (to.followers - from.followers) / days },
    ];
  });
  if (steps.length < MIN_CHANGES) return missing(steps.length, MIN_CHANGES);
  const usual = median(steps.map(({ perDay }) => Math.abs(perDay))) ?? 0;
  const jumps = steps
    .filter(
      ({ from, gained, perDay }) =>
        perDay > JUMP_TIMES * Math.max(usual, 1) && gained > JUMP_SHARE * from.followers,
    )
    .map(({ from, to, gained }) => ({
      from: from.day,
      to: to.day,
      gained,
      posts: postsBetween(points, addDays(from.day, -POST_DAYS), to),
    }));
  const figures = { jumps, usual: Math.round(usual), days: steps.length };
  return { isKnown: true, on: points.at(-1)?.day ?? '', figures };
}

/** Returns the number of posts that were added since a day. Deleted posts are not subtracted. */
export function postsBetween(
  points: readonly HistoryPoint[],
  since: string,
  to: HistoryPoint | undefined,
): number | null {
  const from = points.findLast(
    ({ day, posts, source }) => day <= since && posts !== null && source === to?.source,
  );
  if (!from || from.posts === null || !to || to.posts === null) return null;
  return daysBetween(from.day, since) > POST_DAYS ? null : Math.max(0, to.posts - from.posts);
}
