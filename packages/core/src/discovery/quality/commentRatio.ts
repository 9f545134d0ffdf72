import type { HistoryPoint } from '../search';
import { type Check, missing } from './check';

/** Minimum number of posts from which a ratio is computed. */
export const MIN_SAMPLE = 5;
/** Minimum number of likes of these posts. */
const MIN_LIKES = 100;

export interface CommentRatio {
  readonly posts: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number | null;
  /** Comments per hundred likes, with one decimal. */
  readonly commentsPer100: number;
  /** Shares per hundred likes, with one decimal; null if the number of shares is unknown. */
  readonly sharesPer100: number | null;
}

/**
 * Returns comments and shares per hundred likes of the newest posts, from the last reading with likes and
 * comments.
 */
export function commentRatioOf(points: readonly HistoryPoint[]): Check<CommentRatio> {
  const last = points.findLast(({ likes, comments }) => likes !== null && comments !== null);
  const { sampledPosts: posts, likes, comments, shares } = last ?? {};
  const isEnough = (posts ?? 0) >= MIN_SAMPLE && (likes ?? 0) >= MIN_LIKES;
  if (!last || !posts || !likes || typeof comments !== 'number' || !isEnough) {
    return missing(posts ?? 0, MIN_SAMPLE);
  }
  const per100 = (count: number) => Math.round((1_000 * count) / likes) / 10;
  const figures = {
    posts,
    likes,
    comments,
    shares: shares ?? null,
    commentsPer100: per100(comments),
    sharesPer100: typeof shares === 'number' ? per100(shares) : null,
  };
  return { isKnown: true, on: last.day, figures };
}
