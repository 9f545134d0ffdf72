import { type CostPart, countedParts, type Fraction, type Range, type Totals } from './figuresSchema';
import type { HiringFigures, Piece, ReportMetric, SourcePost } from './source';

/** A deliverable with its share of the creator's earnings and of the platform fee. */
export interface PricedPiece extends Piece {
  readonly feesCents: number;
  readonly serviceCents: number;
}

export interface TotalsOptions {
  readonly base: readonly CostPart[];
  /** Cost of boosting for the whole report; null for a group, because its share is unknown. */
  readonly boostCents: number | null;
  readonly hiringOf: (piece: Piece) => HiringFigures;
  /**
   * Hirings whose deliverables are all in the group. Only the results of their links and codes count in the
   * group.
   */
  readonly whole: readonly HiringFigures[];
}

type Sum = number | null;
const plus = (sum: Sum, value: Sum): Sum => (value === null ? sum : (sum ?? 0) + value);
const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => Sum): Sum =>
  rows.reduce<Sum>((sum, row) => plus(sum, value(row)), null);

/** Readings of one post, computed once and cached, because a post is in several groups. */
interface Counted {
  readonly all: ReadonlyMap<ReportMetric, number>;
  readonly boosted: ReadonlyMap<ReportMetric, number>;
  readonly engagements: Sum;
  readonly reach: Range;
}
const counted = new WeakMap<SourcePost, Counted>();

function countedOf(post: SourcePost): Counted {
  const before = counted.get(post);
  if (before) return before;
  const all = new Map<ReportMetric, number>();
  const boosted = new Map<ReportMetric, number>();
  let low = 0;
  for (const one of post.readings) {
    all.set(one.metric, (all.get(one.metric) ?? 0) + one.value);
    if (one.boosted) boosted.set(one.metric, (boosted.get(one.metric) ?? 0) + one.value);
    if (one.metric === 'reach') low = Math.max(low, one.value);
  }
  const high = all.get('reach');
  const engagements = sumOf(countedParts, (part) => all.get(part) ?? null);
  const made = { all, boosted, engagements, reach: high === undefined ? null : { low, high } };
  counted.set(post, made);
  return made;
}

/** Returns a metric of a post, organic and boosted together or only the boosted part; null if unknown. */
export const readOf = (post: SourcePost, metric: ReportMetric, boosted = false): number | null =>
  countedOf(post)[boosted ? 'boosted' : 'all'].get(metric) ?? null;

const engagementsOf = (post: SourcePost): number | null => countedOf(post).engagements;

/**
 * Returns the range of the number of people that a post reached. It is a range, because organic and boosted
 * audiences may overlap.
 */
export const reachOf = (post: SourcePost): Range => countedOf(post).reach;

const per = (part: Sum, whole: Sum, times = 1): number | null =>
  part === null || whole === null || whole === 0 ? null : (part * times) / whole;

function costOf(pieces: readonly PricedPiece[], { base, boostCents }: TotalsOptions): number | null {
  const some = base.map((part) =>
    part === 'boost'
      ? boostCents
      : sumOf(pieces, (piece) => (part === 'fees' ? piece.feesCents : piece.serviceCents)),
  );
  return sumOf(some, (one) => one);
}

/** Returns a fraction; null if the numerator is unknown or the denominator is unknown or 0. */
const fraction = (part: Sum, whole: Sum): Fraction => (part === null || !whole ? null : { part, whole });
const rateOf = (sums: Fraction): number | null => sums && sums.part / sums.whole;

/** Returns the sum of engagements and the sum of the denominator, over the posts that have both. */
function sumsOver(posts: readonly SourcePost[], below: (post: SourcePost) => Sum): Fraction {
  const both = posts.filter((post) => engagementsOf(post) !== null && below(post) !== null);
  return fraction(sumOf(both, engagementsOf), sumOf(both, below));
}

/**
 * Adds up followers once per creator and channel, regardless of the number of posts. A rate includes only
 * creators with engagements.
 */
function followersOf(pieces: readonly PricedPiece[], { hiringOf }: TotalsOptions) {
  const known = new Map<string, number>();
  const engaged = new Map<string, number>();
  const posts: SourcePost[] = [];
  for (const piece of pieces) {
    const { creatorId, followers } = hiringOf(piece);
    const here = followers[piece.channel];
    if (!piece.post || here === undefined) continue;
    const key = `${creatorId} ${piece.channel}`;
    known.set(key, here);
    if (engagementsOf(piece.post) === null) continue;
    engaged.set(key, here);
    posts.push(piece.post);
  }
  const total = (some: ReadonlyMap<string, number>) => sumOf([...some.values()], (one) => one);
  const byFollowers = fraction(sumOf(posts, engagementsOf), total(engaged));
  return { followers: total(known), byFollowers, engagedPosts: posts.length };
}

/**
 * Returns results tracked by links or codes, for hirings that are entirely in the group; for hirings without
 * tracking, the readings of their posts. `counted` contains the deliverables that have a result. Their cost
 * is divided by the result.
 */
function resultOf(
  pieces: readonly PricedPiece[],
  of: 'clicks' | 'orders' | 'revenue',
  { whole, hiringOf }: TotalsOptions,
): { readonly value: Sum; readonly counted: readonly PricedPiece[] } {
  const tracked = (hiring: HiringFigures) => (of === 'revenue' ? hiring.revenueCents : hiring[of]);
  const readHere = (piece: PricedPiece) =>
    piece.post && tracked(hiringOf(piece)) === null ? readOf(piece.post, of) : null;
  const wholeIds = new Set(whole.filter((one) => tracked(one) !== null).map(({ contractId }) => contractId));
  return {
    value: plus(sumOf(pieces, readHere), sumOf(whole, tracked)),
    counted: pieces.filter((piece) => wholeIds.has(piece.contractId) || readHere(piece) !== null),
  };
}

/** Computes the metrics of a group of deliverables (docs/spec/reports.md). */
export function totalsOf(pieces: readonly PricedPiece[], options: TotalsOptions): Totals {
  const posts = pieces.flatMap(({ post }) => post ?? []);
  const works = pieces.flatMap(({ work }) => work ?? []);
  const reaches = posts.flatMap((post) => reachOf(post) ?? []);
  const reach =
    reaches.length === 0
      ? null
      : {
          low: Math.max(...reaches.map(({ low }) => low)),
          high: reaches.reduce((sum, { high }) => sum + high, 0),
        };
  const sums = (boosted = false) => {
    const of = (metric: ReportMetric) => sumOf(posts, (post) => readOf(post, metric, boosted));
    return {
      views: of('views'),
      likes: of('likes'),
      comments: of('comments'),
      shares: of('shares'),
      saves: of('saves'),
    };
  };
  const counts = sums();
  const engagements = sumOf(posts, engagementsOf);
  const clicks = resultOf(pieces, 'clicks', options);
  const orders = resultOf(pieces, 'orders', options);
  const revenue = resultOf(pieces, 'revenue', options);
  const { followers, byFollowers, engagedPosts } = followersOf(pieces, options);
  const reachHigh = (post: SourcePost) => reachOf(post)?.high ?? null;
  const viewsOf = (post: SourcePost) => readOf(post, 'views');
  const rates = {
    byReach: sumsOver(posts, reachHigh),
    byViews: sumsOver(posts, viewsOf),
    byFollowers,
  };
  // Cost and result must cover the same deliverables. Otherwise, deliverables with an unknown result would
  // raise the unit price.
  const costWith = (value: (post: SourcePost) => Sum) =>
    costOf(
      pieces.filter(({ post }) => post && value(post) !== null),
      options,
    );
  const countWith = (...values: ((post: SourcePost) => Sum)[]) =>
    posts.filter((post) => values.every((value) => value(post) !== null)).length;
  const viewedCents = costWith(viewsOf);
  const reachedCents = costWith(reachHigh);
  const low = per(reachedCents, reach?.high ?? null, 1_000);
  const high = per(reachedCents, reach?.low ?? null, 1_000);
  return {
    pieces: pieces.length,
    posts: posts.length,
    measured: posts.filter(({ readings }) => readings.length > 0).length,
    ...(works.length > 0 ? { delivered: works.filter(({ isDelivered }) => isDelivered).length } : {}),
    of: {
      reach: reaches.length,
      views: countWith(viewsOf),
      engagements: countWith(engagementsOf),
      byReach: countWith(engagementsOf, reachHigh),
      byViews: countWith(engagementsOf, viewsOf),
      byFollowers: engagedPosts,
      clicks: clicks.counted.length,
      orders: orders.counted.length,
      revenue: revenue.counted.length,
    },
    reach,
    ...counts,
    boosted: sums(true),
    engagements,
    clicks: clicks.value,
    orders: orders.value,
    revenueCents: revenue.value,
    costCents: costOf(pieces, options),
    followers,
    byReach: rateOf(rates.byReach),
    byViews: rateOf(rates.byViews),
    byFollowers: rateOf(byFollowers),
    rates,
    cpm: per(viewedCents, counts.views, 1_000),
    cpReached: low === null || high === null ? null : { low, high },
    cpv: per(viewedCents, counts.views),
    cpe: per(costWith(engagementsOf), engagements),
    cpc: per(costOf(clicks.counted, options), clicks.value),
    cpa: per(costOf(orders.counted, options), orders.value),
    roas: per(revenue.value, costOf(revenue.counted, options)),
  };
}
