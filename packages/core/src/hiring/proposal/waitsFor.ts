import type { Proposal } from './proposal';

export type ProposalSide = 'company' | 'creator';

const waitFor: Partial<Readonly<Record<Proposal['status'], ProposalSide>>> = {
  received: 'creator',
  pending: 'creator',
  countered: 'creator',
  sent: 'company',
  under_approval: 'company',
};

/** Whose answer a proposal waits for; null once it has been decided. */
export const waitsFor = ({ status }: Pick<Proposal, 'status'>): ProposalSide | null =>
  waitFor[status] ?? null;

/** Whether a brand has proposals to choose from. */
export const isToChoose = (offers: readonly Pick<Proposal, 'status'>[]): boolean =>
  offers.some((offer) => waitsFor(offer) === 'company');
