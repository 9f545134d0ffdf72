import type { Deliverable } from './schema';

/** A deliverable that nobody waits for any more: it is out, or given up. */
export const settled: readonly Deliverable['status'][] = ['published', 'verified', 'cancelled'];

/** Whether a deliverable should be out and is not. @param today business date */
export const isLate = ({ status, dueOn }: Pick<Deliverable, 'status' | 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn < today && !settled.includes(status);
