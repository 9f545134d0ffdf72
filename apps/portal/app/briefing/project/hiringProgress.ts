import { daysBetween } from '@elenco/brazil';
import type { Payout } from '@elenco/core/finance';
import {
  type Contract,
  type Deliverable,
  isCreatorLate,
  isInForce,
  type Proposal,
  waitsFor,
} from '@elenco/core/hiring';
import type { PieceState, Tone } from '../../ui';

export interface PersonFacts {
  readonly offer?: Pick<Proposal, 'status'> | undefined;
  /** True if the proposal was open when its project expired. */
  readonly lapsed?: boolean;
  readonly contract?: Pick<Contract, 'status' | 'companyAcceptedAt' | 'creatorAcceptedAt'> | undefined;
  readonly pieces: readonly Pick<Deliverable, 'id' | 'status' | 'dueOn'>[];
  readonly payout?: Pick<Payout, 'status'> | undefined;
  /** Current business date. */
  readonly today: string;
}

type Code =
  | ('to_sign' | 'signing' | 'late' | 'review' | 'verify' | 'changing' | 'producing' | 'publishing')
  | ('delivered' | 'paid' | 'cancelled');

/**
 * Progress of a hiring as the brand sees it. `offer` means that there is only a proposal, whose state is
 * shown instead.
 */
export interface HiringProgress {
  readonly code: Code | 'offer';
  readonly tone: Tone;
  /** For late work, the number of days late; otherwise, the number of deliverables that the step is about. */
  readonly count: number;
}

/** Tones from the most to the least urgent: waiting for the brand, late, blocked, in progress, done. */
const urgency: readonly Tone[] = [
  'act',
  'attention',
  'blocked',
  'nearly',
  'moving',
  'begun',
  'neutral',
  'good',
  'paid',
  'stopped',
];
export const byUrgency = (a: { progress: HiringProgress }, b: { progress: HiringProgress }) =>
  urgency.indexOf(a.progress.tone) - urgency.indexOf(b.progress.tone);

export function progressOf(facts: PersonFacts): HiringProgress {
  const { offer, lapsed, contract, pieces, payout, today } = facts;
  if (!contract) {
    const side = offer && !lapsed ? waitsFor(offer) : null;
    const tone = side === 'company' ? 'act' : side === 'creator' ? 'moving' : 'stopped';
    return { code: 'offer', tone, count: 0 };
  }
  if (contract.status === 'cancelled') return { code: 'cancelled', tone: 'stopped', count: 0 };
  if (!isInForce(contract)) {
    return contract.companyAcceptedAt === null
      ? { code: 'to_sign', tone: 'act', count: 0 }
      : { code: 'signing', tone: 'blocked', count: 0 };
  }
  const of = (status: Deliverable['status']) => pieces.filter((one) => one.status === status);
  const late = pieces.filter((one) => isCreatorLate(one, today));
  const [review, verify] = [of('draft_submitted'), of('published')];
  if (review.length > 0) return { code: 'review', tone: 'act', count: review.length };
  if (verify.length > 0) return { code: 'verify', tone: 'act', count: verify.length };
  if (late.length > 0) {
    return { code: 'late', tone: 'attention', count: daysBetween(earliestDue(late) ?? today, today) };
  }
  if (of('changes_requested').length > 0) return { code: 'changing', tone: 'moving', count: 0 };
  if (of('planned').length > 0) return { code: 'producing', tone: 'begun', count: 0 };
  if (of('approved').length > 0) return { code: 'publishing', tone: 'nearly', count: of('approved').length };
  if (payout?.status === 'made') return { code: 'paid', tone: 'paid', count: 0 };
  return { code: 'delivered', tone: 'good', count: 0 };
}

type Piece = PersonFacts['pieces'][number];

const earliestDue = (pieces: readonly Piece[]): string | undefined =>
  pieces.flatMap(({ dueOn }) => dueOn ?? []).sort()[0];

/** Returns the state of the bar that represents a deliverable. */
export function pieceState(piece: Piece, today: string): PieceState {
  if (piece.status === 'draft_submitted' || piece.status === 'published') return 'waits';
  if (piece.status === 'verified') return 'done';
  if (isCreatorLate(piece, today)) return 'late';
  if (piece.status === 'approved') return 'done';
  return piece.status === 'changes_requested' ? 'made' : 'todo';
}
