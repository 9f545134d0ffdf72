import { type Change, type Find, remove, update } from '../../../kit';
import { type Actor, type Creator, creators, defineReaction } from '../../../people';
import { type ChannelMetric, type Connection, channelMetrics, connections } from '../connection';
import { type NetworkPost, networkPosts } from '../post';
import { deletesOnEnd, withoutVerified } from '../retention';

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
 * Stops showing posts when the connection ends for any reason, because the consent has ended too. Showing
 * them again requires a new consent.
 */
export const endPostsOnDisconnect = defineReaction(connections, 'disconnect', ended);
export const endPostsOnLose = defineReaction(connections, 'lose', ended);

const retained = {
  async load(find: Find<Actor>, { id, channel, creatorId }: Connection) {
    if (!deletesOnEnd(channel)) return { owners: [], metrics: [] };
    return {
      owners: await find.lockMany(creators, { id: creatorId }),
      metrics: await find.lockMany(channelMetrics, { connectionId: id }),
    };
  },
  decide: ({
    row: { channel },
    rows: { owners, metrics },
  }: {
    row: Connection;
    rows: { owners: Creator[]; metrics: ChannelMetric[] };
  }): Change[] => [
    ...metrics.map(({ id }) => remove(channelMetrics, id)),
    ...owners.flatMap((owner) => {
      const profile = withoutVerified(owner, channel);
      return profile ? [update(creators, owner.id, profile)] : [];
    }),
  ],
};

/**
 * Deletes metrics when the connection ends, for networks whose terms forbid keeping them without a consent.
 */
export const deleteFiguresOnDisconnect = defineReaction(connections, 'disconnect', retained);
export const deleteFiguresOnLose = defineReaction(connections, 'lose', retained);
