import { CreateStep } from '../../../../briefing/CreateStep';
import { createPage, stepActions } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.create' };

export const loader = createPage;
export const action = stepActions('create');

export default CreateStep;
