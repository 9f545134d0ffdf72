import { sum } from '../../kit';
import type { Briefing } from '../briefing';
import type { Squad } from './squad';

/**
 * Returns the budget of a squad in minor units: its own, else the sum of the budgets of its briefings, which
 * must not contain cancelled ones. Returns null if there is none.
 */
export function squadBudgetCents(
  squad: Pick<Squad, 'budgetCents'>,
  briefings: readonly Pick<Briefing, 'budgetCents'>[],
): number | null {
  const own = briefings.flatMap(({ budgetCents }) => budgetCents ?? []);
  return squad.budgetCents ?? (own.length > 0 ? sum(own) : null);
}
