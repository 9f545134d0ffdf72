import { type Briefing, type ExpectedPrice, expectedPrice, type Proposal } from '@elenco/core/hiring';
import type { Creator } from '@elenco/core/people';

/** A proposal far above the expected price. */
export interface FarAboveOffer extends Pick<ExpectedPrice, 'basis' | 'cents' | 'percentAbove'> {
  readonly id: number;
  readonly name: string;
  readonly totalCents: number;
}

/**
 * Returns the proposals that are far above the expected price, in the given order. The brand must confirm
 * each of them separately.
 */
export const proposalsFarAbove = (
  offers: readonly Proposal[],
  cast: readonly Creator[],
  projects: readonly Briefing[],
): FarAboveOffer[] =>
  offers.flatMap((offer) => {
    const creator = cast.find(({ id }) => id === offer.creatorId);
    const project = projects.find(({ id }) => id === offer.briefingId);
    const expected = project && expectedPrice(offer, creator, project);
    if (!expected?.isFarAbove) return [];
    const { basis, cents, percentAbove } = expected;
    return [
      { id: offer.id, name: creator?.name ?? '', totalCents: offer.totalCents, basis, cents, percentAbove },
    ];
  });
