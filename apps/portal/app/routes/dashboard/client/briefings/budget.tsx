import { page } from '../../../../adapters/page.server';
import { BudgetStep } from '../../../../briefing/BudgetStep';
import { loadBudget } from '../../../../briefing/budget.server';
import { stepActions } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.budget' };

export const loader = page('client', loadBudget);
export const action = stepActions('budget');

export default BudgetStep;
