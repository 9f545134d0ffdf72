import type { Deliverable } from './schema';

/** States in which no work is expected any more: published, or cancelled. */
export const settled: readonly Deliverable['status'][] = ['published', 'verified', 'cancelled'];

export const isSettledWork = ({ status }: Pick<Deliverable, 'status'>): boolean => settled.includes(status);

/**
 * True if its creator is late with a deliverable: every list, chip and chart counts these. A draft that waits for the
 * brand is overdue, too, but not the creator's delay. @param today business date
 */
export const isCreatorLate = (piece: Pick<Deliverable, 'status' | 'dueOn'>, today: string): boolean =>
  isLate(piece, today) && piece.status !== 'draft_submitted';

/** True if a deliverable is overdue. @param today business date */
export const isLate = ({ status, dueOn }: Pick<Deliverable, 'status' | 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn < today && !isSettledWork({ status });
