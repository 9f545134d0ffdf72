import { type Briefing, listTotal, type OwnPrices } from '../briefing';
import type { Proposal } from './proposal';

/** Factor of the expected price above which a brand confirms a proposal separately. */
const FAR_ABOVE = 2;

/** What a proposal is compared with: the creator's list price, or an equal share of the budget without one. */
export interface ExpectedPrice {
  readonly basis: 'list' | 'share';
  readonly cents: number;
  /** Rounded percentage by which the proposal is above it; negative below. */
  readonly percentAbove: number;
  readonly isFarAbove: boolean;
}

/** Compares the total of a proposal with the expected price; null if none is known. */
export function expectedPrice(
  { lines, totalCents, currency }: Pick<Proposal, 'lines' | 'totalCents' | 'currency'>,
  creator: OwnPrices | undefined,
  briefing?: Pick<Briefing, 'budgetCents' | 'creatorsWanted' | 'currency'>,
): ExpectedPrice | null {
  const listed = creator ? listTotal({ lines, currency }, creator) : null;
  if (listed) return compared('list', listed, totalCents);
  if (!briefing?.budgetCents || briefing.currency !== currency) return null;
  return compared('share', Math.floor(briefing.budgetCents / briefing.creatorsWanted), totalCents);
}

const compared = (basis: ExpectedPrice['basis'], cents: number, totalCents: number): ExpectedPrice => ({
  basis,
  cents,
  percentAbove: cents === 0 ? 0 : Math.round(((totalCents - cents) * 100) / cents),
  isFarAbove: totalCents > cents * FAR_ABOVE,
});
