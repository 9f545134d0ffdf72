import { BrandStep } from '../../../../briefing/BrandStep';
import { brandPage, stepActions } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.brand' };

export const loader = brandPage;
export const action = stepActions('brand');

export default BrandStep;
