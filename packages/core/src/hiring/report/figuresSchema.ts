import { z } from 'zod';
import { cents } from '../../kit';
import { channel, count, currency, date, format, id } from '../../people';
import { vision } from '../vision';

/** Parts of the cost that a report divides by results: creators' earnings, platform fee, boosting. */
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

/** Metrics of a group of deliverables. Null means unknown; 0 means that zero was measured. */
export const totals = z.object({
  /** Number of agreed deliverables. */
  pieces: count,
  /** Number of published deliverables. */
  posts: count,
  /** Number of published deliverables with at least one known metric. */
  measured: count,
  /** Number of delivered pieces of freelancers' work; absent if the group contains no work of freelancers. */
  delivered: count.optional(),
  /**
   * Number of posts on which each metric is based; for clicks, orders and revenue, number of deliverables.
   * Older reports lack some of these numbers.
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
  /** Number of people reached: at least those of the largest post, at most the sum over all posts. */
  reach: range,
  ...counts.shape,
  /** Part of the counts `views` to `saves` that comes from boosting. */
  boosted: counts,
  engagements: maybe,
  clicks: maybe,
  orders: maybe,
  revenueCents: cents.nullable(),
  /**
   * Followers of the creators on the channels on which they posted; each channel of a creator counts once.
   */
  followers: maybe,
  /** Cost by the chosen parts; null if unknown. */
  costCents: cents.nullable(),
  /** Engagements per person reached; 0.05 is 5 %. */
  byReach: ratio,
  /** Engagements per view; 0.05 is 5 %. */
  byViews: ratio,
  /** Engagements per follower; 0.05 is 5 %. */
  byFollowers: ratio,
  /**
   * Sums from which each rate is computed, over the posts for which both are known. Older reports lack these
   * sums.
   */
  rates: z.object({ byReach: fraction, byViews: fraction, byFollowers: fraction }).optional(),
  /** Minor units per thousand views. The cost includes only posts whose views are known. */
  cpm: ratio,
  /** Minor units per thousand people reached. The cost includes only posts whose reach is known. */
  cpReached: range,
  /** Minor units per view. */
  cpv: ratio,
  /** Minor units per engagement. */
  cpe: ratio,
  /** Minor units per click. */
  cpc: ratio,
  /** Minor units per order. */
  cpa: ratio,
  /** Revenue divided by cost. */
  roas: ratio,
});
export type Totals = z.output<typeof totals>;

export const missingCodes = [
  'not_published',
  'not_delivered',
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
  /** Number of affected deliverables, posts or hirings. */
  count,
  /** Number of all deliverables, posts or hirings. */
  of: count,
  creatorIds: z.array(id),
});
export type Missing = z.output<typeof missing>;

/** Value of a thousand views on a channel, low and high, in minor units, as entered by the user. */
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

/** Metrics of a report as they are stored, in one currency. */
export const frozenFigures = z.object({
  currency,
  base: z.array(z.enum(costParts)).min(1, 'at_least_one'),
  /**
   * Cost of boosting; null if unknown. Only stated for the whole report, because the shares of creators are
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
  /** Earned media value; null unless the user requested it. */
  emv: z
    .object({
      rates: z.array(emvRate),
      value: range,
      byChannel: z.array(z.object({ channel, value: range })),
    })
    .nullable(),
  /** Targets of the squad's vision; absent if it has none. */
  targets: vision.shape.targets.optional(),
  /** True if freelancers deliver all the work, so that nothing is published. */
  isWork: z.literal(true).optional(),
  /** Versions of the formulas with which the metrics were computed. */
  methods: z.record(z.string(), z.int().positive()),
});
export type ReportFigures = z.output<typeof frozenFigures>;
