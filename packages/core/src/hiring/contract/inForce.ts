import type { Contract } from './schema';

type MadeContract = Pick<Contract, 'status'>;

/** States after both parties accepted: only then is a creator hired and any money owed. */
export const inForce = ['active', 'completed'] as const;

export const isInForce = ({ status }: MadeContract): boolean => inForce.some((state) => state === status);

/**
 * True if no contract waits for a signature and at least one was signed. If all were cancelled, the hiring
 * goes on: the brand may still approve other open proposals.
 */
export function isHiringOver(made: readonly MadeContract[]): boolean {
  const waiting = made.some(({ status }) => status === 'draft' || status === 'sent');
  return !waiting && made.some(isInForce);
}
