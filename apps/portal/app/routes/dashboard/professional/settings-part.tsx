import { notFound } from '../../../adapters/requestContext.server';
import type { RouteHandle } from '../../../handle';
import { creatorPage } from '../../../professional/page.server';
import { isSettingsPart } from '../../../professional/parts';
import { SettingsPage } from '../../../professional/SettingsPage';
import { loadSettings } from '../../../professional/settings.server';
import { settingsActions } from '../../../professional/settingsActions.server';

export const handle: RouteHandle = { title: 'professional:settings.title', i18n: ['client', 'creator'] };
export const loader = creatorPage((ctx) => {
  if (!isSettingsPart(ctx.params.part)) throw notFound();
  return loadSettings(ctx);
});
export const action = settingsActions;
export default SettingsPage;
