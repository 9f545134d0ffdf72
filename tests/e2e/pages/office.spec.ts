import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { printDepth, sampled } from '../../support/depth';
import { completeDemoData, type Opened, officeAddresses } from './office';
import { troublesOn } from './variants';

const owner = 'owner@elenco.example';
let app: RunningApp;
let screens: Opened[];
test.beforeAll(async () => {
  app = await startApp({ demo: true });
  await completeDemoData(app.database);
  screens = await officeAddresses(app.database, owner);
});
test.afterAll(() => app.stop());

test('every screen of the back office keeps to the rules of accessibility', async ({ browser }) => {
  test.setTimeout(900_000);
  const addresses = screens.map(({ address }) => address);
  // Whoever is known from that file has a screen as well, and so has a comparison.
  const search = '/dashboard/admin/search';
  addresses.push(`${search}/creator-profile/x1`, `${search}/compare?who=x1&who=1`);
  // Of each part of the office one screen at least: they are made of the same lists and forms.
  const chosen = sampled(addresses, 0.4, (address) => address.split('/')[3]);
  printDepth('Screens of the office', chosen.length, addresses.length);
  expect(await troublesOn(browser, app, owner, chosen)).toEqual([]);
});
