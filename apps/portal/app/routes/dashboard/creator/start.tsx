import { FirstStepPage } from '../../../creator/FirstStepPage';
import { firstActions, loadFirst } from '../../../creator/first.server';
import { creatorPage } from '../../../creator/page.server';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = { title: 'creator:first.label', i18n: ['company', 'portfolio'] };
export const loader = creatorPage(loadFirst);
export const action = firstActions;
export default FirstStepPage;
