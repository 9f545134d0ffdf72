import type { Deliverable } from './schema';

const out: readonly Deliverable['status'][] = ['published', 'verified'];

/** Whether a deliverable should be out and is not. @param today business date */
export const isLate = ({ status, dueOn }: Pick<Deliverable, 'status' | 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn < today && !out.includes(status);
