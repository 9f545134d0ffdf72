import { type Tier, tierOf } from '../../discovery';
import type { Channel } from '../../people';
import type { MixRow } from '../vision';
import type { Range } from './figuresSchema';
import type { ReportSource } from './source';
import { readOf } from './totals';

/** Minimum number of hirings for a range of results. */
export const MIN_HIRINGS = 5;

/** Results of creators of one size on one channel in one hiring; null if they are unknown. */
interface Past {
  readonly tier: Tier;
  readonly channel: Channel;
  readonly views: number | null;
  readonly engagements: number | null;
  /** Cost of the hiring for the company; null if the hiring was on other channels too. */
  readonly costCents: number | null;
}

export interface MixRange extends MixRow {
  /** Number of hirings of this size on this channel with at least one known metric. */
  readonly hirings: number;
  /**
   * Interquartile range over these hirings, multiplied by the number of creators; null for fewer hirings than
   * `MIN_HIRINGS`.
   */
  readonly views: Range;
  readonly engagements: Range;
  readonly costCents: Range;
}

/** Returns the expected results of a mix of creators, based on the company's own hirings in one currency. */
export function mixRanges(mix: readonly MixRow[], history: readonly ReportSource[]): MixRange[] {
  const all = history.flatMap(pastOf);
  return mix.map((row) => {
    const alike = all.filter(({ tier, channel }) => tier === row.tier && channel === row.channel);
    const range = (of: (one: Past) => number | null) =>
      interquartileRange(
        alike.flatMap((one) => of(one) ?? []),
        row.count,
      );
    return {
      ...row,
      hirings: alike.length,
      views: range(({ views }) => views),
      engagements: range(({ engagements }) => engagements),
      costCents: range(({ costCents }) => costCents),
    };
  });
}

/** Returns the sum of the rows; null if a row has no range. */
export function sumOfRanges(ranges: readonly Range[]): Range {
  const known = ranges.flatMap((range) => range ?? []);
  if (known.length === 0 || known.length < ranges.length) return null;
  return {
    low: known.reduce((sum, { low }) => sum + low, 0),
    high: known.reduce((sum, { high }) => sum + high, 0),
  };
}

function pastOf({ hirings, pieces }: ReportSource): Past[] {
  return hirings.flatMap(({ contractId, followers, feesCents, serviceCents }) => {
    const own = pieces.filter((piece) => piece.contractId === contractId);
    const channels = [...new Set(own.map(({ channel }) => channel))];
    return channels.flatMap((channel) => {
      const size = followers[channel];
      const posts = own.flatMap((piece) => (piece.channel === channel ? (piece.post ?? []) : []));
      const measured = posts.filter(({ readings }) => readings.length > 0);
      if (size === undefined || measured.length === 0) return [];
      const total = (metrics: readonly Parameters<typeof readOf>[1][]) => {
        const known = measured.flatMap((post) => metrics.flatMap((metric) => readOf(post, metric) ?? []));
        return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
      };
      return [
        {
          tier: tierOf(size),
          channel,
          views: total(['views']),
          engagements: total(['likes', 'comments', 'shares', 'saves']),
          costCents: channels.length === 1 ? feesCents + serviceCents : null,
        },
      ];
    });
  });
}

/** Returns the first and third quartile, interpolated linearly, each multiplied by `count`. */
function interquartileRange(values: readonly number[], count: number): Range {
  if (values.length < MIN_HIRINGS) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] as number;
    const above = sorted[Math.ceil(place)] as number;
    return Math.round((below + (above - below) * (place - Math.floor(place))) * count);
  };
  return { low: at(0.25), high: at(0.75) };
}
