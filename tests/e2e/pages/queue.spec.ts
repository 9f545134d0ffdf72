import {
  actorOf,
  briefings,
  invoices,
  leads,
  moveCommand,
  payouts,
  settings,
  shortlist,
  subscriptions,
  terminations,
  type User,
  writeNote,
} from '@elenco/core';
import { settingOn } from '@elenco/core/platform';
import { demoPassword } from '@elenco/db';
import { expect, type Locator } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { today } from '../../support/days';
import { printDepth } from '../../support/depth';
import { person, signIn } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

test('every count in the back office’s menu opens exactly the counted rows', async ({ browser }) => {
  const { database } = app;
  const who = await person(browser, app.url);
  await signIn(who, 'owner@elenco.example', demoPassword);
  const { page, words } = who;
  const { finance: texts, shell, start } = words.office;
  const menu = page.getByRole('navigation', { name: shell.menu });
  const folded = menu.getByRole('button', { expanded: false });
  await expect(menu.locator('.count').first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().press('Enter');
  const counted = menu.locator('a:has(.count)');
  const numbers = await counted.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', Number(link.querySelector('.count')?.textContent)]),
  );
  printDepth('Numbers in the menu', numbers.length, numbers.length);
  expect(numbers.length).toBeGreaterThan(9);
  const rows = page.getByRole('row');
  const opens = async (link: Locator, count: number) => {
    await link.press('Enter');
    await expect(rows).toHaveCount(count + 1);
  };
  for (const [href, count] of numbers as [string, number][])
    await opens(menu.locator(`a[href="${href}"]`), count);

  // The entry for early ends of contracts counts them by status.
  const owner = actorOf((await database.identity.byEmail('owner@elenco.example')) as User);
  const { name, status } = words.resources.settlements;
  await menu.getByRole('link', { name: new RegExp(`^${name.split(' |||| ')[1]}`) }).press('Enter');
  const tabs = page.getByRole('group', { name: words.resources.settlements.fields.status });
  for (const state of ['under_review', 'agreed', 'requested', 'refunded'] as const) {
    const { length } = await database.see(terminations, owner, { status: state });
    if (length > 0) await opens(tabs.getByRole('button', { name: status[state], exact: true }), length);
  }

  // Counts of receipts to match on the finance page, and of the bank's answers on the page of payouts.
  await menu.getByRole('link', { name: texts.home.menu, exact: true }).press('Enter');
  const matching = page.locator('section').filter({ has: who.heading(texts.home.reconciliation) });
  const all = matching.getByRole('link', { name: new RegExp(`^${start.all.split('(')[0]}`) });
  await expect(all).not.toHaveText(filled(start.all, { count: '0' }));
  await opens(all, Number(/\d+/.exec(await all.innerText())?.[0]));
  await page.goto('/dashboard/admin/finance/payouts');
  const answers = page.getByRole('main').locator('a:has(.count)').first();
  await opens(answers, Number(await answers.locator('.count').innerText()));

  // The plan of a company links to its subscription.
  const [plan] = await database.see(subscriptions, owner, { status: 'active' }, { limit: 1 });
  await page.goto(`/dashboard/admin/enterprise-profile/${plan!.companyId}`);
  await page
    .getByRole('link', { name: `#${plan!.id}`, exact: true })
    .and(page.locator('[href*="/finance/subscriptions/"]'))
    .press('Enter');
  const one = `${words.resources.subscriptions.name.split(' |||| ')[0]} #${plan!.id}`;
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible();
  expect(who.troubles).toEqual([]);
});

test('finance works through a queue by keyboard, from the count in the menu to a decision with its consequences', async ({
  browser,
}) => {
  const { database } = app;
  const finance = actorOf((await database.identity.byEmail('finance@elenco.example')) as User);
  const waiting = await database.see(invoices, finance, { status: 'submitted' }, { by: 'createdAt' });
  const [first] = waiting;
  const payout = await database.get(payouts, finance, first!.payoutId);

  const who = await person(browser, app.url);
  await signIn(who, 'finance@elenco.example', demoPassword);
  const { page, words } = who;
  const { invoices: named } = words.resources;
  await expect(page.getByRole('heading', { level: 1, name: words.office.finance.home.title })).toBeVisible();
  const [one = '', many = ''] = named.name.split(' |||| ');
  const entry = page
    .getByRole('navigation', { name: words.office.shell.menu })
    .getByRole('link', { name: new RegExp(`^${many}`) });
  await expect(entry).toContainText(String(waiting.length));

  // The count opens exactly the counted rows.
  await entry.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: many })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(waiting.length + 1);
  await page.getByRole('link', { name: `#${first!.id}`, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${one} #${first!.id}` })).toBeVisible();

  // The confirmation states creator, amount and day.
  await page.getByRole('button', { name: named.moves.accept, exact: true }).press('Enter');
  const { consequences } = words.office;
  const gross = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: payout.currency });
  await expect(who.dialog).toContainText(filled(consequences.payout, { id: String(payout.id) }));
  await expect(who.dialog).toContainText(gross.format(payout.grossCents / 100));
  await expect(who.dialog).toContainText(consequences.payBy);
  await expect(who.dialog).toContainText(consequences.mailTo);
  await who.dialog.getByRole('button', { name: named.moves.accept, exact: true }).press('Enter');

  // The count decreases, and is not shown once no record waits.
  const left = waiting.length - 1;
  await expect(entry).toHaveText(new RegExp(`^${many}${left > 0 ? left : ''}$`));
  expect(who.troubles).toEqual([]);
});

test('staff work through the briefing queue by keyboard, from opening a briefing to releasing its shortlist', async ({
  browser,
}) => {
  const { database } = app;
  const gabriela = (await database.identity.byEmail('curation@elenco.example')) as User;
  const curator = actorOf(gabriela);
  const states = ['under_approval', 'curation'] as const;
  const waiting = await database.see(briefings, curator, { status: states }, { by: 'curationDueAt' });
  const sent = waiting.find(({ status }) => status === 'under_approval')!;
  const oldest = waiting.find(({ id }) => id !== sent.id)!;

  const who = await person(browser, app.url);
  await signIn(who, gabriela.email, demoPassword);
  const { page, words } = who;
  const { briefing, colleagues, consequences, kit, mapping, shell, start } = words.office;
  const { moves, name } = words.resources.briefings;
  const press = (text: string) => page.getByRole('button', { name: text, exact: true }).press('Enter');
  const confirm = (text: string) =>
    who.dialog.getByRole('button', { name: text, exact: true }).press('Enter');
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

  // The number on the home page opens exactly the counted briefings.
  await expect(title(start.title)).toBeVisible();
  const queue = page.getByRole('list', { name: start.queues }).getByRole('listitem');
  const own = queue.filter({ has: page.getByRole('link', { name: name.split(' |||| ')[1]!, exact: true }) });
  await expect(own).toContainText(String(waiting.length));
  await own.getByRole('link').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(waiting.length + 1);

  // The earliest deadline comes first, and deadlines that have passed are marked.
  const isLate = ({ curationDueAt }: (typeof waiting)[number]) => Date.parse(curationDueAt!) < Date.now();
  expect(waiting.some(isLate)).toBe(true);
  for (const [nth, briefing] of waiting.entries()) {
    const row = page.getByRole('row').nth(nth + 1);
    await expect(row).toContainText(briefing.title);
    const due = row.locator('.column-curationDueAt');
    await expect(due.locator('time')).toHaveAttribute('datetime', briefing.curationDueAt!);
    await expect(due.getByText(kit.late.split('{{ago}}')[0]!)).toHaveCount(isLate(briefing) ? 1 : 0);
  }

  // The confirmation of the approval states the fee, the creators' share and the recipients. Afterwards, one
  // key opens the next briefing.
  await page.getByRole('link', { name: sent.title, exact: true }).press('Enter');
  await expect(title(sent.title)).toBeVisible();
  await press(moves.approve);
  await expect(who.dialog).toContainText(briefing.forCreators);
  await expect(who.dialog).toContainText(consequences.noticeTo);
  await confirm(moves.approve);
  await page
    .getByRole('alert')
    .getByRole('link', { name: filled(kit.nextInQueue, { title: oldest.title }) })
    .press('Enter');
  await expect(title(oldest.title)).toBeVisible();
  expect(await database.get(briefings, curator, sent.id)).toMatchObject({ status: 'curation' });

  // The tray of selected creators is filled up to the number that the shortlist still needs.
  const listed = async () =>
    (await database.see(shortlist, curator, { briefingId: oldest.id, status: ['proposed', 'released'] }))
      .length;
  const min = settingOn(await database.see(settings, curator, {}), 'shortlist_min', today());
  const missing = Math.max(min - (await listed()), 2);
  await page.getByRole('link', { name: briefing.curation, exact: true }).press('Enter');
  await page.getByRole('link', { name: mapping.title, exact: true }).press('Enter');
  const free = page
    .getByRole('table', { name: briefing.candidates })
    .getByRole('row')
    .filter({ has: page.locator('input[type=checkbox]:not(:disabled)') });
  const before = await listed();
  for (let nth = 0; nth < missing; nth += 1) {
    await free.nth(nth).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('region', { name: mapping.tray }).getByRole('listitem')).toHaveCount(missing);
  await page.keyboard.press('Enter');
  await expect.poll(listed).toBe(before + missing);

  // The confirmation of the release states the number of creators, their prices, and the notified parties.
  await press(moves.release);
  await expect(who.dialog).toContainText(consequences.names);
  await expect(who.dialog).toContainText(consequences.prices);
  await expect(who.dialog).toContainText(consequences.mailTo);
  await confirm(moves.release);
  await who.sees(who.words.office.done.briefings.release);
  expect(await database.get(briefings, curator, oldest.id)).toMatchObject({ status: 'selection' });

  // A colleague asks about the approved briefing. The curator opens the notification and answers.
  const asked = 'A marca quer saber quando recebe os nomes.';
  const owner = actorOf((await database.identity.byEmail('owner@elenco.example')) as User);
  await database.perform(
    writeNote,
    { briefingId: sent.id, body: asked, mentions: [gabriela.id] },
    { actor: owner, now: new Date().toISOString() },
  );
  await page.getByRole('link', { name: shell.notifications.split('{{count}}')[0]! }).press('Enter');
  const notice = page.getByRole('listitem').filter({ hasText: asked });
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await notice.locator('button[value=open]').press('Enter');
  await expect(title(sent.title)).toBeVisible();
  await press(colleagues.newNote);
  await who.fill(words.resources.notes.fields.body, 'Amanhã cedo.', who.dialog);
  await confirm(kit.save);
  await who.sees(colleagues.noteSaved);
  await who.sees('Amanhã cedo.');
  expect(who.troubles).toEqual([]);
});

test('a move that a colleague has already made is refused with the new status, and its button disappears', async ({
  browser,
}) => {
  const { database } = app;
  const support = actorOf((await database.identity.byEmail('support@elenco.example')) as User);
  const owner = actorOf((await database.identity.byEmail('owner@elenco.example')) as User);
  const [lead] = await database.see(leads, support, { status: 'new' }, { limit: 1 });
  const who = await person(browser, app.url);
  // Without the live stream, the page still shows the old state when the user decides.
  await who.page.route('**/dashboard/stream?*', (route) => route.abort());
  await signIn(who, 'support@elenco.example', demoPassword);
  const { page, words } = who;
  const { moves, status } = words.resources.leads;
  await page.goto(`/dashboard/admin/leads/${lead!.id}`);
  const contact = page.getByRole('button', { name: moves.contact, exact: true });
  await contact.press('Enter');
  const { id, version } = lead!;
  const by = { actor: owner, now: new Date().toISOString() };
  await database.perform(moveCommand('leads', 'contact')!, { id, version }, by);
  await who.dialog.getByRole('button', { name: moves.contact, exact: true }).press('Enter');
  await who.sees(filled(words.office.kit.overtaken, { move: moves.contact, status: status.contacted }));
  await expect(who.dialog).toHaveCount(0);
  await expect(contact).toHaveCount(0);
  await expect(page.getByRole('main').getByText(status.contacted, { exact: true }).first()).toBeVisible();
  expect(who.troubles).toEqual([]);
});
