import { z } from 'zod';
import { cents } from '../../kit';
import { channel, count, currency, date, format, id } from '../../people';
import { vision } from '../vision';

/** Which costs a report divides by its results: what creators earn, our fee, what boosting cost. */
export const costParts = ['fees', 'service', 'boost'] as const;
export type CostPart = (typeof costParts)[number];

const maybe = count.nullable();
/** A rate or a price in minor units, not rounded; null where there is nothing to divide, or nothing to divide by. */
const ratio = z.number().nonnegative().nullable();
const range = z.object({ low: z.number().nonnegative(), high: z.number().nonnegative() }).nullable();
export type Range = z.output<typeof range>;

/** Part and whole of a rate. */
const fraction = z.object({ part: count, whole: count }).nullable();
export type Fraction = z.output<typeof fraction>;

export const countedParts = ['likes', 'comments', 'shares', 'saves'] as const;

const counts = z.object({ views: maybe, likes: maybe, comments: maybe, shares: maybe, saves: maybe });

/** The figures of a group of pieces. Null is unknown, 0 is counted. */
export const totals = z.object({
  /** Agreed, published, and of those published with any figure. */
  pieces: count,
  posts: count,
  measured: count,
  /** How many posts each figure was read of. */
  of: z.object({ reach: count, views: count, engagements: count }),
  /** People reached: at least those of the largest post, at most those of all posts together. */
  reach: range,
  ...counts.shape,
  /** The part of these counts that boosting brought. */
  boosted: counts,
  engagements: maybe,
  clicks: maybe,
  orders: maybe,
  revenueCents: cents.nullable(),
  /** Followers of the creators on the channels that they posted on, each channel once. */
  followers: maybe,
  /** Of the chosen base; null where nothing of it is known. */
  costCents: cents.nullable(),
  /** Engagements for each person reached, for each view and for each follower; 0.05 is 5 %. */
  byReach: ratio,
  byViews: ratio,
  byFollowers: ratio,
  /** The sums that each of these rates divides: of the posts that have both. Reports kept before have none. */
  rates: z.object({ byReach: fraction, byViews: fraction, byFollowers: fraction }).optional(),
  /** Minor units for a thousand views; and for a thousand people reached, of the cost of the posts with a reach. */
  cpm: ratio,
  cpReached: range,
  /** Minor units for each. */
  cpv: ratio,
  cpe: ratio,
  cpc: ratio,
  cpa: ratio,
  /** Revenue for each unit of cost. */
  roas: ratio,
});
export type Totals = z.output<typeof totals>;

export const missingCodes = [
  'not_published',
  'gone',
  'no_figures',
  'no_reach',
  'unconfirmed',
  'no_followers',
  'no_link',
  'no_orders',
  'no_boost_cost',
] as const;

const missing = z.object({
  code: z.enum(missingCodes),
  /** How many pieces, posts or hirings, of how many. */
  count,
  of: count,
  creatorIds: z.array(id),
});
export type Missing = z.output<typeof missing>;

/** What a thousand views on a channel are worth to whoever asks, from and to, in minor units. */
export const emvRate = z
  .object({ channel, lowCents: cents, highCents: cents })
  .refine(({ lowCents, highCents }) => lowCents <= highCents, { path: ['highCents'], message: 'too_small' });
export type EmvRate = z.output<typeof emvRate>;

const post = z.object({
  postId: id,
  contractId: id,
  creatorId: id,
  channel,
  format,
  publishedOn: date,
  gone: z.boolean(),
  ...totals.shape,
});
export type ReportedPost = z.output<typeof post>;

/** A report's figures as they are kept, in one currency. */
export const frozenFigures = z.object({
  currency,
  base: z.array(z.enum(costParts)).min(1, 'at_least_one'),
  /** Null where nobody said what boosting cost; of the whole alone, for no creator's part of it is known. */
  boostCents: cents.nullable(),
  /** Days since publication that the readings are of; null for the newest. */
  ageDays: count.nullable(),
  total: totals,
  byCreator: z.array(z.object({ key: id, ...totals.shape })).max(2_000),
  byChannel: z.array(z.object({ key: channel, ...totals.shape })),
  byFormat: z.array(z.object({ key: format, ...totals.shape })),
  byDay: z.array(z.object({ key: date, ...totals.shape })).max(4_000),
  posts: z.array(post).max(5_000),
  missing: z.array(missing),
  /** Only where it was asked for. */
  emv: z
    .object({
      rates: z.array(emvRate),
      value: range,
      byChannel: z.array(z.object({ channel, value: range })),
    })
    .nullable(),
  /** What the squad's vision aimed at; left out where the report is of no squad with targets. */
  targets: vision.shape.targets.optional(),
  /** The version of each formula that made these figures. */
  methods: z.record(z.string(), z.int().positive()),
});
export type ReportFigures = z.output<typeof frozenFigures>;
