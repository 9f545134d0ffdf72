import { daysBetween } from '@elenco/brazil';
import type { Payout } from '@elenco/core/finance';
import {
  type Contract,
  type Deliverable,
  isInForce,
  isLate,
  type Proposal,
  waitsFor,
} from '@elenco/core/hiring';
import type { PieceState, Tone } from '../../ui';

export interface PersonFacts {
  readonly offer?: Pick<Proposal, 'status' | 'answerBy'> | undefined;
  readonly contract?: Pick<Contract, 'status' | 'companyAcceptedAt' | 'creatorAcceptedAt'> | undefined;
  readonly pieces: readonly Pick<Deliverable, 'id' | 'status' | 'dueOn'>[];
  readonly payout?: Pick<Payout, 'status' | 'dueOn' | 'madeOn'> | undefined;
  /** Business date. */
  readonly today: string;
}

type Code =
  | ('to_sign' | 'signing' | 'late' | 'review' | 'verify' | 'changing' | 'producing' | 'publishing')
  | ('delivered' | 'paid' | 'cancelled');

/** Progress of a hiring for the brand: `offer` if there is only a proposal, which has its own state. */
export interface HiringProgress {
  readonly code: Code | 'offer';
  readonly tone: Tone;
  /** Number of pieces, or days late. */
  readonly count: number;
  /** Next date: a business date or an instant. */
  readonly on: string | null;
}

/** Most urgent first: waiting for the brand, late, blocked, in progress, done. */
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
  const { offer, contract, pieces, payout, today } = facts;
  if (!contract) {
    const side = offer ? waitsFor(offer) : null;
    const tone = side === 'company' ? 'act' : side === 'creator' ? 'moving' : 'stopped';
    return { code: 'offer', tone, count: 0, on: side === 'creator' ? (offer?.answerBy ?? null) : null };
  }
  if (contract.status === 'cancelled') return { code: 'cancelled', tone: 'stopped', count: 0, on: null };
  if (!isInForce(contract)) {
    return contract.companyAcceptedAt === null
      ? { code: 'to_sign', tone: 'act', count: 0, on: null }
      : { code: 'signing', tone: 'blocked', count: 0, on: null };
  }
  const of = (status: Deliverable['status']) => pieces.filter((one) => one.status === status);
  const on = nextDate(pieces);
  const late = pieces.filter((one) => isLate(one, today) && one.status !== 'draft_submitted');
  const [review, verify] = [of('draft_submitted'), of('published')];
  if (review.length > 0) return { code: 'review', tone: 'act', count: review.length, on };
  if (verify.length > 0) return { code: 'verify', tone: 'act', count: verify.length, on };
  if (late.length > 0) {
    const since = nextDate(late) ?? today;
    return { code: 'late', tone: 'attention', count: daysBetween(since, today), on: since };
  }
  if (of('changes_requested').length > 0) return { code: 'changing', tone: 'moving', count: 0, on };
  if (of('planned').length > 0) return { code: 'producing', tone: 'begun', count: 0, on };
  if (of('approved').length > 0)
    return { code: 'publishing', tone: 'nearly', count: of('approved').length, on };
  if (payout?.status === 'made') return { code: 'paid', tone: 'paid', count: 0, on: payout.madeOn };
  return { code: 'delivered', tone: 'good', count: 0, on: payout?.dueOn ?? null };
}

type Piece = PersonFacts['pieces'][number];
const isOut = ({ status }: Piece) => status === 'published' || status === 'verified';

const nextDate = (pieces: readonly Piece[]): string | null =>
  pieces
    .filter((piece) => !isOut(piece))
    .flatMap(({ dueOn }) => dueOn ?? [])
    .sort()[0] ?? null;

/** Returns the state of a piece's bar. */
export function pieceState(piece: Piece, today: string): PieceState {
  if (piece.status === 'draft_submitted' || piece.status === 'published') return 'waits';
  if (piece.status === 'verified') return 'done';
  if (isLate(piece, today)) return 'late';
  if (piece.status === 'approved') return 'done';
  return piece.status === 'changes_requested' ? 'made' : 'todo';
}
