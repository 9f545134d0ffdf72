import type { Deliverable } from './schema';

/** Whether all of a contract's work is verified; a contract without any is not. */
export const isDelivered = (work: readonly Pick<Deliverable, 'status'>[]): boolean =>
  work.length > 0 && work.every(({ status }) => status === 'verified');

/** The same where a contract may have ended: what was dropped with it is waited for no more. */
export function isDeliveredOrDropped(work: readonly Pick<Deliverable, 'status'>[]): boolean {
  const left = work.filter(({ status }) => status !== 'cancelled');
  return left.length === 0 ? work.length > 0 : isDelivered(left);
}
