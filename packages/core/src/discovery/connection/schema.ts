import { z } from 'zod';
import type { StateOf } from '../../kit';
import { audience, count, figureSource, id, instant, line, stamps } from '../../people';
import { connectionFlow } from './flow';

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
  channel: network,
  status: z.enum(connectionFlow.states as [StateOf<typeof connectionFlow>]),
  statusSince: instant,
  /** The account's id at the network, which stays when its name changes. */
  accountId: line(120),
  /** The id of its person towards us, by which the network speaks of them; null where that is `accountId`. */
  appUserId: line(120).nullable(),
  handle: line(80),
  /** When the creator agreed that we read the figures and show them to brands. */
  consentedAt: instant,
  /** When the figures were last read. */
  measuredAt: instant,
  /** Since when they could not be read; null after a reading. */
  failingSince: instant.nullable(),
  failure: failure.nullable(),
  /** Since when the creator lets the newest posts stand on the public profile; null while they do not. */
  postsSince: instant.nullable(),
  /** When the network was last asked for them. */
  postsAskedAt: instant.nullable(),
});
export type Connection = z.output<typeof connection>;

/** What a network says of an account at one moment. */
const measured = z.strictObject({
  handle: line(80),
  followers: count,
  posts: count,
  /** Interactions per follower of the newest posts on average, in basis points. */
  engagementBp: z.int().min(0).max(10_000),
  /** How many posts the engagement was taken from. */
  sampledPosts: count,
});
/** With whom it reaches, where the network says that. */
export const figures = measured.extend({ audience: audience.optional() });
export type Figures = z.output<typeof figures>;

export const channelMetric = z.object({
  ...stamps,
  ...measured.shape,
  connectionId: id,
  creatorId: id,
  channel: network,
  source: figureSource,
  measuredAt: instant,
});
export type ChannelMetric = z.output<typeof channelMetric>;
