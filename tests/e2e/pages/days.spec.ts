import {
  actorOf,
  messageReports,
  messages,
  proposeSetting,
  reportMessage,
  settings,
  type User,
  users,
} from '@elenco/core';
import { People } from '@elenco/db';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { passwordHash } from '../../support/cast';
import { inDays } from '../../support/days';
import { receiveMail } from '../../support/mails';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';
import { contextOf, overflowOf } from './variants';

let mails: Awaited<ReturnType<typeof receiveMail>>;
let app: RunningApp;
test.beforeAll(async () => {
  mails = await receiveMail();
  app = await startApp({ demo: true, env: mails.env });
});
test.afterAll(async () => {
  await app.stop();
  await mails.close();
});

const office = '/dashboard/admin';
const now = () => new Date().toISOString();
const actorBy = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

async function at(browser: Browser, email: string, path: string): Promise<Person> {
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  return new Person(page, 'pt');
}

/** Reports a creator's message as the brand. Returns the id of the report. */
async function reported(text: string): Promise<number> {
  const { database } = app;
  const [brand, support] = [await actorBy('brand@aurora.example'), await actorBy('support@elenco.example')];
  const written = await database.see(messages, brand, { side: 'creator' }, { by: 'id', down: true });
  const known = await database.see(messageReports, support, {});
  const message = written.find(({ id, body }) => body !== '' && known.every((one) => one.messageId !== id));
  if (!message) throw new Error('the demo data has no message of a creator');
  const input = { id: message.id, reason: 'off_platform', text } as const;
  await database.perform(reportMessage, input, { actor: brand, now: now() });
  const [report] = await database.see(messageReports, support, { messageId: message.id });
  return report!.id;
}

test('support handles a complaint by keyboard, from the e-mail to the decision', async ({ browser }) => {
  const { database } = app;
  const support = await actorBy('support@elenco.example');
  const id = await reported('Pediu para fechar por fora.');
  const address = `${office}/message-reports/${id}`;
  const received = await mails.to(database, 'support@elenco.example');
  expect(received.map(({ text }) => text).join()).toContain(address);

  const staff = await at(browser, 'support@elenco.example', address);
  const { page, words } = staff;
  const { colleagues, kit, start, sentMessages } = words.office;
  const named = words.resources['message-reports'];
  const [one = ''] = named.name.split(' |||| ');
  await expect(page.getByRole('heading', { level: 1, name: `${one} #${id}` })).toBeVisible();
  await staff.sees('Pediu para fechar por fora.');
  await expectAccessible(page);

  // Support assigns the report to itself with a note; the filter for the user's own records then shows the
  // report.
  await page.getByRole('button', { name: colleagues.snooze, exact: true }).press('Enter');
  await staff.fill(words.resources.assignments.fields.note, 'Conferir a conversa antes.', staff.dialog);
  await staff.dialog.getByRole('combobox').first().press('Enter');
  const { name } = (await database.identity.byEmail('support@elenco.example')) as User;
  await page.getByRole('option', { name, exact: true }).press('Enter');
  await staff.dialog.getByRole('button', { name: kit.save, exact: true }).press('Enter');
  await staff.sees(kit.saved);
  await staff.sees('Conferir a conversa antes.');
  await page.goto(`${office}/message-reports`);
  await page.getByRole('button', { name: new RegExp(`^${colleagues.mine}`) }).press('Enter');
  await page.getByRole('link', { name: `#${id}`, exact: true }).press('Enter');

  // The screen of the user lists the messages that the reporter has received.
  const report = await database.get(messageReports, support, id);
  const reporter = await database.get(users, support, report.reporterId);
  await page.getByRole('link', { name: reporter.name }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: reporter.name })).toBeVisible();
  await expect(page.getByRole('table', { name: sentMessages.title })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: named.moves.uphold, exact: true }).press('Enter');
  await expect(staff.dialog).toContainText(words.office.consequences.hiddenBefore);
  await expect(staff.dialog).toContainText(reporter.name);
  await staff.fill(kit.comment, 'Pagamentos ficam na plataforma: está nos termos.', staff.dialog);
  await staff.fill(filled(kit.typeTitle, { title: `#${id}` }), `#${id}`, staff.dialog);
  await staff.dialog.getByRole('button', { name: named.moves.uphold, exact: true }).press('Enter');
  await staff.sees(`${one} #${id} ${words.office.done['message-reports'].uphold}`);
  expect(await database.get(messageReports, support, id)).toMatchObject({ status: 'upheld' });
  await database.outbox.idle();
  const brand = await at(browser, reporter.email, '/dashboard/notifications');
  await brand.sees(words.notices.notices.users.reportUpheld.address.subject);

  // On a phone, the queue no longer shows the report.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office}/start`);
  await expect(staff.heading(start.requests)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: `${one} #${id}` })).toHaveCount(0);
  expect(await overflowOf(page)).toEqual([]);
  await expectAccessible(page);
  expect(staff.troubles).toEqual([]);
});

test('an owner of the platform opens a metric’s rows, invites a colleague, and approves a setting on a phone', async ({
  browser,
}) => {
  const { database } = app;
  const owner = await at(browser, 'owner@elenco.example', `${office}/figures`);
  const { page, words } = owner;
  const { figures, platform, kit, work, start } = words.office;

  // A metric links to the rows that it sums, so the list has the same total.
  const table = page.getByRole('table', { name: figures.title });
  const value = table
    .getByRole('row')
    .filter({ has: page.getByText(figures.names.gmv, { exact: true }) })
    .getByRole('link')
    .first();
  const sum = await value.innerText();
  await expectAccessible(page);
  await value.press('Enter');
  await expect(page).toHaveURL(/\/finance\/charges\?/);
  const total = page.getByRole('group', { name: kit.sums.label });
  await expect(total).toContainText(sum);
  await expectAccessible(page);

  // The invited colleague gets an e-mail with the first steps.
  await page.goto(`${office}/settings/staff`);
  await owner.follow(platform.invite);
  await owner.fill(words.resources.users.fields.name, 'Lia Prado', owner.dialog);
  await owner.fill(words.resources.users.fields.email, 'lia@elenco.example', owner.dialog);
  await owner.dialog.getByRole('combobox', { name: words.resources.users.fields.duties }).click();
  await page.getByRole('option', { name: words.office.options.duty.support, exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await owner.press(platform.sendInvite, owner.dialog);
  await owner.sees(platform.invited);
  const row = page.getByRole('row').filter({ hasText: 'lia@elenco.example' });
  await expect(row).toContainText(platform.pendingInvite);
  const [invitation] = await mails.to(database, 'lia@elenco.example');
  expect(invitation?.text).toMatch(/https?:\/\/\S+/);

  // A setting that another owner proposed waits for a second user, who approves it on a phone.
  const other = await new People(database, { passwordHash }, now).staff('Nina Alves', 'nina@elenco.example', [
    'owner',
  ]);
  const input = { key: 'fee_bp', value: 1_625, validFrom: inDays(90) } as const;
  const { id } = await database.perform(proposeSetting, input, { actor: other, now: now() });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${office}/start`);
  const waiting = page.getByRole('table', { name: start.settings });
  const proposed = waiting.getByRole('row').filter({ hasText: '16,25' });
  await proposed.getByRole('button', { name: work.approveSetting }).press('Enter');
  await expect(owner.dialog).toContainText('16,25');
  expect(await overflowOf(page)).toEqual([]);
  await expectAccessible(page);
  await owner.press(work.approveSetting, owner.dialog);
  await owner.sees(work.settingApproved);
  const approved = await database.get(settings, other, id);
  expect(approved.approvedById).toBe((await database.identity.byEmail('owner@elenco.example'))?.id);
  await expect(proposed).toHaveCount(0);
  expect(owner.troubles).toEqual([]);
});
