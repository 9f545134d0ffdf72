import {
  actorOf,
  charges,
  creators,
  invoices,
  payouts,
  receipts,
  refuseInvoice,
  settings,
  type User,
  users,
} from '@elenco/core';
import { owedOn } from '@elenco/core/finance';
import trail from '@elenco/locales/pt/trail.json' with { type: 'json' };
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { today } from '../../support/days';
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
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return new Person(page, 'pt');
}
const actor = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

test('the home page of finance shows no outdated rows from an earlier visit', async ({ browser }) => {
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

test('finance cancels a subscription charge with a reason, and reads how to cancel a contract’s charge', async ({
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

test('two finance users return money that belongs to no charge, and both see the recipient', async ({
  browser,
}) => {
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

test('finance asks a creator for a different account after a failed payout, and the creator sees why and where', async ({
  browser,
}) => {
  const heitor = await actor('finance@elenco.example');
  const [failed] = await app.database.see(payouts, heitor, { status: 'failed' });
  const { id, creatorId } = failed!;
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { askAccount } = words.office.finance;
  const reason = 'O banco diz que a conta foi encerrada.';
  await page.goto(`${office}/finance/payouts/${id}`);
  await staff.press(askAccount.verb);
  const { name } = await app.database.get(creators, heitor, creatorId);
  await expect(staff.dialog).toContainText(words.office.consequences.transfer);
  await expect(staff.dialog.getByRole('link', { name })).toHaveCount(2);
  await staff.fill(words.office.kit.comment, reason, staff.dialog);
  await staff.press(askAccount.verb, staff.dialog);
  await staff.sees(askAccount.done);
  // The history contains the reason. The creator can be asked only once a day, so the button is disabled.
  await staff.sees(trail.commands.payouts.askAccount);
  await staff.sees(reason);
  await expect(page.getByRole('button', { name: askAccount.verb })).toBeDisabled();

  await app.database.outbox.idle();
  const [user] = await app.database.see(users, await actor('owner@elenco.example'), { creatorId });
  const creator = await staffAt(browser, user!.email);
  const notice = creator.page.getByRole('listitem').filter({ hasText: reason });
  await expect(async () => {
    await creator.page.goto('/dashboard/notifications');
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await notice.locator('button[value=open]').click();
  await expect(creator.page).toHaveURL(/\/settings\/payee$/);
  expect([...staff.troubles, ...creator.troubles]).toEqual([]);
});

test('the total of unpaid charges includes fine and interest, and the palette finds a charge by its amount due', async ({
  browser,
}) => {
  const heitor = await actor('finance@elenco.example');
  const unpaid = { status: ['open', 'overdue'], currency: 'BRL' } as const;
  const open = (await app.database.see(charges, heitor, unpaid)).filter(({ purpose }) => purpose !== 'pay');
  const rates = await app.database.see(settings, heitor, {});
  const owed = new Map(open.map((charge) => [charge.id, owedOn({ charge }, today(), rates).totalCents]));
  const late = open.find((charge) => owed.get(charge.id)! > charge.restCents);
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { sums } = words.office.kit;
  const filter = { ...unpaid, purpose: [...new Set(open.map(({ purpose }) => purpose))] };
  await page.goto(`${office}/finance/charges?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const total = page.getByRole('group', { name: sums.label });
  const sum = (cents: Iterable<number>) => [...cents].reduce((all, one) => all + one, 0);
  await expect(total).toContainText(`${sums.owedToday}${staff.money(sum(owed.values()))}`);
  await expect(total).toContainText(
    `${sums.principal}${staff.money(sum(open.map(({ restCents }) => restCents)))}`,
  );

  const amount = staff.money(owed.get(late!.id)!);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(amount.replace(/\s/g, ' '));
  const found = page.getByRole('option', { name: filled(words.office.shell.otherAmount.today, { amount }) });
  await expect(found).toContainText(`#${late!.id}`);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/finance/charges/${late!.id}$`));
  expect(staff.troubles).toEqual([]);
});

test('finance downloads and imports sample bank files in an installation without a connected bank', async ({
  browser,
}) => {
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { finance, paymentFiles } = words.office;
  for (const [path, title, good] of [
    ['bank-return', finance.importReturn, finance.paid],
    ['payment-return', paymentFiles.readReturn, words.options.answerOutcome.made],
  ] as const) {
    await page.goto(`${office}/finance`);
    await staff.follow(title);
    await expect(page).toHaveURL(new RegExp(`/finance/${path}$`));
    await expect(staff.heading(title)).toBeVisible();
    const download = page.waitForEvent('download');
    await staff.follow(finance.sampleFile);
    await page.locator('input[type=file]').setInputFiles(await (await download).path());
    if (path === 'bank-return') {
      // The text names the charge that the sample file really settles.
      const [before, after] = finance.sampleHint.split('#{{charge}}');
      await expect(page.getByText(before!)).toContainText(after!);
      await staff.press(finance.previewFile);
      await page.getByRole('button', { name: /^Importar 2 lançamentos/ }).click();
    } else await staff.press(finance.readFile);
    const lines = page.getByRole('table', { name: finance.lines });
    await expect(lines.getByText(good, { exact: true }).first()).toBeVisible();
  }
  expect(staff.troubles).toEqual([]);
});
