import type { Totals } from './figuresSchema';

/** The count of posts or pieces that each rate and price covers. */
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

/** Returns how many posts (or pieces) a rate or price covers; null if it covers all, or is unknown. */
export function partialCoverage(
  name: keyof Totals,
  row: Totals,
): { readonly count: number; readonly of: number } | null {
  if (!(name in bases) || row[name] === null) return null;
  const basis = bases[name as keyof typeof bases];
  const count = row.of[basis];
  const of = isPieces(basis) ? row.pieces : row.posts;
  return count === undefined || count >= of ? null : { count, of };
}
