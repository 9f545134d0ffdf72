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

/** State of a creator's account at a network, as far as we may read it. */
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

/** Networks whose figures can be read with the creator's consent. */
export const network = z.enum(['instagram', 'tiktok']);

export type Network = z.output<typeof network>;

/** Why figures are missing: no answer, rate limit, or a consent that does not include figures. */
export const failure = z.enum(['unreachable', 'limited', 'not_permitted']);

export type Failure = z.output<typeof failure>;

export const connection = z.object({
  ...stamps,
  creatorId: id,
  channel: impersonal(network),
  status: impersonal(z.enum(connectionFlow.states as [StateOf<typeof connectionFlow>])),
  statusSince: instant,
  /** Id of the account at the network, which stays when its name changes. */
  accountId: erased(line(120), dash),
  /** App-scoped id of the user, which the network uses in callbacks; null if it equals `accountId`. */
  appUserId: erased(line(120).nullable(), null),
  handle: erased(line(80), dash),
  /** When the creator agreed that figures are read and shown to brands. */
  consentedAt: instant,
  /** When the figures were last read. */
  measuredAt: instant,
  /** Start of the current failures; null after a successful reading. */
  failingSince: instant.nullable(),
  failure: impersonal(failure.nullable()),
  /** Since when the creator shows the newest posts on the public profile; null if not. */
  postsSince: instant.nullable(),
  /** When the network was last asked for them. */
  postsAskedAt: instant.nullable(),
});

export type Connection = z.output<typeof connection>;

/** Figures of an account at one time. */
const measured = z.strictObject({
  handle: erased(line(80), dash),
  followers: erased(count, 0),
  posts: erased(count, 0),
  /** Average interactions per follower of the newest posts, in basis points. */
  engagementBp: erased(z.int().min(0).max(10_000), 0),
  /** Number of posts behind the engagement. */
  sampledPosts: impersonal(count),
});

/** Figures with the audience, if the network provides it. */
export const figures = measured.extend({ audience: audience.optional() });

export type Figures = z.output<typeof figures>;

export const channelMetric = z.object({
  ...stamps,
  ...measured.shape,
  connectionId: id,
  creatorId: id,
  channel: impersonal(network),
  source: impersonal(figureSource),
  measuredAt: instant,
});

export type ChannelMetric = z.output<typeof channelMetric>;

/** Figures are never written by users, or they would prove nothing: the system reads them from the network. */
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
  /** Staff see the name of the account; its ids at the network are of no use to them. */
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

/** History of all readings. It stays when the connection ends: it was true on its day. */
export const channelMetrics = defineResource({
  name: 'channel-metrics',
  schema: channelMetric,
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
