import { businessDate } from '@elenco/brazil';
import type { Deliverable } from './schema';

/** True if all deliverables of a contract are verified; false if it has none. */
export const isDelivered = (work: readonly Pick<Deliverable, 'status'>[]): boolean =>
  work.length > 0 && work.every(({ status }) => status === 'verified');

/** Like `isDelivered`, but ignores cancelled deliverables, for contracts that may have ended. */
export function isDeliveredOrDropped(work: readonly Pick<Deliverable, 'status'>[]): boolean {
  const left = work.filter(({ status }) => status !== 'cancelled');
  return left.length === 0 ? work.length > 0 : isDelivered(left);
}

/** States in which no work is expected any more: published, verified or cancelled. */
export const settled: readonly Deliverable['status'][] = ['published', 'verified', 'cancelled'];

export const isSettledWork = ({ status }: Pick<Deliverable, 'status'>): boolean => settled.includes(status);

/**
 * True if the creator is late with a deliverable. Every list, label and chart counts these. A draft that
 * waits for the brand may be overdue, but its creator is not late. @param today business date
 */
export const isCreatorLate = (piece: Pick<Deliverable, 'status' | 'dueOn'>, today: string): boolean =>
  isLate(piece, today) && piece.status !== 'draft_submitted';

/** True if a deliverable is overdue. @param today business date */
export const isLate = ({ status, dueOn }: Pick<Deliverable, 'status' | 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn < today && !isSettledWork({ status });

const creatorsTurn: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];

/** True if a deliverable waits for its creator: a draft, a change or the link of the post. */
export const isCreatorsTurn = ({ status }: Pick<Deliverable, 'status'>): boolean =>
  creatorsTurn.includes(status);

/**
 * True if the creator can be reminded of a deliverable: the creator has to act, and no reminder was sent
 * today.
 */
export const canBeReminded = (
  { status, remindedAt }: Pick<Deliverable, 'status' | 'remindedAt'>,
  today: string,
): boolean => isCreatorsTurn({ status }) && (remindedAt === null || businessDate(remindedAt) < today);
