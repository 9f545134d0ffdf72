import { BriefStep } from '../../../../briefing/BriefStep';
import { stepActions, stepPage } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.new' };

export const loader = stepPage('new');
export const action = stepActions('new');

export default BriefStep;
