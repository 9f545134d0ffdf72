import { businessDate } from '@elenco/brazil';
import { actorOf, charges, type User } from '@elenco/core';
import { postponementRefusal } from '@elenco/core/finance';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import { contextOf } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const office = '/dashboard/admin';

async function financeAt(browser: Browser) {
  const context = await contextOf(browser, app, 'finance@elenco.example', {
    language: 'pt',
    scheme: 'light',
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return { context, page, staff: new Person(page, 'pt') };
}

test('a back-office form keeps its input while the browser is offline, and can be sent afterwards', async ({
  browser,
}) => {
  const { context, page, staff } = await financeAt(browser);
  const { connection } = staff.words.office.kit;
  const { postpone } = staff.words.office.finance;
  const finance = actorOf((await app.database.identity.byEmail('finance@elenco.example')) as User);
  const today = businessDate(new Date().toISOString());
  const open = await app.database.see(charges, finance, { status: 'open' });
  const charge = open.find((one) => !postponementRefusal(one, today));
  await page.goto(`${office}/finance/charges/${charge!.id}`);
  await staff.press(postpone.verb);
  const reason = staff.dialog.getByLabel(staff.words.office.kit.comment);
  await reason.fill('A marca pediu mais uma semana.');
  await context.setOffline(true);
  await expect(page.getByText(connection.offline)).toBeVisible();
  await expectAccessible(page);
  await staff.press(postpone.verb, staff.dialog);
  await expect(staff.dialog.getByText(connection.noAnswer)).toBeVisible();
  await expect(reason).toHaveValue('A marca pediu mais uma semana.');
  await context.setOffline(false);
  await expect(page.getByText(connection.offline)).toHaveCount(0);
  await staff.press(postpone.verb, staff.dialog);
  await staff.sees(postpone.done);
});

test('the back office reports after a few seconds that the server does not respond, and offers to retry', async ({
  browser,
}) => {
  const { page, staff } = await financeAt(browser);
  const { connection } = staff.words.office.kit;
  await page.goto(`${office}/finance/charges?filter=%7B%7D`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  let frozen = true;
  await page.route('**/api/v1/repayments?*', (route) => (frozen ? undefined : route.continue()));
  await page.goto(`${office}/finance/repayments?filter=%7B%7D`);
  await expect(page.getByText(connection.slow)).toBeVisible({ timeout: 15_000 });
  frozen = false;
  await staff.press(connection.retry);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(connection.slow)).toHaveCount(0);
});
