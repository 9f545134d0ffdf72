import type { Deliverable } from './schema';

/** Whether all of a contract's work is verified; a contract without any is not. */
export const isDelivered = (work: readonly Pick<Deliverable, 'status'>[]): boolean =>
  work.length > 0 && work.every(({ status }) => status === 'verified');
