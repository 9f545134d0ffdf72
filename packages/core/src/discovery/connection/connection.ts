import { z } from 'zod';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  audience,
  count,
  dash,
  defineResource,
  erased,
  figureSource,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCreator,
  type Rule,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/**
 * Flow of a connection to a creator's account at a network. Metrics can be read only in the state
 * `connected`.
 */
export const connectionFlow = defineFlow({
  name: 'connections',
  states: ['connected', 'lost', 'disconnected'],
  initial: 'connected',
  moves: {
    lose: { from: ['connected'], to: 'lost' },
    reconnect: { from: ['lost', 'disconnected'], to: 'connected' },
    disconnect: { from: ['connected', 'lost'], to: 'disconnected' },
  },
});

/** Networks from which metrics can be read if the creator consents. */
export const network = z.enum(['instagram', 'tiktok', 'youtube']);

export type Network = z.output<typeof network>;

/** Reason for missing metrics: no response, too many requests, or a consent that does not include metrics. */
export const failure = z.enum(['unreachable', 'limited', 'not_permitted']);

export type Failure = z.output<typeof failure>;

export const connection = z.object({
  ...stamps,
  creatorId: id,
  channel: impersonal(network),
  status: impersonal(z.enum(connectionFlow.states as [StateOf<typeof connectionFlow>])),
  statusSince: instant,
  /** Id of the account at the network, which does not change if the account is renamed. */
  accountId: erased(line(120), dash),
  /** Id of the user in the network's callbacks to our app; null if it equals `accountId`. */
  appUserId: erased(line(120).nullable(), null),
  handle: erased(line(80), dash),
  /** When the creator consented to reading the metrics and showing them to brands. */
  consentedAt: instant,
  /** When the metrics were last read. */
  measuredAt: instant,
  /** When the current series of failures began; null after a successful reading. */
  failingSince: instant.nullable(),
  failure: impersonal(failure.nullable()),
  /**
   * Time since which the creator has shown the newest posts on the public profile and to brands; null if the
   * posts are not shown.
   */
  postsSince: instant.nullable(),
  /** Time of the last request to the network for posts. */
  postsAskedAt: instant.nullable(),
});

export type Connection = z.output<typeof connection>;

/**
 * Views of the last 28 days, as YouTube Analytics counts them; null if the network does not report them.
 * `engagedViews` leaves out videos that the viewer swiped away.
 */
const viewing = z.strictObject({
  recentViews: erased(count.nullable(), null),
  engagedViews: erased(count.nullable(), null),
  averageViewSeconds: erased(count.nullable(), null),
});
export const noViewing: z.output<typeof viewing> = {
  recentViews: null,
  engagedViews: null,
  averageViewSeconds: null,
};

/** Metrics of an account at one time. */
const measured = z.strictObject({
  handle: erased(line(80), dash),
  followers: erased(count, 0),
  posts: erased(count, 0),
  /** Average interactions per follower for the newest posts, in basis points. */
  engagementBp: erased(z.int().min(0).max(10_000), 0),
  /** Number of posts from which engagement is computed. */
  sampledPosts: impersonal(count),
});

/** Totals of the newest posts; null if the network does not report them. */
const sample = z.strictObject({
  likes: erased(count.nullable(), null),
  comments: erased(count.nullable(), null),
  shares: erased(count.nullable(), null),
  /** Average views of a post. */
  views: erased(count.nullable(), null),
});

/**
 * Metrics of an account at one time. The totals of the newest posts, the audience and the views are each
 * absent if the network does not report them.
 */
export const figures = measured.extend({
  sample: sample.optional(),
  audience: audience.optional(),
  viewing: viewing.optional(),
});

export type Figures = z.output<typeof figures>;

export const channelMetric = z.object({
  ...stamps,
  ...measured.shape,
  ...sample.shape,
  /** Version of the network's method of counting views. See `methodAt`. */
  methodVersion: impersonal(z.int().positive()),
  ...viewing.shape,
  connectionId: id,
  creatorId: id,
  channel: impersonal(network),
  source: impersonal(figureSource),
  measuredAt: instant,
});

export type ChannelMetric = z.output<typeof channelMetric>;

/**
 * Access to connections. Only the system writes the metrics, which it reads from the network. Metrics written
 * by users would prove nothing.
 */
const connectionAccess = {
  read: anyOf<Actor, Connection>(ofCreator, staff('curation', 'support')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    lose: systemOnly as Rule<Connection>,
    reconnect: systemOnly as Rule<Connection>,
    disconnect: anyOf<Actor, Connection>(ofCreator, staff('support')),
  },
} as const;

export const connections = defineResource({
  name: 'connections',
  schema: connection,
  flow: connectionFlow,
  writable: { create: [], update: [] },
  /**
   * Staff can see the name of an account. Its ids at the network are hidden, because staff do not need them.
   */
  hidden: (actor) => (actor.role === 'admin' ? ['accountId', 'appUserId'] : []),
  filters: {
    id: 'is',
    creatorId: 'is',
    channel: 'is',
    status: 'is',
    measuredAt: 'between',
    createdAt: 'between',
  },
  search: ['handle'],
  sorts: ['id', 'creatorId', 'channel', 'status', 'measuredAt', 'createdAt'],
  access: connectionAccess,
});

/** History of all readings. It is kept when the connection ends, because each value was true on its day. */
export const channelMetrics = defineResource({
  name: 'channel-metrics',
  schema: channelMetric,
  columns: { recentViews: 'bigint', engagedViews: 'bigint' },
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', creatorId: 'is', connectionId: 'is', channel: 'is', measuredAt: 'between' },
  sorts: ['id', 'measuredAt', 'followers', 'engagementBp'],
  access: {
    read: anyOf<Actor, ChannelMetric>(ofCreator, staff('curation', 'support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
