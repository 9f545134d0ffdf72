import { charges } from '@elenco/core/finance';
import type { Contract, Deliverable, Proposal } from '@elenco/core/hiring';
import type { Actor } from '@elenco/core/people';

const approved: readonly Deliverable['status'][] = ['approved', 'published', 'verified'];
const delivered: readonly Deliverable['status'][] = ['draft_submitted', ...approved];
const published: readonly Deliverable['status'][] = ['published', 'verified'];

/** Counts deliverables: submitted, approved by the brand, and published. */
export function progressOf(work: readonly Pick<Deliverable, 'status'>[]) {
  const among = (states: readonly string[]) => work.filter(({ status }) => states.includes(status)).length;
  return {
    all: work.length,
    delivered: among(delivered),
    approved: among(approved),
    published: among(published),
  };
}
type Progress = ReturnType<typeof progressOf>;

/** False for a contract that was cancelled before it started, which costs nothing and is not a hiring. */
export const isNotCancelled = ({ status }: Pick<Contract, 'status'>) => status !== 'cancelled';

/** Returns the cost per post; null until all agreed work is published and paid. */
export function costPerPost({ all, published, contractedCents, paidCents }: Sums): number | null {
  if (!paidCents || paidCents !== contractedCents) return null;
  return published > 0 && published === all ? Math.round(paidCents / published) : null;
}
type Sums = Pick<Progress, 'all' | 'published'> & {
  readonly contractedCents: number;
  /** Paid amount in cents; null for readers without access to charges. */
  readonly paidCents: number | null;
};

/** True if the actor may read charges; otherwise amounts are unknown, not zero. */
export const seesMoney = (actor: Actor): boolean => charges.access.read(actor).length > 0;

/** A creator's state in a campaign, with the price. */
export type CastStatus =
  | { readonly kind: 'contract'; readonly status: Contract['status']; readonly priceCents: number | null }
  | { readonly kind: 'offer'; readonly status: Proposal['status']; readonly priceCents: number | null };

/**
 * Returns the state and price of the contract, or of the proposal if there is no contract. The price is null
 * for a withdrawn contract, and for a proposal that has never been sent.
 */
export function castStatusOf(
  contract: Pick<Contract, 'status' | 'totalCents'> | undefined,
  offer: Pick<Proposal, 'status' | 'totalCents' | 'round'> | undefined,
): CastStatus | null {
  if (contract) {
    const { status, totalCents } = contract;
    return { kind: 'contract', status, priceCents: isNotCancelled(contract) ? totalCents : null };
  }
  if (!offer) return null;
  return { kind: 'offer', status: offer.status, priceCents: offer.round > 0 ? offer.totalCents : null };
}
