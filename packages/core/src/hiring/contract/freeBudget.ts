import { sum } from '../../kit';
import type { Briefing } from '../briefing';
import { isToSign } from './contractState';
import type { Contract } from './schema';

interface Commitments {
  readonly briefings: readonly Pick<Briefing, 'contractedCents'>[];
  /** Contracts of these briefings. Only contracts that still have to be signed count. */
  readonly contracts: readonly Pick<Contract, 'status' | 'totalCents'>[];
}

/** Returns the prices of contracts that still have to be signed, in minor units. */
const toSignCentsOf = (contracts: Commitments['contracts']): number =>
  sum(contracts.filter(isToSign).map(({ totalCents }) => totalCents));

/**
 * Returns the prices of unsigned contracts, in minor units: `ownCents` for contracts that the brand must
 * still sign, and `creatorsCents` for contracts that only the creator must still sign.
 */
export function toSignBySide(
  contracts: readonly Pick<Contract, 'status' | 'totalCents' | 'companyAcceptedAt'>[],
): { readonly ownCents: number; readonly creatorsCents: number } {
  const ownCents = toSignCentsOf(contracts.filter(({ companyAcceptedAt }) => companyAcceptedAt === null));
  return { ownCents, creatorsCents: toSignCentsOf(contracts) - ownCents };
}

/**
 * Returns the amount that briefings commit the brand to pay, in minor units: the contracted amount (including
 * amendments and what is still owed for ended contracts), and contracts that still have to be signed.
 */
export const committedCentsOf = ({ briefings, contracts }: Commitments): number =>
  sum(briefings.map(({ contractedCents }) => contractedCents)) + toSignCentsOf(contracts);

/**
 * Returns the remaining budget of a project or squad, in minor units. All screens show this amount. An
 * approval may exceed neither the remaining budget of its project nor that of its squad. The amount is
 * negative if the commitments exceed the budget. Returns null if there is no budget.
 */
export function freeBudgetOf(budgetCents: number, commitments: Commitments): number;
export function freeBudgetOf(budgetCents: number | null, commitments: Commitments): number | null;
export function freeBudgetOf(budgetCents: number | null, commitments: Commitments): number | null {
  return budgetCents === null ? null : budgetCents - committedCentsOf(commitments);
}
