import { notFound } from '../../../adapters/requestContext.server';
import { creatorPage } from '../../../creator/page.server';
import { isSettingsPart } from '../../../creator/parts';
import { SettingsPage } from '../../../creator/SettingsPage';
import { loadSettings } from '../../../creator/settings.server';
import { settingsActions } from '../../../creator/settingsActions.server';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = { title: 'creator:settings.title', i18n: ['company', 'profile'] };
export const loader = creatorPage((ctx) => {
  if (!isSettingsPart(ctx.params.part)) throw notFound();
  return loadSettings(ctx);
});
export const action = settingsActions;
export default SettingsPage;
