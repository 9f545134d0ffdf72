import { daysBetween } from '@elenco/brazil';
import {
  isPaymentLate,
  lateSide,
  lateSideOfHiring,
  type Payout,
  type UnpaidCharge,
} from '@elenco/core/finance';
import { type Contract, type Deliverable, isInForce, type Proposal, waitsFor } from '@elenco/core/hiring';
import type { PieceState, Tone } from '../../ui';

export interface PersonFacts {
  readonly offer?: Pick<Proposal, 'status'> | undefined;
  /** True if the proposal was open when its project expired. */
  readonly lapsed?: boolean;
  readonly contract?: Pick<Contract, 'status' | 'startsOn' | 'endsOn' | 'companyAcceptedAt'> | undefined;
  readonly pieces: readonly Pick<Deliverable, 'id' | 'contractId' | 'amendmentId' | 'status' | 'dueOn'>[];
  /** What the brand still has to pay for the contract. */
  readonly unpaid: readonly UnpaidCharge[];
  readonly payout?: Pick<Payout, 'status'> | undefined;
  /** Current business date. */
  readonly today: string;
}

type Code =
  | (
      | 'to_sign'
      | 'signing'
      | 'payment_late'
      | 'late'
      | 'review'
      | 'verify'
      | 'changing'
      | 'producing'
      | 'publishing'
    )
  | ('delivered' | 'paid' | 'cancelled');

/**
 * Progress of a hiring as the brand sees it. `offer` means that there is only a proposal, whose state is
 * shown instead.
 */
export interface HiringProgress {
  readonly code: Code | 'offer';
  readonly tone: Tone;
  /**
   * For late work and late payments, the number of days late; otherwise, the number of deliverables that the
   * step is about.
   */
  readonly count: number;
}

/** Tones from the most to the least urgent: waiting for the brand, late, blocked, in progress, done. */
const TONES_BY_URGENCY: readonly Tone[] = [
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
  TONES_BY_URGENCY.indexOf(a.progress.tone) - TONES_BY_URGENCY.indexOf(b.progress.tone);

export function progressOf(facts: PersonFacts): HiringProgress {
  const { offer, lapsed, contract, pieces, unpaid, payout, today } = facts;
  if (!contract) {
    const side = offer && !lapsed ? waitsFor(offer) : null;
    const tone = side === 'company' ? 'act' : side === 'creator' ? 'moving' : 'stopped';
    return { code: 'offer', tone, count: 0 };
  }
  if (contract.status === 'cancelled') return { code: 'cancelled', tone: 'stopped', count: 0 };
  const side = lateSideOfHiring({ contract, work: pieces, unpaid }, today);
  if (!isInForce(contract)) {
    return contract.companyAcceptedAt === null
      ? { code: 'to_sign', tone: 'act', count: 0 }
      : { code: 'signing', tone: side === 'creator' ? 'attention' : 'blocked', count: 0 };
  }
  const of = (status: Deliverable['status']) => pieces.filter((one) => one.status === status);
  const [review, verify] = [of('draft_submitted'), of('published')];
  if (review.length > 0) return { code: 'review', tone: 'act', count: review.length };
  if (verify.length > 0) return { code: 'verify', tone: 'act', count: verify.length };
  const daysSince = (rows: readonly { readonly dueOn: string | null }[]) =>
    daysBetween(rows.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? today, today);
  if (side === 'company') {
    const late = unpaid.filter((one) => isPaymentLate(one, today));
    return { code: 'payment_late', tone: 'act', count: daysSince(late) };
  }
  if (side === 'creator') {
    const late = pieces.filter((one) => lateSide(one, unpaid, today) === 'creator');
    return { code: 'late', tone: 'attention', count: daysSince(late) };
  }
  if (of('changes_requested').length > 0) return { code: 'changing', tone: 'moving', count: 0 };
  if (of('planned').length > 0) return { code: 'producing', tone: 'begun', count: 0 };
  if (of('approved').length > 0) return { code: 'publishing', tone: 'nearly', count: of('approved').length };
  if (payout?.status === 'made') return { code: 'paid', tone: 'paid', count: 0 };
  return { code: 'delivered', tone: 'good', count: 0 };
}

type Piece = PersonFacts['pieces'][number];

/** Returns the state of the bar that represents a deliverable. */
export function pieceState(piece: Piece, unpaid: readonly UnpaidCharge[], today: string): PieceState {
  if (piece.status === 'draft_submitted' || piece.status === 'published') return 'waits';
  if (piece.status === 'verified') return 'done';
  if (lateSide(piece, unpaid, today) === 'creator') return 'late';
  if (piece.status === 'approved') return 'done';
  return piece.status === 'changes_requested' ? 'made' : 'todo';
}
