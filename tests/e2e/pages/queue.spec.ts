import { actorOf, invoices, payouts, type User } from '@elenco/core';
import { demoPassword } from '@elenco/db';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { person, signIn } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

test('finance works through a queue by keyboard, from its count in the menu to a decision with figures', async ({
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

  // The confirmation names creator, amount and day.
  await page.getByRole('button', { name: named.moves.accept, exact: true }).press('Enter');
  const { consequences } = words.office;
  const gross = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: payout.currency });
  await expect(who.dialog).toContainText(filled(consequences.payout, { id: String(payout.id) }));
  await expect(who.dialog).toContainText(gross.format(payout.grossCents / 100));
  await expect(who.dialog).toContainText(consequences.payBy);
  await expect(who.dialog).toContainText(consequences.mailTo);
  await who.dialog.getByRole('button', { name: named.moves.accept, exact: true }).press('Enter');

  // The number falls; without waiting records it is not shown.
  const left = waiting.length - 1;
  await expect(entry).toHaveText(new RegExp(`^${many}${left > 0 ? left : ''}$`));
  expect(who.troubles).toEqual([]);
});
