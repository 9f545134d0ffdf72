import { charges } from '@elenco/core/finance';
import type { Contract, Deliverable, Proposal } from '@elenco/core/hiring';
import type { Actor } from '@elenco/core/people';

const approved: readonly Deliverable['status'][] = ['approved', 'published', 'verified'];
const delivered: readonly Deliverable['status'][] = ['draft_submitted', ...approved];
const published: readonly Deliverable['status'][] = ['published', 'verified'];

/** How far the work is: what was handed in, what of it the brand has approved, and what is out. */
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

/** A contract that ended before it began costs nothing, and hires nobody. */
export const stands = ({ status }: Pick<Contract, 'status'>) => status !== 'cancelled';

/** What one publication has cost; known only once all that was agreed is out and paid. */
export function costPerPost({ all, published, contractedCents, paidCents }: Sums): number | null {
  if (!paidCents || paidCents !== contractedCents) return null;
  return published > 0 && published === all ? Math.round(paidCents / published) : null;
}
type Sums = Pick<Progress, 'all' | 'published'> & {
  readonly contractedCents: number;
  /** Null for whom no charge is shown. */
  readonly paidCents: number | null;
};

/** Whom no charge is shown hears that nothing is known, not that nothing was paid. */
export const seesMoney = (actor: Actor): boolean => charges.access.read(actor).length > 0;

/** Where a creator stands in a campaign, and at what price. */
export type CastStatus =
  | { readonly kind: 'contract'; readonly status: Contract['status']; readonly priceCents: number | null }
  | { readonly kind: 'offer'; readonly status: Proposal['status']; readonly priceCents: number | null };

/** The contract where there is one, without a price once withdrawn; else the proposal, once it names one. */
export function castStatusOf(
  contract: Pick<Contract, 'status' | 'totalCents'> | undefined,
  offer: Pick<Proposal, 'status' | 'totalCents' | 'round'> | undefined,
): CastStatus | null {
  if (contract) {
    const { status, totalCents } = contract;
    return { kind: 'contract', status, priceCents: stands(contract) ? totalCents : null };
  }
  if (!offer) return null;
  return { kind: 'offer', status: offer.status, priceCents: offer.round > 0 ? offer.totalCents : null };
}
