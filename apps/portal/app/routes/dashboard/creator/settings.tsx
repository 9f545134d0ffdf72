import { creatorPage } from '../../../creator/page.server';
import { SettingsPage } from '../../../creator/SettingsPage';
import { loadSettings } from '../../../creator/settings.server';
import { settingsActions } from '../../../creator/settingsActions.server';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = { title: 'creator:settings.title', i18n: ['privacy'] };
export const loader = creatorPage(loadSettings);
export const action = settingsActions;
export default SettingsPage;
