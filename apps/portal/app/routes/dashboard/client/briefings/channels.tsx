import { ChannelsStep } from '../../../../briefing/ChannelsStep';
import { stepActions, stepPage } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.channels' };

export const loader = stepPage('channels');
export const action = stepActions('channels');

export default ChannelsStep;
