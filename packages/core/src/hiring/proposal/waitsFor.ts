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

/** True if a brand has proposals to choose from. */
export const isToChoose = (offers: readonly Pick<Proposal, 'status'>[]): boolean =>
  offers.some((offer) => waitsFor(offer) === 'company');
