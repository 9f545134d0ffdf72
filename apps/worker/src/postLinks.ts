import { checkPost } from '@elenco/core/hiring';
import type { Database } from '@elenco/db';
import type { LinkChecker } from './linkChecker';
import type { Log } from './log';

interface Checking {
  readonly database: Database;
  readonly checkLink: LinkChecker;
  readonly log: Log;
  /** ISO instant. */
  readonly now: () => string;
}

const system = { role: 'system' } as const;

/** Checks whether one publication is still at its link; if unknown, it stays as it was until tomorrow. */
export async function checkPostLink({ database, checkLink, log, now }: Checking, id: number): Promise<void> {
  const post = await database.posts.published(id);
  if (!post || post.status === 'withdrawn') return;
  const found = await checkLink(post);
  if (!found) return void log.info({ postId: id }, 'link of a post could not be checked');
  await database.perform(checkPost, { id, found }, { actor: system, now: now() });
}
