import { businessDate } from '@elenco/brazil';
import { type Setting, settingOn } from '../../platform';
import { type Briefing, keepsWishes } from '../briefing';
import { isHired, type Proposal } from './proposal';
import { waitsFor } from './waitsFor';

const DAY_MS = 86_400_000;

/**
 * Returns the deadline for answering an invitation that is sent now: `answer_days` later, as an ISO 8601 time
 * in UTC.
 */
export function answerByOf(rules: readonly Setting[], now: string): string {
  const days = settingOn(rules, 'answer_days', businessDate(now));
  return new Date(Date.parse(now) + days * DAY_MS).toISOString();
}

/**
 * True if an invitation was not answered by its deadline. The creator can still answer, but it is no longer
 * listed as a task.
 */
export const isPastAnswer = (
  { status, answerBy }: Pick<Proposal, 'status' | 'answerBy'>,
  now: string,
): boolean => status === 'received' && answerBy !== null && answerBy < now;

/**
 * Returns the latest deadline of a project's open invitations if the deadlines of all of them have passed.
 * Returns null while an answer is still expected, and if there are no open invitations.
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

/** Status of a creator's invitation, for a brand that is about to invite the creator again. */
export type InvitationOutcome = 'hired' | 'offered' | 'invited' | 'unanswered' | 'declined' | 'not_chosen';

/**
 * Returns the outcome of an invitation so far. `on` is the time of a decline, or the deadline that has
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
 * Effect of adding creators to a project: they are wished for, suggested to curation, put on the shortlist,
 * or invited.
 */
export type Addition = 'wished' | 'suggested' | 'listed' | 'invited';

/** Returns the effect of adding creators to a project; null if none can be added. */
export function additionOf(row: Pick<Briefing, 'status'>): Addition | null {
  if (keepsWishes(row)) return 'wished';
  if (row.status === 'curation') return 'suggested';
  if (row.status === 'selection') return 'listed';
  return isInviting(row) ? 'invited' : null;
}

/** True if staff review the creators that the brand adds, so that no invitation is sent yet. */
export const isReviewed = (addition: Addition | null): boolean =>
  addition === 'wished' || addition === 'suggested';

/**
 * Returns a predicate that is true if a creator has left the project, and fewer creators than wanted are
 * hired or may still be hired.
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
 * Returns warnings for a brand that invites more creators: more creators than wanted may accept, or the
 * project's first day has passed. The invitation is allowed in both cases.
 * @param today business date
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

/** True for an invitation that can still lead, or has led, to a hiring. */
export const isStillInvited = ({ status }: Pick<Proposal, 'status'>): boolean =>
  waitsFor({ status }) !== null || status === 'approved';

/** Returns a new, empty proposal, which is the creator's invitation. */
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
