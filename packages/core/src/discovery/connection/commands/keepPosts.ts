import { z } from 'zod';
import { accept, insert, remove, update } from '../../../kit';
import { defineCommand, id, systemOnly } from '../../../people';
import { networkPosts, postsRead } from '../post';
import { connections } from '../resource';

/**
 * The worker has asked the network for the newest posts, which take the place of those before. Without `posts` it was
 * asked in vain, and what stands stays. Nothing is kept of a creator who does not want them shown any more.
 */
export const keepPosts = defineCommand({
  name: 'connections.keepPosts',
  input: z.strictObject({ id, posts: postsRead.nullable() }),
  async load(find, input) {
    const connection = await find.forUpdate(connections, input.id, systemOnly);
    return { connection, posts: await find.lockMany(networkPosts, { connectionId: input.id }) };
  },
  decide({ rows: { connection, posts: before }, input: { id, posts }, now }) {
    if (connection.status !== 'connected' || connection.postsSince === null) return accept([], { id });
    const asked = update(connections, id, { postsAskedAt: now });
    if (posts === null) return accept([asked], { id });
    const about = { connectionId: id, creatorId: connection.creatorId, readAt: now };
    return accept(
      [
        asked,
        ...before.map((post) => remove(networkPosts, post.id)),
        ...posts.map((post) => insert(networkPosts, { ...post, ...about })),
      ],
      { id },
    );
  },
});
