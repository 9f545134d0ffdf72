import type { RouteHandle } from '../../../handle';
import { creatorPage } from '../../../professional/page.server';
import { SettingsPage } from '../../../professional/SettingsPage';
import { loadSettings } from '../../../professional/settings.server';
import { settingsActions } from '../../../professional/settingsActions.server';

export const handle: RouteHandle = { title: 'professional:settings.title', i18n: ['privacy'] };
export const loader = creatorPage(loadSettings);
export const action = settingsActions;
export default SettingsPage;
