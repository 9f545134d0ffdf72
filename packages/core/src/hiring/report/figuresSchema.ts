import { z } from 'zod';
import { cents } from '../../kit';
import { channel, count, currency, date, format, id } from '../../people';
import { vision } from '../vision';

/** Costs that a report divides by its results: creators' earnings, platform fee, boosting. */
export const costParts = ['fees', 'service', 'boost'] as const;
export type CostPart = (typeof costParts)[number];

const maybe = count.nullable();
/** A rate or a price in minor units, not rounded; null if numerator or denominator is unknown or zero. */
const ratio = z.number().nonnegative().nullable();
const range = z.object({ low: z.number().nonnegative(), high: z.number().nonnegative() }).nullable();
export type Range = z.output<typeof range>;

/** Numerator and denominator of a rate. */
const fraction = z.object({ part: count, whole: count }).nullable();
export type Fraction = z.output<typeof fraction>;

export const countedParts = ['likes', 'comments', 'shares', 'saves'] as const;

const counts = z.object({ views: maybe, likes: maybe, comments: maybe, shares: maybe, saves: maybe });

/** Figures of a group of pieces. Null is unknown, 0 is counted. */
export const totals = z.object({
  /** Pieces agreed, pieces published, and published pieces with any figure. */
  pieces: count,
  posts: count,
  measured: count,
  /** Number of posts behind each figure; of pieces behind clicks, orders and revenue. Older reports lack some. */
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
  /** Share of these counts from boosting. */
  boosted: counts,
  engagements: maybe,
  clicks: maybe,
  orders: maybe,
  revenueCents: cents.nullable(),
  /** Followers of the creators on the channels they posted on, each channel once. */
  followers: maybe,
  /** Cost by the chosen base; null if unknown. */
  costCents: cents.nullable(),
  /** Engagements per person reached, per view and per follower; 0.05 is 5 %. */
  byReach: ratio,
  byViews: ratio,
  byFollowers: ratio,
  /** Sums behind each rate, over the posts that have both. Missing in older reports. */
  rates: z.object({ byReach: fraction, byViews: fraction, byFollowers: fraction }).optional(),
  /** Minor units per thousand views and people reached; the cost of each price covers only the posts that have the figure. */
  cpm: ratio,
  cpReached: range,
  /** Minor units per view, engagement, click and order. */
  cpv: ratio,
  cpe: ratio,
  cpc: ratio,
  cpa: ratio,
  /** Revenue per unit of cost. */
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
   * Cost of boosting, null if unknown; for the whole report only, since the share of each creator is unknown.
   */
  boostCents: cents.nullable(),
  /** Age of the readings in days since publication; null for the newest. */
  ageDays: count.nullable(),
  total: totals,
  byCreator: z.array(z.object({ key: id, ...totals.shape })).max(2_000),
  byChannel: z.array(z.object({ key: channel, ...totals.shape })),
  byFormat: z.array(z.object({ key: format, ...totals.shape })),
  byDay: z.array(z.object({ key: date, ...totals.shape })).max(4_000),
  posts: z.array(post).max(5_000),
  missing: z.array(missing),
  /** Earned media value, only on request. */
  emv: z
    .object({
      rates: z.array(emvRate),
      value: range,
      byChannel: z.array(z.object({ channel, value: range })),
    })
    .nullable(),
  /** Targets of the squad's vision; absent without any. */
  targets: vision.shape.targets.optional(),
  /** Version of each formula behind these figures. */
  methods: z.record(z.string(), z.int().positive()),
});
export type ReportFigures = z.output<typeof frozenFigures>;
