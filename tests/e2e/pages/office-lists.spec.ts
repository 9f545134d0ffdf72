import { readFileSync } from 'node:fs';
import { actorOf, briefings, charges, contracts, invoices, type User } from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
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
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return new Person(page, 'pt');
}

/** Milliseconds between key presses of a human: slower than a machine, faster than the debounce delay. */
const typing = { delay: 90 };

const filterIn = (page: Page) =>
  page
    .waitForURL((url) => url.searchParams.has('filter'))
    .then(
      () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as Record<string, unknown>,
    );

/** Returns the plural name of a resource, which labels its table. */
const namesOf = ({ name }: { readonly name: string }) => name.split(' |||| ')[1] ?? name;

async function addFilter({ page, words }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: words.office.ra.action.add_filter }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
}

test('list filters accept text, amounts, days and times of São Paulo at human typing speed', async ({
  browser,
}) => {
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { charges, postings } = words.resources;
  const { from, to } = words.office.kit;

  await page.goto(`${office}/companies`);
  await page.getByRole('searchbox').pressSequentially('Aurora Cosméticos', typing);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue('Aurora Cosméticos');
  expect(await filterIn(page)).toEqual({ q: 'Aurora Cosméticos' });

  await page.goto(`${office}/finance/charges?filter=%7B%7D`);
  const amount = filled(from, { field: charges.fields.amountCents });
  await addFilter(staff, amount);
  await page.getByRole('textbox', { name: amount }).pressSequentially('4.500,50', typing);
  await expect.poll(() => filterIn(page)).toEqual({ amountCents_gte: 450_050 });
  await expect(page.getByRole('textbox', { name: amount })).toHaveValue('4.500,50');
  const due = filled(to, { field: charges.fields.dueOn });
  await addFilter(staff, due);
  // The day is typed in the date order of the app's language, not in that of the browser's language.
  await page.getByLabel(due).pressSequentially('30112026', typing);
  await expect.poll(() => filterIn(page)).toEqual({ amountCents_gte: 450_050, dueOn_lte: '2026-11-30' });
  await expect(page.getByLabel(due)).toHaveValue('30/11/2026');

  await page.goto(`${office}/finance/ledger`);
  const made = filled(from, { field: postings.fields.createdAt });
  await addFilter(staff, made);
  await page.getByLabel(made).pressSequentially('01112026', typing);
  // In São Paulo, November 1 begins at 03:00 UTC.
  await expect.poll(() => filterIn(page)).toEqual({ createdAt_gte: '2026-11-01T03:00:00.000Z' });
  expect(staff.troubles).toEqual([]);
});

test('the ledger entry of a trial-balance amount or an invoice links to its cause and its document', async ({
  browser,
}) => {
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { books } = words;
  await page.goto(`${office}/finance/trial-balance?from=2026-01-01`);
  await page.getByRole('link', { name: words.options.ledgerAccount.cash }).first().click();
  await expect.poll(() => filterIn(page)).toMatchObject({ account: 'cash', bookedOn_gte: '2026-01-01' });
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(books.entry);
  await expect(page.getByText(books.cause)).toBeVisible();
  await expect(page.getByRole('table', { name: books.postings }).getByRole('row')).not.toHaveCount(1);

  // A creator's invoice links to its postings. The ledger entry links to the payout and the document.
  const finance = actorOf((await app.database.identity.byEmail('finance@elenco.example')) as User);
  const [invoice] = await app.database.see(invoices, finance, { status: 'accepted' });
  await page.goto(`${office}/finance/invoices/${invoice!.id}`);
  await page.getByRole('table', { name: books.entries }).getByRole('link').first().click();
  await expect(page.getByText(books.cause)).toBeVisible();
  await page.locator(`main a[href$="/finance/payouts/${invoice!.payoutId}"]`).first().click();
  await expect(page.getByRole('heading', { name: words.office.finance.documents })).toBeVisible();
  await expect(page.locator(`main a[href$="/files/${invoice!.fileId}"]`)).toBeVisible();
  await page.getByRole('link', { name: books.ofContract }).click();
  await expect.poll(() => filterIn(page)).toEqual({ contractId: invoice!.contractId });
  await expect(page.getByRole('row')).not.toHaveCount(1);
  expect(staff.troubles).toEqual([]);
});

test('columns and saved filters of a list are personal, and the export contains readable names', async ({
  browser,
}) => {
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const { charges } = words.resources;
  const { action, saved_queries } = words.office.ra;
  await page.goto(`${office}/finance/charges`);
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head(charges.fields.paidOn)).toBeVisible();
  await staff.press(action.select_columns);
  await page.getByRole('switch', { name: charges.fields.paidOn }).uncheck();
  await page.keyboard.press('Escape');
  await expect(head(charges.fields.paidOn)).toHaveCount(0);

  await staff.press(charges.status.paid);
  await expect.poll(() => filterIn(page)).toEqual({ status: 'paid' });
  await staff.press(words.office.kit.saveView);
  await staff.fill(saved_queries.query_name, 'Pagas', staff.dialog);
  await staff.press(action.save, staff.dialog);
  await page.goto(`${office}/finance/charges?filter=%7B%7D`);
  await expect(head(charges.fields.paidOn)).toHaveCount(0);
  await staff.press('Pagas');
  await expect.poll(() => filterIn(page)).toEqual({ status: 'paid' });

  const save = async (format: string) => {
    await staff.press(words.office.kit.export);
    const item = page.getByRole('menuitem', { name: format });
    return (await Promise.all([page.waitForEvent('download'), item.click()]))[0];
  };
  const book = await save(words.office.kit.asXlsx);
  expect(book.suggestedFilename()).toMatch(/^cobrancas-.*\.xlsx$/);
  // A workbook is a ZIP archive.
  expect(
    readFileSync(await book.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const file = await save(words.office.kit.asCsv);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(charges.status.paid);
  expect(text).toContain('Aurora Cosméticos');
  expect(text).not.toMatch(/[{}[\]]/);
  expect(staff.troubles).toEqual([]);
});

test('selected users are exported to a file with the name of each user’s company', async ({ browser }) => {
  const staff = await staffAt(browser, 'support@elenco.example');
  const { page, words } = staff;
  await page.goto(`${office}/users?filter=${encodeURIComponent('{"q":"aurora.example"}')}`);
  for (const email of ['brand@aurora.example', 'member@aurora.example'])
    await page.getByRole('row', { name: email }).getByRole('checkbox').check();
  const bar = page.locator('[data-test=bulk-actions-toolbar]');
  await bar.getByRole('button', { name: words.office.kit.export }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: words.office.kit.asCsv }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^usuarios-.*\.csv$/);
  const [heading, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(heading).toContain(words.resources.users.fields.name);
  expect(lines).toHaveLength(2);
  expect(lines.join('\n')).toMatch(
    /brand@aurora\.example[\s\S]*member@aurora\.example|member@aurora\.example[\s\S]*brand@aurora\.example/,
  );
  for (const line of lines) expect(line).toContain('Aurora Cosméticos');
  expect(staff.troubles).toEqual([]);
});

test('links and keys open the next and previous records in the order of the list', async ({ browser }) => {
  const finance = actorOf((await app.database.identity.byEmail('finance@elenco.example')) as User);
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  await page.goto(`${office}/finance/charges?filter=%7B%7D&sort=dueOn&order=DESC`);
  const links = page.getByRole('main').locator('a.toRecord');
  await expect(links.nth(2)).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const position = (place: number, of: number) => filled(words.office.keys.position, { place, total: of });
  const { length: total } = await app.database.see(charges, finance, {});
  await links.first().click();
  const next = page.getByRole('link', { name: words.office.keys.next });
  await expect(next).toBeVisible();
  await expect(page.getByRole('link', { name: words.office.keys.previous })).toHaveCount(0);
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`));
  await expect(page.locator('.neighbors')).toContainText(position(2, total));
  // Keys that are pressed before the next record is rendered use the links of that record, not the previous
  // links.
  for (const key of ['n', 'p', 'n']) await page.locator('body').press(key);
  await expect(page).toHaveURL(new RegExp(`${addresses[2]}$`));
  await expect(page.locator('.neighbors')).toContainText(position(3, total));
  await page.locator('body').press('?');
  await expect(staff.dialog).toContainText(words.office.keys.next);

  // If the user has not opened a list before, the neighbors are those in the whole list, and no position is
  // shown.
  await page.goto(`${office}/perfil/1`);
  await expect(page.getByRole('navigation', { name: words.office.keys.neighbors })).toBeVisible();
  await expect(page.locator('.neighbors')).toHaveText('');
  await page.locator('body').press('n');
  await expect(page).not.toHaveURL(/perfil\/1$/);
  expect(staff.troubles).toEqual([]);
});

test('a record opened from the rows of another record shows its position among those rows', async ({
  browser,
}) => {
  const finance = actorOf((await app.database.identity.byEmail('finance@elenco.example')) as User);
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = staff;
  const at = (place: number, of: number) =>
    expect(page.locator('.neighbors')).toContainText(
      filled(words.office.keys.position, { place, total: of }),
    );
  const open = (name: string, row: number) =>
    page.getByRole('table', { name }).locator('a.toRecord').nth(row).click();

  // Contracts have no list of their own.
  const [briefingId, hired] = [
    ...Map.groupBy(await app.database.see(contracts, finance, {}), (one) => one.briefingId),
  ].find(([project, rows]) => project !== null && rows.length > 1)!;
  await page.goto(`${office}/briefing/${briefingId}/contracts`);
  await open(namesOf(words.resources.contracts), 0);
  await at(1, hired.length);
  await page.locator('body').press('n');
  await at(2, hired.length);
  await page.getByRole('link', { name: words.office.keys.previous }).click();
  await at(1, hired.length);

  // Tabs of a record keep its position.
  const [companyId, bought] = [
    ...Map.groupBy(await app.database.see(briefings, finance, {}), (one) => one.companyId),
  ].find(([, rows]) => rows.length > 1)!;
  await page.goto(`${office}/enterprise-profile/${companyId}`);
  await open(namesOf(words.resources.briefings), 1);
  await at(2, bought.length);
  await page.getByRole('link', { name: words.office.briefing.hirings, exact: true }).click();
  await at(2, bought.length);
  await page.locator('body').press('p');
  await at(1, bought.length);
  expect(staff.troubles).toEqual([]);
});

test('a briefing gets the status of the column to which its card is moved by keyboard', async ({
  browser,
}) => {
  const staff = await staffAt(browser, 'curation@elenco.example');
  const { page, words } = staff;
  const { moves } = words.resources.briefings;
  const [waiting] = await app.database.see(
    briefings,
    { role: 'admin', userId: 1, name: 'A', duties: ['owner'] },
    { status: 'under_approval' },
    { limit: 1 },
  );
  if (!waiting) throw new Error('no briefing waits for approval');
  await page.goto(`${office}/kanban`);
  const handle = page.getByRole('button', {
    name: filled(words.office.briefing.moveCard, { title: waiting.title }),
  });
  // A click opens the list of moves.
  await handle.click();
  await expect(page.getByRole('menuitem', { name: moves.approve })).toBeVisible();
  await page.keyboard.press('Escape');
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await staff.press(moves.approve, staff.dialog);
  await staff.sees(`“${waiting.title}” ${words.office.done.briefings.approve}`);
  const moved = await app.database.see(
    briefings,
    { role: 'admin', userId: 1, name: 'A', duties: ['owner'] },
    { id: waiting.id },
    { limit: 1 },
  );
  expect(moved.map(({ status }) => status)).toEqual(['curation']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(staff.troubles).toEqual([]);
});
