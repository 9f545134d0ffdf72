import { z } from 'zod';
import {
  accept,
  type Change,
  type Find,
  insert,
  moveTo,
  Problem,
  refuse,
  remove,
  update,
} from '../../../kit';
import {
  type Actor,
  creators,
  defineCommand,
  defineMove,
  id,
  line,
  ofCreator,
  requireAccess,
  systemOnly,
} from '../../../people';
import { type Connection, channelMetrics, connections, failure, figures, network } from '../connection';
import { networkPosts, overduePosts, postsRead } from '../post';
import { readingChanges } from '../reading';
import { withoutVerified } from '../retention';
import { connectionTokens, sealedToken } from '../token';

/**
 * Deletes the token of an ended connection after an attempt to revoke it at the network. Keeps the token if
 * the account was connected again.
 */
export const deleteToken = defineCommand({
  name: 'connections.deleteToken',
  input: z.strictObject({ id }),
  async load(find, input) {
    const connection = await find.forUpdate(connections, input.id, systemOnly);
    return { connection, tokens: await find.lockMany(connectionTokens, { connectionId: input.id }) };
  },
  decide({ rows: { connection, tokens }, input }) {
    if (connection.status === 'connected') return accept([], { id: input.id });
    return accept(
      tokens.map((token) => remove(connectionTokens, token.id)),
      { id: input.id },
    );
  },
});

/**
 * Disconnects an account, so that no metrics are read from it. The worker revokes the token at the network
 * and then deletes it.
 */
export const disconnectChannel = defineMove(connections, 'disconnect', {
  fields: {},
  also: async () => null,
  decide: () => ({ patch: { failingSince: null, failure: null } }),
});

const nothing = '—';

/**
 * Returns the connections of a user in ascending order of id. `userId` is either of the two ids by which a
 * network identifies the user.
 */
async function ofPerson(
  find: Pick<Find<Actor>, 'many'>,
  { channel, userId }: { channel: Connection['channel']; userId: string },
): Promise<Connection[]> {
  const [byPerson, byAccount] = [
    await find.many(connections, { channel, appUserId: userId }),
    await find.many(connections, { channel, accountId: userId }),
  ];
  return [...new Map([...byPerson, ...byAccount].map((one) => [one.id, one])).values()].sort(
    (one, other) => one.id - other.id,
  );
}

/**
 * Erases the data of an account because its owner requested this at the network. Disconnects the account and
 * clears its ids and handle. Deletes the token, the daily metrics, and the presence on the profile. A
 * repeated call has no further effect.
 */
export const eraseAccountData = defineCommand({
  name: 'connections.eraseAccountData',
  input: z.strictObject({ channel: network, userId: line(120) }),
  async load(find, input, { actor }) {
    requireAccess(actor, systemOnly);
    const seen = await ofPerson(find, input);
    const found = [];
    for (const { id, creatorId } of seen) {
      // Locks the creator before the connection, in the same order as when connecting.
      const owner = await find.forUpdate(creators, creatorId, systemOnly);
      const connection = await find.forUpdate(connections, id, systemOnly);
      const [tokens, metrics] = [
        await find.lockMany(connectionTokens, { connectionId: id }),
        await find.lockMany(channelMetrics, { connectionId: id }),
      ];
      found.push({ owner, connection, tokens, metrics });
    }
    return found;
  },
  decide: ({ rows: found }) =>
    accept(
      found.flatMap(({ owner, connection: { id, status, channel }, tokens, metrics }): Change[] => {
        const patch = {
          accountId: nothing,
          appUserId: null,
          handle: nothing,
          failingSince: null,
          failure: null,
        };
        const profile = withoutVerified(owner, channel);
        return [
          status === 'disconnected'
            ? update(connections, id, patch)
            : moveTo(connections, id, 'disconnect', { patch }),
          ...tokens.map((token) => remove(connectionTokens, token.id)),
          ...metrics.map((metric) => remove(channelMetrics, metric.id)),
          ...(profile ? [update(creators, owner.id, profile)] : []),
        ];
      }),
      { found: found.length },
    ),
});

/**
 * Stores the newest posts that the worker has read, and removes all others. `posts` is null if the network
 * did not answer; then the stored posts are kept until they are overdue. Stores nothing for a creator who no
 * longer shows posts.
 */
export const storePosts = defineCommand({
  name: 'connections.keepPosts',
  input: z.strictObject({ id, posts: postsRead.nullable() }),
  async load(find, input) {
    const connection = await find.forUpdate(connections, input.id, systemOnly);
    return { connection, posts: await find.lockMany(networkPosts, { connectionId: input.id }) };
  },
  decide({ rows: { connection, posts: before }, input: { id, posts }, now }) {
    if (connection.status !== 'connected' || connection.postsSince === null) return accept([], { id });
    const { channel, creatorId } = connection;
    const known = new Map(before.map((post) => [post.postId, post.id]));
    const read = new Set(posts?.map(({ postId }) => postId));
    const gone = posts ? before.filter(({ postId }) => !read.has(postId)) : overduePosts(before, now);
    const kept = (posts ?? []).map((post) => {
      const stored = known.get(post.postId);
      return stored === undefined
        ? insert(networkPosts, { ...post, connectionId: id, creatorId, channel, readAt: now })
        : update(networkPosts, stored, { ...post, readAt: now });
    });
    const removed = gone.map((post) => remove(networkPosts, post.id));
    return accept([update(connections, id, { postsAskedAt: now }), ...removed, ...kept], { id });
  },
});

/**
 * Records that the network refuses access, because the creator revoked it at the network or it expired.
 * Notifies the creator and deletes the token.
 * @throws Problem `stale` if `version` is given and the connection was renewed afterward
 */
export const markConnectionLost = defineMove(connections, 'lose', {
  fields: {},
  also: (find, { id }) => find.lockMany(connectionTokens, { connectionId: id }),
  decide: ({ also: tokens }) => ({
    patch: { failingSince: null, failure: null },
    and: tokens.map(({ id }) => remove(connectionTokens, id)),
  }),
});

/** Records a failed reading. `failingSince` keeps its value until a reading succeeds. */
export const recordFailedReading = defineCommand({
  name: 'connections.miss',
  input: z.strictObject({ id, failure }),
  load: (find, input) => find.forUpdate(connections, input.id, systemOnly),
  decide({ rows: connection, input, now }) {
    if (connection.status !== 'connected') return accept([], { id: input.id });
    const failingSince = connection.failingSince ?? now;
    return accept([update(connections, input.id, { failure: input.failure, failingSince })], {
      id: input.id,
    });
  },
});

/** Stores metrics that the worker has read. Ignores a connection that has ended in the meantime. */
export const storeChannelReading = defineCommand({
  name: 'connections.read',
  input: z.strictObject({ id, figures, appUserId: line(120).nullable().default(null) }),
  load: (find, input) => withOwner(find, input.id),
  decide({ rows: { owner, connection }, input, now }) {
    if (connection.status !== 'connected') return accept([], { id: input.id });
    const { handle } = input.figures;
    const known = input.appUserId === null ? {} : { appUserId: input.appUserId };
    return accept(
      [
        update(connections, input.id, {
          ...known,
          handle,
          measuredAt: now,
          failingSince: null,
          failure: null,
        }),
        ...readingChanges(owner, connection, input.figures, now),
      ],
      { id: input.id },
    );
  },
});

/** Locks and returns the creator and the connection, in the same order as when connecting. */
async function withOwner(find: Find<Actor>, id: number) {
  const [seen] = await find.many(connections, { id });
  if (!seen) throw new Problem('not_found');
  const owner = await find.forUpdate(creators, seen.creatorId, systemOnly);
  return { owner, connection: await find.forUpdate(connections, id, systemOnly) };
}

/**
 * Stores the token that replaces the old one, even for an ended connection: the old token no longer works, so
 * only the new one can be revoked.
 */
export const renewToken = defineCommand({
  name: 'connections.renew',
  input: z.strictObject({ connectionId: id, token: sealedToken }),
  async load(find, { connectionId }, { actor }) {
    requireAccess(actor, systemOnly);
    const [kept] = await find.lockMany(connectionTokens, { connectionId });
    if (!kept) throw new Problem('not_found');
    return kept;
  },
  decide: ({ rows: kept, input }) =>
    accept([update(connectionTokens, kept.id, input.token)], { id: kept.id }),
});

/**
 * Shows the newest posts on the public profile and to brands, or removes them immediately, as the creator.
 * Refuses with `not_connected` while the account is not connected.
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
