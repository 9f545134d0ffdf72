import { businessDate, daysBetween } from '@elenco/brazil';
import { type Charge, isOpen, isPayoutOver, type Payout } from '../../finance';
import {
  type Briefing,
  type Deliverable,
  isSettledWork,
  type Proposal,
  projectGroup,
  waitsFor,
} from '../../hiring';

export interface DatedRows {
  readonly offers: readonly Pick<Proposal, 'status' | 'answerBy'>[];
  readonly work: readonly Pick<Deliverable, 'status' | 'dueOn'>[];
  readonly charges: readonly Pick<Charge, 'status' | 'dueOn' | 'reportedAt'>[];
  readonly payouts: readonly Pick<Payout, 'status' | 'dueOn'>[];
}

/**
 * *Next date*: the day of the next thing that is due. A past one is late; nothing that is done has one. A charge
 * whose payment is reported waits for finance and is not late.
 */
export interface NextDate {
  /** Business date. */
  readonly on: string;
  readonly of: 'answer' | 'content' | 'charge' | 'reported' | 'payout' | 'start' | 'end';
  /** 0 if it is not late. */
  readonly lateDays: number;
}

/**
 * Returns the next date of a project or of one creator in it: the earliest answer, delivery, charge or payout that
 * is still due. A project without any has its first day, or its last once it has begun; an
 * expired one awaits no answer, since it cannot hire.
 */
export function nextDate(
  { offers, work, charges, payouts }: DatedRows,
  today: string,
  briefing?: Pick<Briefing, 'status' | 'startsOn' | 'endsOn'>,
): NextDate | null {
  const isExpired = briefing !== undefined && projectGroup(briefing, today) === 'expired';
  const due = [
    ...offers
      .filter((offer) => !isExpired && waitsFor(offer) === 'creator')
      .map(({ answerBy }) => ({ of: 'answer' as const, on: answerBy && businessDate(answerBy) })),
    ...work
      .filter((piece) => !isSettledWork(piece))
      .map(({ dueOn }) => ({ of: 'content' as const, on: dueOn })),
    ...charges.filter(isOpen).map(({ dueOn, reportedAt }) => ({
      of: reportedAt === null ? ('charge' as const) : ('reported' as const),
      on: dueOn,
    })),
    ...payouts
      .filter((payout) => !isPayoutOver(payout))
      .map(({ dueOn }) => ({ of: 'payout' as const, on: dueOn })),
  ].flatMap(({ of, on }) => (on === null ? [] : [{ of, on }]));
  const [first] = due.toSorted((a, b) => a.on.localeCompare(b.on));
  const next = first ?? (briefing && ofBriefing(briefing, today));
  if (!next) return null;
  return { ...next, lateDays: next.of === 'reported' ? 0 : Math.max(0, daysBetween(next.on, today)) };
}

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
