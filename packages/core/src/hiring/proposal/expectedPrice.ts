import { type Briefing, listTotal, type OwnPrices, piecesPerCreator } from '../briefing';
import type { Proposal } from './proposal';

/** Multiple of the expected price above which a brand must confirm a proposal separately. */
const FAR_ABOVE = 2;

/**
 * Price with which a proposal is compared: the creator's list price (`list`) or, if there is none, an equal
 * share of the budget (`share`).
 */
export interface ExpectedPrice {
  readonly basis: 'list' | 'share';
  readonly cents: number;
  /** Rounded percentage by which the proposal is above the expected price; negative if below. */
  readonly percentAbove: number;
  readonly isFarAbove: boolean;
}

/**
 * True if the creator's list price is comparable with the deliverables of a proposal. A freelancer's price
 * per job is not comparable with several deliverables, nor other creators' prices per publication with work.
 */
export const isComparable = (
  { lines }: Pick<Proposal, 'lines'>,
  { profileType }: Pick<OwnPrices, 'profileType'>,
  { kind }: Pick<Briefing, 'kind'>,
): boolean => (profileType === 'freelancer' ? piecesPerCreator(lines) === 1 : kind !== 'freelancer');

/**
 * Compares the total of a proposal with the expected price; null if no expected price is known. Without a
 * budget, only the list price is expected.
 */
export function expectedPrice(
  offer: Pick<Proposal, 'lines' | 'totalCents' | 'currency'>,
  creator: OwnPrices | undefined,
  briefing: Pick<Briefing, 'kind'> & Partial<Pick<Briefing, 'budgetCents' | 'creatorsWanted' | 'currency'>>,
): ExpectedPrice | null {
  const { totalCents, currency } = offer;
  const listed = creator && isComparable(offer, creator, briefing) ? listTotal(offer, creator) : null;
  if (listed) return compared('list', listed, totalCents);
  const { budgetCents, creatorsWanted } = briefing;
  if (!budgetCents || !creatorsWanted || briefing.currency !== currency) return null;
  return compared('share', Math.floor(budgetCents / creatorsWanted), totalCents);
}

const compared = (basis: ExpectedPrice['basis'], cents: number, totalCents: number): ExpectedPrice => ({
  basis,
  cents,
  percentAbove: cents === 0 ? 0 : Math.round(((totalCents - cents) * 100) / cents),
  isFarAbove: totalCents > cents * FAR_ABOVE,
});
