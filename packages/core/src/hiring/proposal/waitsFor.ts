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

/** Returns the side that has to answer a proposal; null once it is decided. */
export const waitsFor = ({ status }: Pick<Proposal, 'status'>): ProposalSide | null =>
  waitFor[status] ?? null;

type Dated = Pick<Briefing, 'id' | 'status' | 'endsOn'>;
type Offer = Pick<Proposal, 'status' | 'briefingId'>;

/**
 * Returns a predicate: true if the brand has to answer the proposal. Proposals of expired projects can no
 * longer be approved, so they do not count. @param today business date
 */
export function waitsForBrand(projects: readonly Dated[], today: string): (offer: Offer) => boolean {
  const isLive = isOfLiveProject(projects, today);
  return (offer) => waitsFor(offer) === 'company' && isLive(offer);
}

/**
 * Returns a predicate: true if the proposal was still open when its project expired. @param today business
 * date
 */
export function hasLapsed(projects: readonly Dated[], today: string): (offer: Offer) => boolean {
  const isLive = isOfLiveProject(projects, today);
  return (offer) => waitsFor(offer) !== null && !isLive(offer);
}

/** True if a brand has proposals to choose from. */
export const isToChoose = (offers: readonly Pick<Proposal, 'status'>[]): boolean =>
  offers.some((offer) => waitsFor(offer) === 'company');
