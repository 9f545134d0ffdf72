import { z } from 'zod';
import { cents } from '../../kit';
import { channel, count, currency, date, format, id } from '../../people';
import { vision } from '../vision';

/** Costs that a report divides by its results: creators' earnings, platform fee, boosting. */
export const costParts = ['fees', 'service', 'boost'] as const;
export type CostPart = (typeof costParts)[number];

const maybe = count.nullable();
/** A rate, or a price in minor units, not rounded. Null if numerator or denominator is unknown or zero. */
const ratio = z.number().nonnegative().nullable();
const range = z.object({ low: z.number().nonnegative(), high: z.number().nonnegative() }).nullable();
export type Range = z.output<typeof range>;

/** Numerator and denominator of a rate. */
const fraction = z.object({ part: count, whole: count }).nullable();
export type Fraction = z.output<typeof fraction>;

export const countedParts = ['likes', 'comments', 'shares', 'saves'] as const;

const counts = z.object({ views: maybe, likes: maybe, comments: maybe, shares: maybe, saves: maybe });

/** Figures of a group of pieces. Null means unknown, 0 means counted as none. */
export const totals = z.object({
  /** Number of pieces agreed, of pieces published, and of published pieces with any figure. */
  pieces: count,
  posts: count,
  measured: count,
  /**
   * Number of posts from which each figure comes; for clicks, orders and revenue, of pieces. Older reports
   * lack some.
   */
  of: z.object({
    reach: count,
    views: count,
    engagements: count,
    byReach: count.optional(),
    byViews: count.optional(),
    byFollowers: count.optional(),
    clicks: count.optional(),
    orders: count.optional(),
    revenue: count.optional(),
  }),
  /** People reached: at least those of the largest post, at most the sum over all posts. */
  reach: range,
  ...counts.shape,
  /** The part of these counts that comes from boosting. */
  boosted: counts,
  engagements: maybe,
  clicks: maybe,
  orders: maybe,
  revenueCents: cents.nullable(),
  /** Followers of the creators on the channels on which they posted, each channel once. */
  followers: maybe,
  /** Cost by the chosen parts; null if unknown. */
  costCents: cents.nullable(),
  /** Engagements per person reached, per view and per follower; 0.05 is 5 %. */
  byReach: ratio,
  byViews: ratio,
  byFollowers: ratio,
  /** Sums from which each rate is computed, over the posts that have both. Older reports lack them. */
  rates: z.object({ byReach: fraction, byViews: fraction, byFollowers: fraction }).optional(),
  /**
   * Minor units per thousand views and per thousand people reached. The cost covers only the posts with the
   * figure.
   */
  cpm: ratio,
  cpReached: range,
  /** Minor units per view, engagement, click and order. */
  cpv: ratio,
  cpe: ratio,
  cpc: ratio,
  cpa: ratio,
  /** Revenue divided by cost. */
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
  /** Number of affected pieces, posts or hirings, and their total. */
  count,
  of: count,
  creatorIds: z.array(id),
});
export type Missing = z.output<typeof missing>;

/** Value of a thousand views on a channel, low and high, in minor units, as the user enters it. */
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

/** Figures of a report as they are stored, in one currency. */
export const frozenFigures = z.object({
  currency,
  base: z.array(z.enum(costParts)).min(1, 'at_least_one'),
  /**
   * Cost of boosting; null if unknown. Only for the whole report, because the share of each creator is
   * unknown.
   */
  boostCents: cents.nullable(),
  /** Age of the readings in days since publication; null for the newest readings. */
  ageDays: count.nullable(),
  total: totals,
  byCreator: z.array(z.object({ key: id, ...totals.shape })).max(2_000),
  byChannel: z.array(z.object({ key: channel, ...totals.shape })),
  byFormat: z.array(z.object({ key: format, ...totals.shape })),
  byDay: z.array(z.object({ key: date, ...totals.shape })).max(4_000),
  posts: z.array(post).max(5_000),
  missing: z.array(missing),
  /** Earned media value, if the user requested it. */
  emv: z
    .object({
      rates: z.array(emvRate),
      value: range,
      byChannel: z.array(z.object({ channel, value: range })),
    })
    .nullable(),
  /** Targets of the squad's vision; absent if it has none. */
  targets: vision.shape.targets.optional(),
  /** Version of each formula with which the figures were computed. */
  methods: z.record(z.string(), z.int().positive()),
});
export type ReportFigures = z.output<typeof frozenFigures>;
