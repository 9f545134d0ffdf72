import {
  actorOf,
  askAbout,
  boardReports,
  invoices,
  monthClosings,
  paymentAnswers,
  previewAcceptance,
  privacyRequests,
  reopenMonth,
  type User,
} from '@elenco/core';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import { words as all, within } from '../support/words';
import { contextOf, overflowOf, widths } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const office = '/dashboard/admin';
const words = all.pt;
const { consequences } = words.office;
const actorBy = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

/** Opens a record as staff, and its dialog at each width. The dialog at the last width remains open. */
async function opened(
  browser: Browser,
  email: string,
  path: string,
  verb: string,
  title: string | RegExp = verb,
): Promise<Person> {
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  const staff = new Person(await context.newPage(), 'pt');
  const { page } = staff;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${office}${path}`);
    await page.getByRole('button', { name: verb, exact: true }).click();
    await expect(staff.dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    // The submit button is inside the window.
    await expect(staff.dialog.getByRole('button', { name: verb, exact: true })).toBeInViewport();
    await expectAccessible(page);
  }
  return staff;
}

/** Returns the value beside a name in the dialog. */
const valueBeside = (staff: Person, name: string) =>
  staff.dialog
    .locator('dl > div')
    .filter({ has: staff.page.getByText(name, { exact: true }) })
    .locator('dd');

test('the dialog to schedule an erasure states its immediate effects and the last day to reverse it', async ({
  browser,
}) => {
  const { database } = app;
  const creator = await actorBy('creator@story.example');
  const now = new Date().toISOString();
  await database.perform(askAbout, { kind: 'erasure', text: 'Quero sair.' }, { actor: creator, now });
  const support = await actorBy('support@elenco.example');
  const [request] = await database.see(privacyRequests, support, { status: 'open', kind: 'erasure' });
  const { schedule } = words.resources['privacy-requests'].moves;
  const staff = await opened(browser, 'support@elenco.example', `/privacy/${request!.id}`, schedule);
  await expect(valueBeside(staff, consequences.now)).toHaveText(consequences.erasing.account);
  await expect(valueBeside(staff, consequences.blockedNow)).toHaveText('1');
  await expect(valueBeside(staff, consequences.disconnected)).toHaveText(/^\d+$/);

  // An erasure of only the profile does not block an account.
  await staff.dialog.getByRole('combobox').click();
  await staff.page.getByRole('option', { name: words.options.erasable.profile, exact: true }).click();
  await expect(valueBeside(staff, consequences.now)).toHaveText(consequences.erasing.profile);
  await expect(valueBeside(staff, consequences.blockedNow)).toHaveText('0');
  expect(staff.troubles).toEqual([]);
});

test('the dialog to decide on a reported post states its effect on comments, and the reports that remain open', async ({
  browser,
}) => {
  const support = await actorBy('support@elenco.example');
  const reports = await app.database.see(boardReports, support, { status: 'open' });
  const report = reports.find(({ commentId }) => commentId === null)!;
  const others = reports.filter(({ id, postId }) => id !== report.id && postId === report.postId);
  const { uphold, dismiss } = words.resources['board-reports'].moves;
  const staff = await opened(browser, 'support@elenco.example', `/community/${report.id}`, uphold);
  await expect(valueBeside(staff, consequences.comments.hidden)).toHaveText(/^\d+$/);
  await expect(valueBeside(staff, consequences.openReports)).toHaveText(String(others.length));
  await staff.press(words.office.kit.cancel, staff.dialog);
  await staff.press(dismiss);
  await expect(valueBeside(staff, consequences.comments.kept)).toHaveText(/^\d+$/);
  expect(staff.troubles).toEqual([]);
});

test('the dialog to close a bank answer states its amount, and that neither payouts nor the ledger change', async ({
  browser,
}) => {
  const finance = await actorBy('finance@elenco.example');
  const [answer] = await app.database.see(paymentAnswers, finance, { status: 'open' });
  const { close } = words.resources['payment-answers'].moves;
  const path = `/finance/payment-answers/${answer!.id}`;
  const staff = await opened(browser, 'finance@elenco.example', path, close);
  await expect(valueBeside(staff, consequences.answered)).toHaveText(staff.money(answer!.amountCents));
  await expect(staff.dialog).toContainText(consequences.noPayout);
  await expect(staff.dialog).toContainText(consequences.noEntries);
  await staff.fill(words.office.kit.comment, 'Aluguel, pago no site do banco.', staff.dialog);
  await staff.press(close, staff.dialog);
  await expect
    .poll(async () => (await app.database.get(paymentAnswers, finance, answer!.id)).status)
    .toBe('closed');
  expect(staff.troubles).toEqual([]);
});

test('the dialog to close a month states entries and sums, and the actions that are no longer possible afterwards', async ({
  browser,
}) => {
  const { database } = app;
  const [second, now] = [await actorBy('finance2@elenco.example'), new Date().toISOString()];
  const closings = await database.see(
    monthClosings,
    second,
    { status: 'closed' },
    { by: 'month', down: true },
  );
  const [last] = closings;
  const reopening = { id: last!.id, version: last!.version, comment: 'Faltou uma nota.' };
  await database.perform(reopenMonth, reopening, { actor: second, now });
  const staff = await opened(
    browser,
    'finance@elenco.example',
    '/finance/closings',
    words.books.close,
    /^Fechar /,
  );
  await expect(valueBeside(staff, words.resources['month-closings'].fields.entryCount)).toHaveText(
    String(last!.entryCount),
  );
  await expect(staff.dialog).toContainText(consequences.becomesImpossible);
  await expect(staff.dialog).toContainText(words.books.reopenedByOther);
  expect(staff.troubles).toEqual([]);
});

test('the dialog to accept an invoice states the creator’s net amount and its due date', async ({
  browser,
}) => {
  const finance = await actorBy('finance@elenco.example');
  const submitted = await app.database.see(invoices, finance, { status: 'submitted' });
  const invoice = submitted.find(({ currency }) => currency === 'BRL');
  const { accept } = words.resources.invoices.moves;
  const staff = await opened(browser, 'finance@elenco.example', `/finance/invoices/${invoice!.id}`, accept);
  const now = new Date().toISOString();
  const preview = await app.database.perform(previewAcceptance, { id: invoice!.id }, { actor: finance, now });
  await expect(valueBeside(staff, consequences.net)).toHaveText(within(staff.money(preview.transferCents)));
  await expect(valueBeside(staff, consequences.payBy)).toHaveText(/\d{4}/);
  expect(staff.troubles).toEqual([]);
});
