import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { completeDemoData, officeAddresses } from './office';
import { troublesOn } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

test('every screen of the back office keeps to the rules of accessibility', async ({ browser }) => {
  test.setTimeout(600_000);
  const email = 'owner@elenco.example';
  await completeDemoData(app.database);
  const addresses = await officeAddresses(app.database, email);
  // Whoever is known from that file has a screen as well, and so has a comparison.
  const search = '/dashboard/admin/search';
  addresses.push(`${search}/creator-profile/x1`, `${search}/compare?who=x1&who=1`);
  expect(await troublesOn(browser, app, email, addresses)).toEqual([]);
});
