import { CreateStep } from '../briefing/CreateStep';
import { stepActions, stepPage } from '../briefing/wizard.server';
import type { RouteHandle } from '../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.create' };

export const loader = stepPage('create');
export const action = stepActions('create');

export default CreateStep;
