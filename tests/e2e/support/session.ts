import type { Page } from '@playwright/test';
import type { RunningApp } from '../../support/app';
import { sessionOf } from '../../support/pages';

/**
 * Signs a user in without the form, since the form would load two more pages. The tests of the whole job, of
 * phones and of the keyboard use the form.
 */
export async function enter(page: Page, app: RunningApp, email: string): Promise<Page> {
  const value = await sessionOf(app.database, email);
  await page.context().addCookies([{ name: 'session', value, url: app.url }]);
  return page;
}
