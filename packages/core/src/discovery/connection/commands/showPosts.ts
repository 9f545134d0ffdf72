import { z } from 'zod';
import { accept, refuse, remove, update } from '../../../kit';
import { defineCommand, id, ofCreator } from '../../../people';
import { networkPosts } from '../post';
import { connections } from '../resource';

/**
 * A creator lets the newest posts stand on the public profile, or takes that back; then they are gone at once. Only
 * Instagram shows us pictures (`no_posts_there`), and only while it is connected (`not_connected`).
 */
export const showPosts = defineCommand({
  name: 'connections.showPosts',
  notWhileImpersonating: true,
  input: z.strictObject({ id, show: z.boolean() }),
  async load(find, input) {
    const connection = await find.forUpdate(connections, input.id, ofCreator);
    return { connection, posts: await find.lockMany(networkPosts, { connectionId: input.id }) };
  },
  decide({ rows: { connection, posts }, input: { id, show }, now }) {
    if (show && connection.channel !== 'instagram') return refuse('no_posts_there');
    if (show && connection.status !== 'connected') return refuse('not_connected');
    if (show === (connection.postsSince !== null)) return accept([], { id });
    return accept(
      [
        update(connections, id, { postsSince: show ? now : null, postsAskedAt: null }),
        ...posts.map((post) => remove(networkPosts, post.id)),
      ],
      { id },
    );
  },
});
