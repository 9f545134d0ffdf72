import { type Change, type Find, remove, update } from '../../../kit';
import { type Actor, defineReaction } from '../../../people';
import { type Connection, connections } from '../connection';
import { type NetworkPost, networkPosts } from '../post';

const ended = {
  load: (find: Find<Actor>, connection: Connection) =>
    find.lockMany(networkPosts, { connectionId: connection.id }),
  decide: ({ row, rows: posts }: { row: Connection; rows: NetworkPost[] }): Change[] => [
    ...(row.postsSince === null
      ? []
      : [update(connections, row.id, { postsSince: null, postsAskedAt: null })]),
    ...posts.map((post) => remove(networkPosts, post.id)),
  ],
};

/**
 * Posts were shown under the consent that has ended, regardless of who ended it; a new one requires asking the creator
 * again.
 */
export const endPostsOnDisconnect = defineReaction(connections, 'disconnect', ended);
export const endPostsOnLose = defineReaction(connections, 'lose', ended);
