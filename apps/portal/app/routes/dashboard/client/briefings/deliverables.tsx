import { DeliverablesStep } from '../../../../briefing/DeliverablesStep';
import { stepActions, stepPage } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.deliverables' };

export const loader = stepPage('deliverables');
export const action = stepActions('deliverables');

export default DeliverablesStep;
