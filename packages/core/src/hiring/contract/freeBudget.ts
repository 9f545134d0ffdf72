import { sum } from '../../kit';
import type { Briefing } from '../briefing';
import { isToSign } from './contractState';
import type { Contract } from './schema';

interface Commitments {
  readonly briefings: readonly Pick<Briefing, 'contractedCents'>[];
  /** Contracts of these briefings. Only those that still have to be signed count. */
  readonly contracts: readonly Pick<Contract, 'status' | 'totalCents'>[];
}

/** Returns the prices of contracts that still have to be signed, in minor units. */
export const toSignCentsOf = (contracts: Commitments['contracts']): number =>
  sum(contracts.filter(isToSign).map(({ totalCents }) => totalCents));

/**
 * Returns what briefings commit the brand to pay, in minor units: the contracted amount, with amendments and
 * what ended contracts still owe, and contracts that still have to be signed.
 */
export const committedCentsOf = ({ briefings, contracts }: Commitments): number =>
  sum(briefings.map(({ contractedCents }) => contractedCents)) + toSignCentsOf(contracts);

/**
 * Returns what is left of the budget of a project or a squad, in minor units. Every screen shows this amount.
 * Approvals may not exceed that of their project, nor that of its squad. It is negative if more is committed,
 * and null without a budget.
 */
export function freeBudgetOf(budgetCents: number, commitments: Commitments): number;
export function freeBudgetOf(budgetCents: number | null, commitments: Commitments): number | null;
export function freeBudgetOf(budgetCents: number | null, commitments: Commitments): number | null {
  return budgetCents === null ? null : budgetCents - committedCentsOf(commitments);
}
