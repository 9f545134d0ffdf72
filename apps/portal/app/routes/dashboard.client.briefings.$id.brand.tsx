import { BrandStep } from '../briefing/BrandStep';
import { stepActions, stepPage } from '../briefing/wizard.server';
import type { RouteHandle } from '../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.brand' };

export const loader = stepPage('brand');
export const action = stepActions('brand');

export default BrandStep;
