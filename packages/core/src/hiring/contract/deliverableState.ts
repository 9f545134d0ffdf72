import { addDays, businessDate, daysBetween } from '@elenco/brazil';
import type { Deliverable } from './schema';

/** True if all deliverables of a contract are verified; false if it has none. */
export const isDelivered = (work: readonly Pick<Deliverable, 'status'>[]): boolean =>
  work.length > 0 && work.every(({ status }) => status === 'verified');

/** Like `isDelivered`, but ignores cancelled deliverables, for contracts that may have ended. */
export function isDeliveredOrDropped(work: readonly Pick<Deliverable, 'status'>[]): boolean {
  const left = work.filter(({ status }) => status !== 'cancelled');
  return left.length === 0 ? work.length > 0 : isDelivered(left);
}

/** States in which the creator owes no more work: published, verified or cancelled. */
export const settled: readonly Deliverable['status'][] = ['published', 'verified', 'cancelled'];

export const isSettledWork = ({ status }: Pick<Deliverable, 'status'>): boolean => settled.includes(status);

/**
 * True if a deliverable is past its due date. Who is late, creator or brand, also depends on the brand's
 * payment: see `lateSide` of finance. @param today business date
 */
export const isWorkOverdue = (
  { status, dueOn }: Pick<Deliverable, 'status' | 'dueOn'>,
  today: string,
): boolean => dueOn !== null && dueOn < today && !isSettledWork({ status });

/**
 * Returns the change of the due date when the brand answers a draft. If the draft was sent in time and the
 * date passed during the review, the date is postponed by the length of the review, because the brand caused
 * the delay.
 * @param piece deliverable whose draft waits for the brand
 * @param today business date
 */
export function dueAfterReview(
  { dueOn, statusSince }: Pick<Deliverable, 'dueOn' | 'statusSince'>,
  today: string,
): Partial<Pick<Deliverable, 'dueOn' | 'dueMovedBy'>> {
  const sentOn = businessDate(statusSince);
  if (dueOn === null || dueOn > today || sentOn > dueOn || sentOn === today) return {};
  return { dueOn: addDays(dueOn, daysBetween(sentOn, today)), dueMovedBy: 'review' };
}

const creatorsTurn: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];

/**
 * True if the creator must act on a deliverable: submit a draft, make changes or add the link of the post.
 */
export const isCreatorsTurn = ({ status }: Pick<Deliverable, 'status'>): boolean =>
  creatorsTurn.includes(status);

/**
 * True if the creator can be reminded of a deliverable: the creator must act, and no reminder was sent today.
 */
export const canBeReminded = (
  { status, remindedAt }: Pick<Deliverable, 'status' | 'remindedAt'>,
  today: string,
): boolean => isCreatorsTurn({ status }) && (remindedAt === null || businessDate(remindedAt) < today);
