import type { Creator } from '@elenco/core/people';

/** Orders of the shortlist; the first is the default. */
export const nameOrders = ['score', 'price', 'followers', 'engagement'] as const;
export type NameOrder = (typeof nameOrders)[number];

/** Maximum number of compared creators. */
export const MAX_COMPARED = 5;

interface Sortable {
  readonly score: number;
  readonly creator: Pick<Creator, 'priceCents' | 'followers' | 'engagementBp'>;
}

const orders: { readonly [O in NameOrder]: (name: Sortable) => number | null } = {
  score: ({ score }) => score,
  price: ({ creator }) => (creator.priceCents === null ? null : -creator.priceCents),
  followers: ({ creator }) => creator.followers,
  engagement: ({ creator }) => creator.engagementBp,
};

/** Returns the order in `?sort`. */
export const orderIn = (params: URLSearchParams): NameOrder =>
  nameOrders.find((order) => order === params.get('sort')) ?? nameOrders[0];

/**
 * Sorts creators by the chosen order: prices from the lowest, other values from the highest. Unknown values
 * come last, and equal values are sorted by score.
 */
export function inOrder<Name extends Sortable>(names: readonly Name[], order: NameOrder): Name[] {
  const value = (name: Name) => orders[order](name) ?? Number.NEGATIVE_INFINITY;
  return names.toSorted((a, b) => (value(a) === value(b) ? b.score - a.score : value(b) - value(a)));
}

/**
 * Returns the shortlist entries whose ids are in `?with`; if there are none, the first entries of the list.
 */
export function comparedCreators<Name extends { readonly id: number }>(
  params: URLSearchParams,
  names: readonly Name[],
): Name[] {
  const ids = params.get('with')?.split(',') ?? [];
  const known = names.filter(({ id }) => ids.includes(String(id)));
  return (known.length > 0 ? known : names).slice(0, MAX_COMPARED);
}
