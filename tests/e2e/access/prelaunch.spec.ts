import accessEn from '@elenco/locales/en/access.json' with { type: 'json' };
import accessPt from '@elenco/locales/pt/access.json' with { type: 'json' };
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import {
  accessibilityFaultsOn,
  axeViolations,
  contextOf,
  isShown,
  variants,
  widths,
} from '../pages/variants';
import { Person, person } from '../support/person';
import { test } from '../support/test';

const password = 'só em dezembro';
const flag = 'dont-show-wall';
let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ env: { ELENCO_PRELAUNCH_PASSWORD: password } });
});
test.afterAll(() => app.stop());

test('the pre-launch gate opens with its password and disappears in every window of the browser', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { language: 'en' });
  await who.visit('/signup/creator');
  await expect(who.heading(accessEn.prelaunch.title)).toBeVisible();

  await who.fill(accessEn.prelaunch.password, 'a guess');
  await who.press(accessEn.prelaunch.open);
  await who.sees(who.words.problems.wrong_prelaunch_password);
  await expect(who.field(accessEn.prelaunch.password)).toBeFocused();

  // From here on, the scripts of this window listen for the flag that another window sets.
  const second = new Person(await who.page.context().newPage(), 'en');
  await second.visit('/');
  await expect(second.heading(accessEn.prelaunch.title)).toBeVisible();

  await who.fill(accessEn.prelaunch.password, password);
  await who.press(accessEn.prelaunch.open);
  await who.page.waitForURL('**/signup/creator');
  await expect(second.heading(who.words.home.forBrand.title)).toBeVisible();
  await expect.poll(() => who.page.evaluate((name) => localStorage.getItem(name), flag)).toBe('true');
  expect(who.troubles).toEqual([]);

  // The flag in local storage alone opens no page: without the cookie, the server shows the gate and the
  // script removes the flag.
  await who.page.context().clearCookies();
  await who.visit('/');
  await expect(who.heading(accessEn.prelaunch.title)).toBeVisible();
  await expect.poll(() => who.page.evaluate((name) => localStorage.getItem(name), flag)).toBeNull();
  await who.page.context().close();
});

test('the pre-launch gate is shown when a visitor follows a link whose data request is redirected', async ({
  browser,
}) => {
  const who = await person(browser, app.url);
  await who.visit('/login');
  await who.follow(who.words.access.login.signup);
  await expect(who.heading(accessPt.prelaunch.title)).toBeVisible();
  await expect(who.page).toHaveURL(/\/wall(\?|$)/);
  await who.page.context().close();
});

test('the pre-launch gate is accessible before and after a wrong password is entered', async ({
  browser,
}) => {
  expect(await accessibilityFaultsOn(browser, app, 'nobody', ['/wall'])).toEqual([]);
  for (const variant of variants) {
    const context = await contextOf(browser, app, 'nobody', variant);
    const page = await context.newPage();
    await page.goto('/wall');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main [aria-invalid=true]')).toBeVisible();
    await isShown(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
    }
    await context.close();
  }
});
