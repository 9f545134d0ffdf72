import { businessDate } from '@elenco/brazil';
import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';
import { isHired, type Proposal } from './proposal';
import { waitsFor } from './waitsFor';

const DAY_MS = 86_400_000;

/**
 * Returns the deadline for answering an invitation that is sent now: `answer_days` later, ISO 8601 in UTC.
 */
export function answerByOf(rules: readonly Setting[], now: string): string {
  const days = settingOn(rules, 'answer_days', businessDate(now));
  return new Date(Date.parse(now) + days * DAY_MS).toISOString();
}

/**
 * True if an invitation was not answered in time. The creator can still answer, but it is no longer a task.
 */
export const isPastAnswer = (
  { status, answerBy }: Pick<Proposal, 'status' | 'answerBy'>,
  now: string,
): boolean => status === 'received' && answerBy !== null && answerBy < now;

/**
 * Returns the last deadline of a project's invitations if all open ones are past it; null while an answer is
 * expected, or without open invitations.
 */
export function answersOverSince(
  offers: readonly Pick<Proposal, 'status' | 'answerBy'>[],
  now: string,
): string | null {
  const open = offers.filter((offer) => waitsFor(offer) !== null);
  if (!open.every((offer) => isPastAnswer(offer, now))) return null;
  return (
    open
      .flatMap(({ answerBy }) => answerBy ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** What became of a creator's invitation, for a brand that is about to invite again. */
export type InvitationOutcome = 'hired' | 'offered' | 'invited' | 'unanswered' | 'declined' | 'not_chosen';

/**
 * Returns what has become of an invitation. `on` is the time of a decline, or the answer date that has
 * passed.
 */
export function invitationOutcome(
  row: Pick<Proposal, 'status' | 'statusSince' | 'answerBy'>,
  now: string,
): { outcome: InvitationOutcome; on: string | null } {
  if (row.status === 'declined') return { outcome: 'declined', on: row.statusSince };
  if (isPastAnswer(row, now)) return { outcome: 'unanswered', on: row.answerBy };
  if (isHired(row)) return { outcome: 'hired', on: null };
  const side = waitsFor(row);
  if (side === null) return { outcome: 'not_chosen', on: null };
  const isOffered = side === 'company' || row.status === 'countered';
  return { outcome: isOffered ? 'offered' : 'invited', on: null };
}

/** True if a briefing accepts proposals after its selection. */
export const isInviting = ({ status }: Pick<Briefing, 'status'>): boolean =>
  status === 'awaiting_proposal' || status === 'hiring';

/**
 * Returns a predicate: true if a creator has left the project, and fewer than it looks for are hired or still
 * in question.
 */
export const needsStandIns =
  (offers: readonly Pick<Proposal, 'briefingId' | 'status'>[]) =>
  ({ id, status, creatorsWanted }: Pick<Briefing, 'id' | 'status' | 'creatorsWanted'>): boolean => {
    const own = offers.filter(({ briefingId }) => briefingId === id);
    const hasLeft = own.some((one) => one.status === 'declined' || one.status === 'rejected');
    const remaining = own.filter((one) => isHired(one) || waitsFor(one) !== null).length;
    return hasLeft && isInviting({ status }) && remaining < creatorsWanted;
  };

type Invited = Pick<Briefing, 'creatorsWanted' | 'startsOn'> & {
  /** Number of creators with an open or accepted invitation. */
  readonly invited: number;
};

/**
 * Returns warnings for a brand that invites more creators: more than it looks for may accept, or the
 * project's first day has passed. Neither prevents the invitation. @param today business date
 */
export function inviteWarnings(
  { creatorsWanted, startsOn, invited }: Invited,
  adding: number,
  today: string,
): ('begun' | 'more_than_wanted')[] {
  return [
    ...(adding > 0 && startsOn !== null && startsOn < today ? (['begun'] as const) : []),
    ...(adding > 0 && invited + adding > creatorsWanted ? (['more_than_wanted'] as const) : []),
  ];
}

/** Returns a new, empty proposal, by which its creator is invited. */
export function invitationTo(briefing: Briefing, creatorId: number, answerBy: string, now: string) {
  const { id: briefingId, companyId, currency, feeBp } = briefing;
  if (feeBp === null) throw new Error('the briefing has no stored fee');
  return {
    briefingId,
    companyId,
    creatorId,
    currency,
    feeBp,
    answerBy,
    status: 'received' as const,
    statusSince: now,
    round: 0,
    lines: [],
    totalCents: 0,
    message: '',
    availableInPeriod: false,
    draft: null,
    confidentiality: null,
    answer: '',
    counterCents: null,
    sentAt: null,
  };
}
