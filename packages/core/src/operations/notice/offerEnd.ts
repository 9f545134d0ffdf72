import { type Proposal, waitsFor } from '../../hiring';

/** Ways in which a project ends for a creator without a contract. */
const offerEnds = [
  'project_expired',
  'project_cancelled',
  'place_filled',
  'proposal_rejected',
  'invitation_declined',
] as const;

/**
 * One of `offerEnds`, or `unanswered` for an invitation that was not answered in time but can still be
 * answered.
 */
export type OfferEnd = (typeof offerEnds)[number] | 'unanswered';

/** True if a stage is the end of a project for a creator who was not hired. */
export const isOfferEnd = (code: string): boolean => offerEnds.some((end) => end === code);

interface OfferFacts {
  /** True if the proposal was still open when the project expired; see `hasLapsed`. */
  readonly lapsed: boolean;
  /** True if the brand has cancelled the project. */
  readonly cancelled: boolean;
}

/**
 * Returns what a proposal without a contract waits for while its creator has no task, or the way in which it
 * ended.
 */
export function endOfOffer(
  proposal: Pick<Proposal, 'status'>,
  { lapsed, cancelled }: OfferFacts,
): OfferEnd | 'wait_answer' | 'over' {
  if (lapsed) return 'project_expired';
  if (waitsFor(proposal) === 'company') return 'wait_answer';
  switch (proposal.status) {
    case 'received':
      return 'unanswered';
    case 'rejected':
      return 'proposal_rejected';
    case 'declined':
      return 'invitation_declined';
    case 'not_selected':
      return cancelled ? 'project_cancelled' : 'place_filled';
    default:
      return 'over';
  }
}
