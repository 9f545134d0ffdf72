import type { Creator } from '../../people';
import type { Briefing, Wanted } from './schema';

/** Returns the number of deliverables that a brief wants from each creator; 1 if it contains none. */
export const piecesPerCreator = (wanted: readonly Pick<Wanted, 'quantity'>[]): number =>
  Math.max(
    1,
    wanted.reduce((sum, { quantity }) => sum + quantity, 0),
  );

/**
 * Estimated cost of selected creators, compared with the budget. Both include the fee, as list prices do. All
 * amounts are in minor units of BRL.
 */
export interface SelectionEstimate {
  readonly cents: number;
  readonly pieces: number;
  /** Number of creators without a price, who are not part of the sum. */
  readonly unpriced: number;
  /** The budget; null if there is none, or if it is in another currency than the prices. */
  readonly budgetCents: number | null;
  /** Amount by which the estimate exceeds the budget. */
  readonly overCents: number;
}

/**
 * Estimates the cost of selected creators from their prices for one publication. Assumes that each creator
 * makes all deliverables of the brief.
 */
export function estimateSelection(
  brief: Pick<Briefing, 'budgetCents' | 'currency' | 'wanted'>,
  creators: readonly Pick<Creator, 'priceCents'>[],
): SelectionEstimate {
  const pieces = piecesPerCreator(brief.wanted);
  const cents = creators.reduce((sum, { priceCents }) => sum + (priceCents ?? 0) * pieces, 0);
  const budgetCents = brief.currency === 'BRL' ? brief.budgetCents : null;
  return {
    cents,
    pieces,
    unpriced: creators.filter(({ priceCents }) => priceCents === null).length,
    budgetCents,
    overCents: budgetCents === null ? 0 : Math.max(0, cents - budgetCents),
  };
}

/**
 * Returns the cheapest creators of a shortlist, as many as the brief wants. Leaves out creators without a
 * known price.
 */
export const cheapestOf = <C extends Pick<Creator, 'priceCents'>>(
  { creatorsWanted }: Pick<Briefing, 'creatorsWanted'>,
  creators: readonly C[],
): readonly C[] =>
  creators
    .filter(({ priceCents }) => priceCents !== null)
    .toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0))
    .slice(0, creatorsWanted);
