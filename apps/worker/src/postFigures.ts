import type { Network } from '@elenco/core/discovery';
import { MAX_DRAFT_CAPTION, storeReading } from '@elenco/core/hiring';
import { SealError } from '@elenco/db';
import { isNetworkError } from '@elenco/networks';
import { truncateCaption } from './caption';
import { endConnection, type NetworkContext, usable } from './connections';

const system = { role: 'system' } as const;

/**
 * Returns the posts for which a reading of metrics is due. Includes only posts at configured networks whose
 * creators are connected.
 */
export const postsWithDueReading = ({
  database,
  networks,
  now,
}: Pick<NetworkContext, 'database' | 'networks' | 'now'>) =>
  database.posts.unreadPosts(now(), Object.keys(networks));

/**
 * Reads the metrics of a post at its network. If the network does not know the post or may not return its
 * metrics, the creator is asked to enter them, and the next due reading tries again.
 * @throws NetworkError if the reading should be retried
 */
export async function readPostFigures(
  parts: NetworkContext,
  id: number,
  connectionId: number,
): Promise<void> {
  const { database, networks, log, now } = parts;
  const post = await database.posts.published(id);
  const held = await database.connections.held(connectionId);
  const client = held && networks[held.channel as Network];
  if (!post || post.status === 'withdrawn' || !client || held.status !== 'connected') return;
  const keep = (read: unknown) => database.perform(storeReading, { id, read }, { actor: system, now: now() });
  try {
    const { url, networkPostId, format } = post;
    const asked = { url, networkPostId, stories: format === 'stories', accountId: held.accountId };
    const read = await client.figures(await usable(parts, held, client), asked);
    await keep(
      read && {
        networkPostId: read.networkPostId,
        caption: read.caption && truncateCaption(read.caption, MAX_DRAFT_CAPTION),
        figures: { organic: read.organic },
      },
    );
  } catch (error) {
    if (error instanceof SealError) return endConnection(parts, held);
    if (!isNetworkError(error)) throw error;
    log.warn({ postId: id, kind: error.kind }, error.message);
    if (error.kind === 'refused') return endConnection(parts, held);
    if (error.kind !== 'not_permitted') throw error;
    await keep(null);
  }
}
