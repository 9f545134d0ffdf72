import { type Briefing, isOfLiveProject } from '../briefing';
import type { Proposal } from './proposal';

export type ProposalSide = 'company' | 'creator';

const waitFor: Partial<Readonly<Record<Proposal['status'], ProposalSide>>> = {
  received: 'creator',
  pending: 'creator',
  countered: 'creator',
  sent: 'company',
  under_approval: 'company',
};

/** Returns the side that must answer a proposal; null once it is decided. */
export const waitsFor = ({ status }: Pick<Proposal, 'status'>): ProposalSide | null =>
  waitFor[status] ?? null;

type Dated = Pick<Briefing, 'id' | 'status' | 'endsOn'>;
type Offer = Pick<Proposal, 'status' | 'briefingId'>;

/**
 * Returns a predicate that is true if the brand must answer the proposal. It is false for proposals of
 * expired projects, which can no longer be approved.
 * @param today business date
 */
export function waitsForBrand(projects: readonly Dated[], today: string): (offer: Offer) => boolean {
  const isLive = isOfLiveProject(projects, today);
  return (offer) => waitsFor(offer) === 'company' && isLive(offer);
}

/**
 * Returns a predicate that is true if the proposal was still open when its project expired.
 * @param today business date
 */
export function hasLapsed(projects: readonly Dated[], today: string): (offer: Offer) => boolean {
  const isLive = isOfLiveProject(projects, today);
  return (offer) => waitsFor(offer) !== null && !isLive(offer);
}

/** True if at least one proposal waits for the brand's answer. */
export const isToChoose = (offers: readonly Pick<Proposal, 'status'>[]): boolean =>
  offers.some((offer) => waitsFor(offer) === 'company');
