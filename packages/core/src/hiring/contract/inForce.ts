import type { Contract } from './schema';

type MadeContract = Pick<Contract, 'status'>;

/** Both sides have accepted it, and it holds or was fulfilled: only then is somebody hired and anything owed. */
export const inForce = ['active', 'completed'] as const;

export const isInForce = ({ status }: MadeContract): boolean => inForce.some((state) => state === status);

/**
 * A hiring is over once nothing waits for a signature: each contract is in force or ended, and at least one
 * was signed. When all were cancelled the brand may still approve other open proposals, so it goes on.
 */
export function isHiringOver(made: readonly MadeContract[]): boolean {
  const waiting = made.some(({ status }) => status === 'draft' || status === 'sent');
  return !waiting && made.some(isInForce);
}
