import type { Observation, Post } from './post';
import { dueReading, readingOf } from './readings';

type Made = Pick<Post, 'id' | 'status' | 'publishedAt' | 'format'>;
type Seen = Pick<Observation, 'postId' | 'observedAt'>;

const DAY_MS = 86_400_000;
/** Number of days after publication during which creators are reminded to report metrics. */
export const ASKED_DAYS = 45;

/** True if a reading of the post is due and none of its metrics is stored yet. */
export function awaitsFigures(post: Made, observations: readonly Seen[], now: string): boolean {
  const due = dueReading(post.publishedAt, now, post.format);
  if (post.status === 'withdrawn' || due === undefined) return false;
  if (Date.parse(now) - Date.parse(post.publishedAt) > ASKED_DAYS * DAY_MS) return false;
  return !observations.some(
    ({ postId, observedAt }) => postId === post.id && readingOf(post.publishedAt, observedAt) === due,
  );
}
