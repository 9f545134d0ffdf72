import type { Totals } from './figuresSchema';

/**
 * Maps each engagement rate and unit price to a field of `of` in `Totals`. The field counts the posts or
 * deliverables whose values the rate or price is computed from.
 */
const bases = {
  byReach: 'byReach',
  byViews: 'byViews',
  byFollowers: 'byFollowers',
  cpm: 'views',
  cpReached: 'reach',
  cpv: 'views',
  cpe: 'engagements',
  cpc: 'clicks',
  cpa: 'orders',
  roas: 'revenue',
} as const satisfies Partial<Record<keyof Totals, keyof Totals['of']>>;

const isPieces = (basis: keyof Totals['of']) => ['clicks', 'orders', 'revenue'].includes(basis);

/**
 * Maps each unit price to the result by which the cost is divided (`result`), and to the number of results to
 * which the price refers (`for`).
 */
const divisors = {
  cpm: { result: 'views', for: 1_000 },
  cpv: { result: 'views', for: 1 },
  cpe: { result: 'engagements', for: 1 },
  cpc: { result: 'clicks', for: 1 },
  cpa: { result: 'orders', for: 1 },
} as const satisfies Partial<Record<keyof Totals, object>>;

/**
 * Returns the two sums from which a unit price is computed: the cost of the deliverables with a known result,
 * and their results. Returns null for other metrics and unknown prices.
 */
export function quotientOf(
  name: keyof Totals,
  row: Totals,
): { readonly costCents: number; readonly results: number } | null {
  if (!(name in divisors)) return null;
  const divisor = divisors[name as keyof typeof divisors];
  const [price, results] = [row[name as keyof typeof divisors], row[divisor.result]];
  if (price === null || results === null) return null;
  return { costCents: Math.round((price * results) / divisor.for), results };
}

/**
 * Returns the number of posts or deliverables from which a rate or price is computed, and the total number.
 * Returns null if the rate or price is unknown, for metrics that are neither, and for older reports that lack
 * the number.
 */
export function coverageOf(
  name: keyof Totals,
  row: Totals,
): { readonly count: number; readonly of: number; readonly unit: 'posts' | 'pieces' } | null {
  if (!(name in bases) || row[name] === null) return null;
  const basis = bases[name as keyof typeof bases];
  const count = row.of[basis];
  if (count === undefined) return null;
  return isPieces(basis)
    ? { count, of: row.pieces, unit: 'pieces' }
    : { count, of: row.posts, unit: 'posts' };
}

/**
 * Like `coverageOf`, but returns null also if the rate or price is computed from all posts or deliverables.
 */
export function partialCoverage(
  name: keyof Totals,
  row: Totals,
): { readonly count: number; readonly of: number } | null {
  const coverage = coverageOf(name, row);
  return coverage === null || coverage.count >= coverage.of
    ? null
    : { count: coverage.count, of: coverage.of };
}
