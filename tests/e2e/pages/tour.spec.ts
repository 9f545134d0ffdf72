import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { person } from '../support/person';
import { test } from '../support/test';
import { exactly } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({});
});
test.afterAll(() => app.stop());

test('the tour navigates by button, key and URL, and ends at the sign-up', async ({ browser }) => {
  const who = await person(browser, app.url);
  const { page, words } = who;
  const { tour, portal } = words;
  const { projects, search, shortlist, report } = tour.steps;
  await who.visit('/tour');
  await expect(who.heading(projects.title)).toBeVisible();
  await expect(page.getByRole('link', { name: exactly(tour.back) })).toHaveCount(0);
  await who.follow(tour.next);
  await expect(who.heading(search.title)).toBeVisible();
  await expect(page).toHaveURL(/\?step=2$/);
  await page.keyboard.press('ArrowRight');
  await expect(who.heading(shortlist.title)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(who.heading(search.title)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await who.visit('/tour?step=6');
  const picture = page.getByRole('img', { name: exactly(report.picture) });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0 && img.currentSrc)).toContain(
    'report-phone',
  );
  await expectAccessible(page);
  await who.visit('/tour/creators?step=99');
  await expect(who.heading(tour.steps.work.title)).toBeVisible();
  await who.visit('/tour/creators?step=5');
  await page
    .getByRole('main')
    .getByRole('link', { name: exactly(portal.shell.be) })
    .click();
  await expect(who.dialog.getByText(words.access.creator.title)).toBeVisible();
  expect(who.troubles).toEqual([]);
});
