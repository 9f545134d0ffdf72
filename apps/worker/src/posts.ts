import { keepPosts, MAX_POSTS, type Network } from '@elenco/core/discovery';
import { isProblem } from '@elenco/core/kit';
import { type FileStore, SealError } from '@elenco/db';
import { isNetworkError, type NetworkClient, type Post } from '@elenco/networks';
import { cleanPhoto } from '@elenco/pictures';
import { shortened } from './caption';
import { lose, type Reading, STALE_MS, usable } from './connections';

interface Posting extends Reading {
  /** Store of public pictures. */
  readonly pictures: FileStore;
}

const system = { role: 'system' } as const;

/** Maximum length of a caption, in UTF-16 units. */
const CAPTION = 280;

/** Returns connections whose creators show their posts, of networks with posts, not read today. */
export function connectionsToRead(parts: Pick<Reading, 'database' | 'networks' | 'now'>): Promise<number[]> {
  const { database, networks, now } = parts;
  const channels = Object.entries(networks).flatMap(([channel, client]) => (client?.posts ? [channel] : []));
  return database.connections.postsNotReadSince(
    new Date(Date.parse(now()) - STALE_MS).toISOString(),
    channels,
  );
}

/**
 * Reads the newest posts of one connection, each with a re-encoded picture, so that visitors load nothing
 * from the network. Unreadable ones stay as they were until tomorrow.
 * @throws NetworkError if it should be retried
 */
export async function readPosts(parts: Posting, id: number): Promise<void> {
  const { database, networks, log, now } = parts;
  const held = await database.connections.held(id);
  const client = held && networks[held.channel as Network];
  if (!client?.posts || held?.status !== 'connected' || held.postsSince === null) return;
  const keep = (posts: unknown) => database.perform(keepPosts, { id, posts }, { actor: system, now: now() });
  try {
    const posts = await client.posts(await usable(parts, held, client), MAX_POSTS);
    const drawn = await Promise.all(posts.map((post) => withPicture(parts, client, post)));
    await keep(drawn.flatMap((post) => post ?? []));
  } catch (error) {
    if (error instanceof SealError) return lose(parts, held);
    if (isProblem(error)) {
      // The network's answer is invalid: another call would return the same.
      log.warn({ connectionId: id, code: error.code }, 'the posts were not kept');
      return void (await keep(null));
    }
    if (!isNetworkError(error)) throw error;
    log.warn({ connectionId: id, kind: error.kind }, error.message);
    if (error.kind === 'refused') return lose(parts, held);
    await keep(null);
    if (error.kind !== 'not_permitted') throw error;
  }
}

/**
 * Returns undefined if the picture is invalid, or not the network's: one bad post hides none of the others.
 */
async function withPicture({ pictures, log }: Posting, client: NetworkClient, post: Post) {
  try {
    const bytes = await client.picture?.(post);
    if (!bytes) return undefined;
    const { id: postId, link, takenAt } = post;
    return {
      postId,
      link,
      caption: shortened(post.caption, CAPTION),
      takenAt,
      picture: await pictures.put(await cleanPhoto(bytes, 'post')),
    };
  } catch (error) {
    if (!isNetworkError(error) && !isProblem(error)) throw error;
    log.warn({ code: isProblem(error) ? error.code : error.kind }, 'post skipped without a picture');
    return undefined;
  }
}
