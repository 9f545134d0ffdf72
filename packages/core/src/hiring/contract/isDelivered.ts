import type { Deliverable } from './schema';

/** True if all deliverables of a contract are verified; false without deliverables. */
export const isDelivered = (work: readonly Pick<Deliverable, 'status'>[]): boolean =>
  work.length > 0 && work.every(({ status }) => status === 'verified');

/** Returns the same as `isDelivered`, for contracts that may have ended: ignores cancelled deliverables. */
export function isDeliveredOrDropped(work: readonly Pick<Deliverable, 'status'>[]): boolean {
  const left = work.filter(({ status }) => status !== 'cancelled');
  return left.length === 0 ? work.length > 0 : isDelivered(left);
}
