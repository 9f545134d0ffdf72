import { businessDate, daysBetween } from '@elenco/brazil';
import { type ChargeOfWork, isOpen, isPayoutOver, lateSide, type Payout, unpaidCharges } from '../../finance';
import {
  type Briefing,
  type Deliverable,
  isSettledWork,
  isWorkOverdue,
  type Proposal,
  projectGroup,
  waitsFor,
} from '../../hiring';

export interface DatedRows {
  readonly offers: readonly (OfCreator & Pick<Proposal, 'status' | 'answerBy'>)[];
  readonly work: readonly (OfCreator &
    Pick<Deliverable, 'contractId' | 'amendmentId' | 'status' | 'dueOn'>)[];
  readonly charges: readonly (OfCreator & ChargeOfWork)[];
  readonly payouts: readonly (OfCreator & Pick<Payout, 'status' | 'dueOn'>)[];
}

/** The creator of a row. `creatorId` is absent if all rows belong to one creator. */
interface OfCreator {
  readonly creatorId?: number | null;
}

/**
 * *Next date*: the business date of the next thing that is due. A past date is late. Finished things, and
 * invitations that were not answered in time, have no date. A submitted draft is due for the brand's
 * `review` on the due date of its deliverable: after that, the brand is late (`lateSide`). Overdue work that
 * waits for the brand's payment has no date other than that of the charge. A charge with a reported payment waits
 * for finance and is not late.
 */
export interface NextDate {
  /** Business date of what is due. */
  readonly on: string;
  readonly of: 'answer' | 'content' | 'review' | 'charge' | 'reported' | 'payout' | 'start' | 'end';
  /** Number of days since the date; 0 if it is not late. */
  readonly lateDays: number;
  /** The creator who must act, or who gets the payment. */
  readonly creatorId?: number | undefined;
}

/**
 * Returns the next date of a project, or of one creator in it: the earliest answer, delivery, charge or
 * payout that is still due. If none is due, returns the project's first day or, once it has begun, its last
 * day. An expired project expects no answers, because it cannot hire.
 */
export function nextDate(
  { offers, work, charges, payouts }: DatedRows,
  today: string,
  briefing?: Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>,
): NextDate | null {
  const isExpired = briefing !== undefined && projectGroup(briefing, today) === 'expired';
  const unpaid = unpaidCharges(charges);
  const due = [
    ...offers
      .filter((offer) => !isExpired && waitsFor(offer) === 'creator')
      .map(({ status, answerBy, creatorId }) => ({
        of: 'answer' as const,
        on: openUntil(status, answerBy && businessDate(answerBy), today),
        creatorId,
      })),
    ...work
      .filter((piece) => !isSettledWork(piece))
      .filter(
        (piece) =>
          isForBrand(piece) || !isWorkOverdue(piece, today) || lateSide(piece, unpaid, today) === 'creator',
      )
      .map(({ status, dueOn, creatorId }) => ({
        of: isForBrand({ status }) ? ('review' as const) : ('content' as const),
        on: dueOn,
        creatorId,
      })),
    ...charges.filter(isOpen).map(({ dueOn, reportedAt, creatorId }) => ({
      of: reportedAt === null ? ('charge' as const) : ('reported' as const),
      on: dueOn,
      creatorId,
    })),
    ...payouts
      .filter((payout) => !isPayoutOver(payout))
      .map(({ dueOn, creatorId }) => ({ of: 'payout' as const, on: dueOn, creatorId })),
  ].flatMap(({ of, on, creatorId }) =>
    on === null ? [] : [{ of, on, ...(creatorId ? { creatorId } : {}) }],
  );
  const [first] = due.toSorted((a, b) => a.on.localeCompare(b.on));
  const next = first ?? (briefing && ofBriefing(briefing, today));
  if (!next) return null;
  return { ...next, lateDays: next.of === 'reported' ? 0 : Math.max(0, daysBetween(next.on, today)) };
}

const isForBrand = ({ status }: Pick<Deliverable, 'status'>) => status === 'draft_submitted';

/**
 * Returns the deadline of an answer; null for an invitation that was not answered in time, which is no longer
 * a task.
 */
const openUntil = (status: Proposal['status'], on: string | null, today: string): string | null =>
  status === 'received' && on !== null && on < today ? null : on;

function ofBriefing(
  briefing: Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>,
  today: string,
): { readonly of: 'start' | 'end'; readonly on: string } | null {
  const { startsOn, endsOn } = briefing;
  const group = projectGroup(briefing, today);
  if (group === 'closed' || group === 'expired') return null;
  if (startsOn !== null && startsOn >= today) return { of: 'start', on: startsOn };
  return endsOn !== null && endsOn >= today ? { of: 'end', on: endsOn } : null;
}
