import { checkPost, isStoryOver } from '@elenco/core/hiring';
import type { Database } from '@elenco/db';
import type { LinkChecker } from './linkChecker';
import type { Log } from './log';

interface LinkCheckContext {
  readonly database: Database;
  readonly checkLink: LinkChecker;
  readonly log: Log;
  /** Returns the current time as ISO 8601 text. */
  readonly now: () => string;
}

const system = { role: 'system' } as const;

/**
 * Checks whether a post is still at its link and records the result. If the check gives no result, changes
 * nothing, so that the next run checks the post again.
 */
export async function checkPostLink(
  { database, checkLink, log, now }: LinkCheckContext,
  id: number,
): Promise<void> {
  const post = await database.posts.published(id);
  if (!post || post.status === 'withdrawn' || isStoryOver(post, now())) return;
  const found = await checkLink(post);
  if (!found) return void log.info({ postId: id }, 'link of a post could not be checked');
  await database.perform(checkPost, { id, found }, { actor: system, now: now() });
}
