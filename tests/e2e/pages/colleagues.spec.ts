import { businessDate } from '@elenco/brazil';
import {
  actorOf,
  assignments,
  briefings,
  moveCommand,
  notes,
  payouts,
  receipts,
  shortlist,
  tasks,
  type User,
} from '@elenco/core';
import office from '@elenco/locales/pt/backoffice.json' with { type: 'json' };
import resources from '@elenco/locales/pt/resources.json' with { type: 'json' };
import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { test } from '../support/test';
import { contextOf } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const curation = 'curation@elenco.example';
const actor = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

/** Opens a page in Portuguese, and records all errors in the browser. */
async function at(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${email} ${path}: ${error.message}`));
  await page.goto(`/dashboard/admin${path}`);
  return page;
}
const complaints: string[] = [];
test.afterEach(() => expect(complaints).toEqual([]));

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a curator assigns briefings, adds candidates by keyboard, and writes a note and a task', async ({
  browser,
}) => {
  const gabriela = await actor(curation);
  const page = await at(browser, curation, '/start');
  await expect(page.getByRole('heading', { name: office.start.queue })).toBeVisible();

  await page.goto('/dashboard/admin?filter=%7B%7D');
  const ticks = page.getByRole('table').getByRole('checkbox');
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await button(page, office.colleagues.assign).click();
  await page.getByRole('dialog').getByRole('button', { name: office.colleagues.assign }).click();
  await expect(page.getByText(office.colleagues.assigned)).toBeVisible();
  const before = await app.database.see(assignments, gabriela, {});
  expect(
    before.filter(({ assigneeId }) => assigneeId === ('userId' in gabriela ? gabriela.userId : 0)).length,
  ).toBeGreaterThan(2);

  const [briefing] = await app.database.see(briefings, gabriela, { status: 'curation' }, { limit: 1 });
  const listed = async () =>
    (await app.database.see(shortlist, gabriela, { briefingId: briefing!.id })).length;
  const start = await listed();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard/admin/${briefing!.id}/mapeamento`);
  const rows = page.getByRole('table').getByRole('row');
  // The header row and twelve candidates fit on the screen.
  await expect(rows.nth(12)).toBeInViewport({ ratio: 0.95 });
  // The bar has two rows: the input for a search sentence, and the filters of the brief.
  const filters = page.getByRole('search', { name: office.kit.filters });
  expect((await filters.boundingBox())?.height).toBeLessThan(130);
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog', { name: office.keys.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('body').press('j');
  await expect(rows.nth(1)).toBeFocused();
  const free = rows.filter({ has: page.locator('input[type=checkbox]:not(:disabled)') });
  const tray = page.getByRole('region', { name: office.mapping.tray });
  for (const nth of [0, 1]) {
    await free.nth(nth).focus();
    await page.keyboard.press('Space');
  }
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect.poll(listed).toBe(start + 2);
  await expect(tray.getByRole('listitem')).toHaveCount(0);

  // A user mentioned in a note is notified immediately, on any screen.
  const heitor = (await app.database.identity.byEmail('finance@elenco.example')) as User;
  const colleague = await at(browser, heitor.email, '/finance/charges');
  // The worker also sends other notifications to finance, so the unread count is read again each time.
  const bell = async () => {
    const unread = await app.database.notifications.unread(heitor.id);
    const name = office.shell.notifications.replace('{{count}}', String(unread));
    return colleague.getByRole('link', { name, exact: true });
  };
  const bellIsRight = () => expect.poll(async () => (await bell()).isVisible()).toBe(true);
  await bellIsRight();
  await page.goto(`/dashboard/admin/briefing/${briefing!.id}`);
  await button(page, office.colleagues.newNote).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('A marca prefere respostas no mesmo dia.');
  await page.getByRole('combobox', { name: office.colleagues.mention }).click();
  await page.getByRole('option', { name: heitor.name }).click();
  await page.keyboard.press('Escape');
  await button(page, office.kit.save).click();
  await expect(page.getByText('A marca prefere respostas no mesmo dia.')).toBeVisible();
  await bellIsRight();
  await colleague.getByRole('link', { name: office.shell.notifications.split('{{count}}')[0]! }).click();
  const notice = colleague
    .getByRole('listitem')
    .filter({ hasText: 'A marca prefere respostas no mesmo dia.' });
  // The count may already include earlier notifications.
  await expect(async () => {
    await colleague.reload();
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await notice.locator('button[value=open]').click();
  await expect(colleague).toHaveURL(new RegExp(`/dashboard/admin/briefing/${briefing!.id}$`));
  await colleague.context().close();
  await button(page, office.colleagues.newTask).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Ligar para a marca às 14h');
  await button(page, office.kit.save).click();
  const task = page.getByRole('checkbox', { name: 'Ligar para a marca às 14h' });
  await task.click();
  await expect(task).toBeChecked();
  const about = { briefingId: briefing!.id };
  expect(
    await app.database.see(notes, gabriela, { ...about, body: 'A marca prefere respostas no mesmo dia.' }),
  ).toHaveLength(1);
  expect(await app.database.see(tasks, gabriela, { ...about, status: 'done' })).toHaveLength(1);
  await page.context().close();
});

test('a colleague’s changes appear in the back office without a reload, with few requests', async ({
  browser,
}) => {
  const owner = await actor('owner@elenco.example');
  const [briefing] = await app.database.see(briefings, owner, { status: 'under_approval' }, { limit: 1 });
  const { id, version } = briefing!;
  const page = await at(browser, curation, `/briefing/${id}`);
  await expect(page.getByRole('button', { name: resources.briefings.moves.approve })).toBeVisible();
  await expect(page.locator('[role=progressbar]')).toHaveCount(0);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) asked += 1;
  });
  const approve = moveCommand('briefings', 'approve')!;
  await app.database.perform(approve, { id, version }, { actor: owner, now: new Date().toISOString() });
  await expect(page.getByText(office.kit.changedNow)).toBeVisible();
  await expect(page.getByRole('button', { name: resources.briefings.moves.release })).toBeVisible();
  console.log(`a colleague's change: ${asked} requests`);
  expect(asked).toBeLessThanOrEqual(8);
  await page.context().close();
});

test('two finance users prepare and release payouts together', async ({ browser }) => {
  const heitor = await actor('finance@elenco.example');
  const first = await at(browser, 'finance@elenco.example', '/finance/run');
  const prepare = button(first, office.run.prepare.replace('{{sum}}', '').trim());
  await first.getByRole('button', { name: office.run.chooseAll, exact: true }).last().click();
  await prepare.click();
  await first.getByRole('dialog').getByRole('button', { name: office.run.prepareVerb, exact: true }).click();
  await expect
    .poll(
      async () =>
        (await app.database.see(payouts, heitor, { status: 'processing', preparedById: null })).length,
    )
    .toBe(0);
  const due = await app.database.see(payouts, heitor, { status: 'processing' });
  await first.context().close();

  const second = await at(browser, 'finance2@elenco.example', '/finance/run');
  await button(second, office.run.accounts).first().click();
  for (const { id } of due) {
    const field = second.getByLabel(office.run.proofOf.replace('{{id}}', String(id)));
    await field.fill(`E2E-${id}`);
    // Payouts that are not due yet are selected by hand.
    const box = second.getByLabel(office.run.choose.replace('{{id}}', String(id)));
    if (await box.isEnabled()) await box.check();
  }
  const byHand = new RegExp(`^${office.run.release.replace('{{sum}}', '\\S+ [\\d.,]+')}$`);
  await second.getByRole('button', { name: byHand }).click();
  await second.getByRole('dialog').getByRole('button', { name: office.run.record }).click();
  const made = async () =>
    (await app.database.see(payouts, heitor, { id: due.map(({ id }) => id), status: 'made' })).length;
  await expect.poll(made).toBeGreaterThan(0);
  await second.context().close();
});

test('finance matches a receipt from the home page, and imports a bank file once', async ({ browser }) => {
  const heitor = await actor('finance@elenco.example');
  const page = await at(browser, 'finance@elenco.example', '/finance');
  await expect(page.getByRole('heading', { level: 1, name: office.finance.home.title })).toBeVisible();
  const waiting = async () => (await app.database.see(receipts, heitor, { status: 'unmatched' })).length;
  const before = await waiting();
  await page.getByRole('button', { name: /^Ligar o recebimento/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: resources.receipts.moves.match, exact: true }).click();
  await expect.poll(waiting).toBe(before - 1);

  await page.goto('/dashboard/admin/finance/bank-return');
  const horario = `${businessDate(new Date().toISOString())}T03:30:00.000Z`;
  const pix = [{ endToEndId: 'E60701190202611201200s0000000009', txid: '999999', valor: '12.34', horario }];
  const file = {
    name: 'pix.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ pix })),
  };
  for (const outcome of ['unknown_reference', 'known'] as const) {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: office.finance.previewFile, exact: true }).click();
    const { nothing, title } = office.finance.importPreview;
    if (outcome === 'known') await expect(page.getByText(nothing)).toBeVisible();
    else {
      await page.getByRole('button', { name: /^Importar 1 lançamento/ }).click();
      await expect(page.getByText(title)).toBeHidden();
    }
    await expect(page.getByText(office.finance.reasons[outcome], { exact: true })).toBeVisible();
  }
  expect(await waiting()).toBe(before);
  await page.context().close();
});

test('support finds a creator by name, opens the user with the impersonation link, and returns', async ({
  browser,
}) => {
  const page = await at(browser, 'support@elenco.example', '/start');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje', exact: true })).toBeVisible();
  // Escape closes the palette, whether the palette has results or not.
  for (const text of ['xyzw', 'Caio Lemos']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
    await expect(
      text === 'xyzw' ? page.getByText(office.kit.nothingFound) : page.getByRole('option').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Caio Lemos');
  await page
    .getByRole('option', {
      name: new RegExp(`^${resources.creators.name.split(' |||| ')[0]} #\\d+ · Caio Lemos`),
    })
    .click();
  await expect(page).toHaveURL(/\/perfil\/\d+/);
  const creator = page.url();
  // The table of e-mails on the same page links to their recipient too.
  const linkTo = (path: string) =>
    page.getByRole('link', { name: 'Caio Lemos', exact: true }).and(page.locator(`[href*="${path}"]`));
  await linkTo('/users/').first().click();
  await expect(page).toHaveURL(/\/users\/\d+/);
  await expect(page.getByRole('heading', { name: office.colleagues.timeline })).toBeVisible();
  const asThey = page.getByRole('link', {
    name: office.people.loginAsNamed.replace('{{name}}', 'Caio Lemos'),
  });
  await expect(asThey).toHaveAttribute('href', /\/dashboard\/login-as\/\d+$/);
  await linkTo('/perfil/').click();
  await expect(page).toHaveURL(creator);
  await page.context().close();
});

test('business figures and background jobs open for staff with the required duties, and redirect restricted staff', async ({
  browser,
}) => {
  const owner = await at(browser, 'owner@elenco.example', '/growth?side=creators');
  await expect(owner.getByRole('table').first()).toContainText('200');
  await owner.goto('/dashboard/admin/engagements');
  await expect(owner.getByRole('heading', { name: office.engagement.months })).toBeVisible();
  await owner.context().close();

  const support = await at(browser, 'support@elenco.example', '/jobs/background');
  await expect(support.getByRole('heading', { name: office.jobs.title })).toBeVisible();
  await support.keyboard.press('Control+k');
  await support.getByRole('combobox').fill('creator@story');
  await support
    .getByRole('option', { name: /creator@story/ })
    .first()
    .click();
  await expect(support).toHaveURL(/\/users\/\d+/);
  await expect(support.getByRole('heading', { name: office.colleagues.timeline })).toBeVisible();
  await support.context().close();

  for (const path of ['/growth', '/jobs']) {
    const restricted = await at(browser, 'restricted@elenco.example', path);
    await expect(restricted).toHaveURL(`${app.url}/`);
    await restricted.context().close();
  }
});
