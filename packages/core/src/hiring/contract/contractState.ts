import type { Contract } from './schema';

/**
 * True if a row belongs to a hiring. Contracts that creators make with their own clients (Elenco Pay) have no
 * briefing.
 */
export const hasBriefing = <R extends { readonly briefingId: number | null }>(
  row: R,
): row is R & { readonly briefingId: number } => row.briefingId !== null;

type MadeContract = Pick<Contract, 'status'>;

/** States after both parties accepted. Only in these states is the creator hired and money owed. */
export const inForce = ['active', 'completed'] as const;

export const isInForce = ({ status }: MadeContract): boolean => inForce.some((state) => state === status);

/** States before both parties accepted. The price is reserved in the budget, but nothing is owed yet. */
export const toSign = ['draft', 'sent'] as const;

export const isToSign = ({ status }: MadeContract): boolean => toSign.some((state) => state === status);

/**
 * True if a contract was in force and ended early. A contract that was cancelled before it was in force has
 * at most one acceptance.
 */
export const isEndedEarly = ({
  status,
  companyAcceptedAt,
  creatorAcceptedAt,
}: Pick<Contract, 'status' | 'companyAcceptedAt' | 'creatorAcceptedAt'>): boolean =>
  status === 'cancelled' && companyAcceptedAt !== null && creatorAcceptedAt !== null;

/**
 * True if no contract waits for a signature and at least one contract was signed by both parties. If all
 * contracts were cancelled, the hiring continues, because the brand may approve other open proposals.
 */
export function isHiringOver(made: readonly MadeContract[]): boolean {
  return !made.some(isToSign) && made.some(isInForce);
}
