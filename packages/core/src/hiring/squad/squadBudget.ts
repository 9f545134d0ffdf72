import { sum } from '../../kit';
import type { Briefing } from '../briefing';
import { type Contract, freeBudgetOf } from '../contract';
import type { Squad } from './squad';

/**
 * Returns the budget of a squad in minor units: its own budget, otherwise the sum of the budgets of its
 * briefings. The caller must leave out cancelled briefings. Returns null if there is no budget.
 */
export function squadBudgetCents(
  squad: Pick<Squad, 'budgetCents'>,
  briefings: readonly Pick<Briefing, 'budgetCents'>[],
): number | null {
  const own = briefings.flatMap(({ budgetCents }) => budgetCents ?? []);
  return squad.budgetCents ?? (own.length > 0 ? sum(own) : null);
}

type Committing = Pick<Briefing, 'id' | 'status' | 'budgetCents' | 'contractedCents'>;
type Unsigned = Pick<Contract, 'briefingId' | 'status' | 'totalCents'>;

/** A squad with all its briefings and their unsigned contracts. */
export interface SquadCommitments {
  readonly squad: Pick<Squad, 'budgetCents' | 'status'>;
  readonly briefings: readonly Committing[];
  readonly contracts: readonly Unsigned[];
}

/**
 * Returns the remaining budget of a squad; null if there is no budget. Cancelled briefings commit nothing.
 */
export function squadFreeCents({ squad, briefings, contracts }: SquadCommitments): number | null {
  const alive = briefings.filter(({ status }) => status !== 'cancelled');
  return freeBudgetOf(squadBudgetCents(squad, alive), {
    briefings: alive,
    contracts: contracts.filter(({ briefingId }) => alive.some(({ id }) => id === briefingId)),
  });
}

/**
 * Returns the amount that approvals in one project may still commit: the remaining budget of the project or,
 * if that is less, of its squad. A cancelled squad sets no limit. `of` says which of the two budgets is the
 * limit.
 */
export function approvableCents(
  briefing: Pick<Briefing, 'budgetCents' | 'contractedCents'>,
  toSign: readonly Unsigned[],
  of: SquadCommitments | null,
): { readonly leftCents: number; readonly of: 'project' | 'squad' } {
  const own = freeBudgetOf(briefing.budgetCents ?? 0, { briefings: [briefing], contracts: toSign });
  const limits = of !== null && of.squad.budgetCents !== null && of.squad.status !== 'cancelled';
  const shared = limits ? squadFreeCents(of) : null;
  return shared !== null && shared < own
    ? { leftCents: shared, of: 'squad' }
    : { leftCents: own, of: 'project' };
}
