import { holds, type Scope } from '../../kit';
import type { Actor } from './actor';
import type { FormatPrice } from './creatorAbout';
import { seesProjectsOnly } from './projectsOnly';

/** Fields of a creator with list prices: the usual price of one publication, and the price of each format. */
export const priceFields = ['priceCents', 'prices'] as const;

interface Owner {
  readonly id: number;
  readonly pricePublic: boolean;
}

/**
 * Returns the scope of creators whose list prices a viewer sees. A creator who turns off `pricePublic` hides
 * all list prices, except from brands with an account and from staff with a duty for people or money.
 */
export function pricesSeenBy(viewer: Actor): Scope<Owner> {
  switch (viewer.role) {
    case 'company':
    case 'system':
      return [{}];
    case 'admin':
      return seesProjectsOnly(viewer) ? [] : [{}];
    case 'creator':
      return [{ id: viewer.creatorId }, { pricePublic: true }];
    default:
      return [{ pricePublic: true }];
  }
}

/** True for viewers who see the prices of all creators. Only these viewers may filter or sort by price. */
export const seesAllPrices = (viewer: Actor): boolean =>
  pricesSeenBy(viewer).some((condition) => Object.keys(condition).length === 0);

interface Priced extends Owner {
  readonly priceCents: number | null;
  readonly prices: readonly FormatPrice[];
}

/** Returns the list prices of a creator that a viewer sees. */
export const visiblePrices = (
  viewer: Actor,
  { id, pricePublic, priceCents, prices }: Priced,
): { readonly priceCents: number | null; readonly prices: FormatPrice[] } =>
  holds(pricesSeenBy(viewer), { id, pricePublic })
    ? { priceCents, prices: [...prices] }
    : { priceCents: null, prices: [] };
