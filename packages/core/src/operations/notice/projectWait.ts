import { businessDate } from '@elenco/brazil';
import { type ChargeOfWork, isOpen, isPayoutOver, lateSide, type Payout, unpaidCharges } from '../../finance';
import type { Briefing } from '../../hiring';
import {
  answersOverSince,
  type Contract,
  type Deliverable,
  isDelivered,
  isExpired,
  isHiringOver,
  isInForce,
  isToSign,
  openStates,
  type Proposal,
} from '../../hiring';

export interface ProjectFacts {
  readonly briefing: Pick<Briefing, 'status' | 'curationDueAt' | 'endsOn'>;
  readonly offers: readonly Pick<Proposal, 'status' | 'answerBy'>[];
  readonly made: readonly Pick<Contract, 'id' | 'status'>[];
  readonly work: readonly Pick<Deliverable, 'contractId' | 'amendmentId' | 'status' | 'dueOn'>[];
  readonly payouts: readonly Pick<Payout, 'status'>[];
  readonly charges: readonly ChargeOfWork[];
  /** Current time, ISO 8601. */
  readonly now: string;
}

type Answering = 'answering' | 'answers_over' | 'nobody_answers';
type Fulfilling = 'working' | 'working_late' | 'paying' | 'rating';

export interface ProjectWait {
  readonly code:
    | Exclude<Briefing['status'], 'awaiting_proposal' | 'hired'>
    | (
        | 'approval_late'
        | 'curation_late'
        | 'expired'
        | 'expired_hired'
        | 'signing'
        | 'checking_payment'
        | Answering
        | Fulfilling
      );
  readonly by: string | null;
}

/**
 * Returns what a project waits for while the brand has no task. `by` is the deadline of curation's answer or of
 * the shortlist, or the past answer deadline for `answers_over`; null otherwise. Past their deadlines, these
 * are `approval_late` and `curation_late`. A reported payment takes precedence, because finance is checking it. The texts are in the project part of
 * locales/company.
 */
export function projectWait(facts: ProjectFacts): ProjectWait {
  const { briefing, now } = facts;
  const { status, curationDueAt: by } = briefing;
  if (facts.charges.some((charge) => isOpen(charge) && charge.reportedAt !== null)) {
    return { code: 'checking_payment', by: null };
  }
  if (isExpired(briefing, businessDate(now)) && !facts.made.some(isToSign)) {
    return { code: facts.made.some(isInForce) ? 'expired_hired' : 'expired', by: null };
  }
  if (status === 'under_approval') {
    return by === null || by < now ? { code: 'approval_late', by: null } : { code: status, by };
  }
  if (status === 'curation') {
    return by === null || by < now ? { code: 'curation_late', by: null } : { code: status, by };
  }
  if (status === 'awaiting_proposal') return answering(facts);
  if (status === 'hiring') return hiring(facts);
  if (status === 'hired') return { code: fulfilling(facts), by: null };
  return { code: status, by: null };
}
function answering({ offers, now }: ProjectFacts): { code: Answering; by: string | null } {
  const by = answersOverSince(offers, now);
  if (by !== null) return { code: 'answers_over', by };
  const isAnswering = offers.some(({ status }) => openStates.some((state) => state === status));
  return { code: isAnswering ? 'answering' : 'nobody_answers', by: null };
}

function hiring(facts: ProjectFacts): ProjectWait {
  if (facts.made.some(isToSign)) return { code: 'signing', by: null };
  return isHiringOver(facts.made) ? { code: 'hiring', by: null } : answering(facts);
}

/**
 * Returns what a hired project waits for. The work is done when every deliverable is verified; the project is
 * done when every creator is paid and evaluated.
 */
function fulfilling({ made, work, payouts, charges, now }: ProjectFacts): Fulfilling {
  const delivered = made
    .filter(isInForce)
    .every(({ id }) => isDelivered(work.filter((one) => one.contractId === id)));
  if (!delivered) {
    const unpaid = unpaidCharges(charges);
    const isLate = work.some((piece) => lateSide(piece, unpaid, businessDate(now)) === 'creator');
    return isLate ? 'working_late' : 'working';
  }
  return payouts.every(isPayoutOver) ? 'rating' : 'paying';
}
