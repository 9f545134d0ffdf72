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
  nobody,
  ofCreator,
  type Rule,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** A creator's account at a network, as far as the network still lets us read it. */
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

/** The networks whose figures we can read with the creator's leave. */
export const network = z.enum(['instagram', 'tiktok']);

export type Network = z.output<typeof network>;

/**
 * Why figures are missing: the network gives no answer, it asks us to slow down, or the leave that it was given
 * does not reach as far as the figures.
 */
export const failure = z.enum(['unreachable', 'limited', 'not_permitted']);

export type Failure = z.output<typeof failure>;

export const connection = z.object({
  ...stamps,
  creatorId: id,
  channel: impersonal(network),
  status: impersonal(z.enum(connectionFlow.states as [StateOf<typeof connectionFlow>])),
  statusSince: instant,
  /** The account's id at the network, which stays when its name changes. */
  accountId: erased(line(120), dash),
  /** The id of its person towards us, by which the network speaks of them; null where that is `accountId`. */
  appUserId: erased(line(120).nullable(), null),
  handle: erased(line(80), dash),
  /** When the creator agreed that we read the figures and show them to brands. */
  consentedAt: instant,
  /** When the figures were last read. */
  measuredAt: instant,
  /** Since when they could not be read; null after a reading. */
  failingSince: instant.nullable(),
  failure: impersonal(failure.nullable()),
  /** Since when the creator lets the newest posts stand on the public profile; null while they do not. */
  postsSince: instant.nullable(),
  /** When the network was last asked for them. */
  postsAskedAt: instant.nullable(),
});

export type Connection = z.output<typeof connection>;

/** What a network says of an account at one moment. */
const measured = z.strictObject({
  handle: erased(line(80), dash),
  followers: erased(count, 0),
  posts: erased(count, 0),
  /** Interactions per follower of the newest posts on average, in basis points. */
  engagementBp: erased(z.int().min(0).max(10_000), 0),
  /** How many posts the engagement was taken from. */
  sampledPosts: impersonal(count),
});

/** With whom it reaches, where the network says that. */
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

/** Nobody writes figures by hand, or they would prove nothing: they come from the network, through the product. */
const connectionAccess = {
  read: anyOf<Actor, Connection>(ofCreator, staff('curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
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
  /** Staff see which account it is by its name; its ids at the network are of no use to them. */
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

/** What was read, reading by reading. It stays when the connection ends: it was true on its day. */
export const channelMetrics = defineResource({
  name: 'channel-metrics',
  schema: channelMetric,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', creatorId: 'is', connectionId: 'is', channel: 'is', measuredAt: 'between' },
  sorts: ['id', 'measuredAt', 'followers', 'engagementBp'],
  access: {
    read: anyOf<Actor, ChannelMetric>(ofCreator, staff('curation', 'support')),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
