import { MAX_CAPTION, MAX_POSTS, type Network, storePosts } from '@elenco/core/discovery';
import { isProblem } from '@elenco/core/kit';
import { type FileStore, SealError } from '@elenco/db';
import { isNetworkError, type NetworkClient, type Post } from '@elenco/networks';
import { cleanPhoto } from '@elenco/pictures';
import { truncateCaption } from './caption';
import { endConnection, type NetworkContext, STALE_MS, usable } from './connections';

interface PostsContext extends NetworkContext {
  /** Store of public pictures. */
  readonly pictures: FileStore;
}

const system = { role: 'system' } as const;

/** Maximum number of pictures that are downloaded and encoded concurrently. */
const AT_ONCE = 4;

/**
 * Returns the ids of connections whose creators show their posts and whose posts were not read today.
 * Includes connections to networks that are no longer configured, because their stored posts must be deleted
 * when they are too old.
 */
export const connectionsToRead = ({
  database,
  now,
}: Pick<NetworkContext, 'database' | 'now'>): Promise<number[]> =>
  database.connections.postsNotReadSince(new Date(Date.parse(now()) - STALE_MS).toISOString());

/**
 * Reads the newest posts of one connection. Stores encoded copies of their pictures, so that visitors load
 * nothing from the network. Does not read pictures of known posts again. If the network does not answer, the
 * stored posts stay unchanged until the next day.
 * @throws NetworkError if the reading should be retried
 */
export async function readPosts(parts: PostsContext, id: number): Promise<void> {
  const { database, networks, log, now } = parts;
  const held = await database.connections.held(id);
  const client = held && networks[held.channel as Network];
  if (held?.status !== 'connected' || held.postsSince === null) return;
  const keep = (posts: unknown) => database.perform(storePosts, { id, posts }, { actor: system, now: now() });
  if (!client) return void (await keep(null));
  try {
    const posts = await client.posts(await usable(parts, held, client), MAX_POSTS);
    const known = await database.connections.postPictures(id);
    const drawn = [];
    for (let from = 0; from < posts.length; from += AT_ONCE) {
      const some = posts.slice(from, from + AT_ONCE);
      drawn.push(...(await Promise.all(some.map((post) => withPicture(parts, client, post, known)))));
    }
    await keep(drawn);
  } catch (error) {
    if (error instanceof SealError) return endConnection(parts, held);
    if (isProblem(error)) {
      // The network's answer is invalid. Another call would return the same answer, so the job is not
      // retried.
      log.warn({ connectionId: id, code: error.code }, 'the posts were not kept');
      return void (await keep(null));
    }
    if (!isNetworkError(error)) throw error;
    log.warn({ connectionId: id, kind: error.kind }, error.message);
    if (error.kind === 'refused') return endConnection(parts, held);
    await keep(null);
    if (error.kind !== 'not_permitted') throw error;
  }
}

async function withPicture(
  parts: PostsContext,
  client: NetworkClient,
  { id: postId, pictureUrl, ...post }: Post,
  known: ReadonlyMap<string, string>,
) {
  const caption = truncateCaption(post.caption, MAX_CAPTION);
  const picture =
    known.get(postId) ?? (pictureUrl === null ? null : await storePicture(parts, client, pictureUrl));
  return { ...post, postId, caption, picture };
}

/**
 * Stores a copy of a picture and returns its file name. Returns null if the picture is invalid or its URL is
 * not on a host of the network.
 */
async function storePicture({ pictures, log }: PostsContext, client: NetworkClient, pictureUrl: string) {
  try {
    return await pictures.put(await cleanPhoto(await client.picture(pictureUrl), 'post'));
  } catch (error) {
    if (!isNetworkError(error) && !isProblem(error)) throw error;
    log.warn({ code: isProblem(error) ? error.code : error.kind }, 'post kept without its picture');
    return null;
  }
}
