import { actorOf, charges, invoices, receipts, refuseInvoice, type User } from '@elenco/core';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { Person } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';
import { contextOf } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const office = '/dashboard/admin';

async function staffAt(browser: Browser, email: string): Promise<Person> {
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  return new Person(await context.newPage(), 'pt');
}
const actor = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

test('finance’s home shows no rows of an earlier visit', async ({ browser }) => {
  const heitor = await actor('finance@elenco.example');
  const [invoice] = await app.database.see(invoices, heitor, { status: 'submitted' });
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const table = page.getByRole('table', { name: words.office.start.invoices });
  const row = table.getByRole('link', { name: `#${invoice!.id}`, exact: true });
  await page.goto(`${office}/finance`);
  await page.getByText(words.office.start.invoices, { exact: true }).scrollIntoViewIfNeeded();
  await expect(row).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(/invoices\/\d+$/);
  const by = { actor: heitor, now: new Date().toISOString() };
  await app.database.perform(refuseInvoice, { id: invoice!.id, comment: 'Mês errado.' }, by);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('link', { name: words.office.finance.home.menu, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.office.finance.home.title })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(staff.troubles).toEqual([]);
});

test('finance cancels a charge of a plan with a reason, and reads how one of a contract is cancelled', async ({
  browser,
}) => {
  const heitor = await actor('finance@elenco.example');
  const [plan] = await app.database.see(charges, heitor, { purpose: 'subscription', status: 'overdue' });
  const [hiring] = await app.database.see(charges, heitor, { purpose: 'hiring', status: 'open' });
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { cancel } = words.resources.charges.moves;
  const { ends } = words.office.finance;
  await page.goto(`${office}/finance/charges/${hiring!.id}`);
  await staff.sees(ends.end_hiring);
  await expect(page.getByRole('button', { name: cancel, exact: true })).toHaveCount(0);

  await page.goto(`${office}/finance/charges/${plan!.id}`);
  await staff.sees(ends.cancel);
  await staff.press(cancel);
  await staff.sees(words.office.consequences.noLongerOwed, staff.dialog);
  await staff.fill(words.office.kit.comment, 'Cobrada por engano.', staff.dialog);
  await staff.fill(
    filled(words.office.kit.typeTitle, { title: `#${plan!.id}` }),
    `#${plan!.id}`,
    staff.dialog,
  );
  await staff.press(cancel, staff.dialog);
  await expect.poll(async () => (await app.database.get(charges, heitor, plan!.id)).status).toBe('cancelled');
  await expect(page.getByText(ends.title)).toHaveCount(0);
  expect(staff.troubles).toEqual([]);
});

test('two people return money without a charge, and both read who gets it', async ({ browser }) => {
  const heitor = await actor('finance@elenco.example');
  const waiting = await app.database.see(receipts, heitor, { status: 'unmatched', preparedById: null });
  const receipt = waiting.find(({ payerName }) => payerName !== '');
  const first = await staffAt(browser, 'finance@elenco.example');
  const { finance } = first.words.office;
  await first.page.goto(`${office}/finance/receipts/${receipt!.id}`);
  await first.press(finance.prepareReturn);
  await expect(first.dialog.getByText(receipt!.payerName)).toBeVisible();
  await first.press(finance.prepareReturn, first.dialog);
  await first.sees(finance.returnPrepared);
  await first.sees(finance.returnBlocked.samePerson);

  const second = await staffAt(browser, 'finance2@elenco.example');
  const { release } = second.words.resources.receipts.moves;
  await second.page.goto(`${office}/finance/receipts/${receipt!.id}`);
  await second.press(release);
  await second.sees(filled(finance.returnTo, { payer: receipt!.payerName }), second.dialog);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});
