import { actorOf, companies, type User } from '@elenco/core';
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

async function supportAt(browser: Browser): Promise<Person> {
  const context = await contextOf(browser, app, 'support@elenco.example', {
    language: 'pt',
    scheme: 'light',
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return new Person(page, 'pt');
}

const plural = (name: string) => name.split(' |||| ')[1] ?? name;

test('a back-office form keeps the input when a colleague saves the same record, and saves only the changed fields', async ({
  browser,
}) => {
  const staff = await supportAt(browser);
  const { page, words } = staff;
  const { fields } = words.resources.companies;
  const { kit, ra } = words.office;
  const owner = actorOf((await app.database.identity.byEmail('owner@elenco.example')) as User);
  const company = () => app.database.get(companies, owner, 1);
  const colleagueSaves = (changes: object) =>
    app.database.update(companies, { id: 1, ...changes }, { actor: owner, now: new Date().toISOString() });
  // Without the live stream, only the refused save reveals that the record has changed.
  await page.route('**/dashboard/stream?*', (route) => route.abort());
  await page.goto(`${office}/enterprise-profile/1`);
  const { tradeName } = await company();
  await expect(staff.heading(tradeName)).toBeVisible();
  await staff.follow(kit.edit);
  const name = page.getByRole('textbox', { name: fields.tradeName });
  const person = page.getByRole('textbox', { name: fields.responsibleName });
  await expect(name).toHaveValue(tradeName);
  await name.fill('');
  await staff.press(ra.action.save);
  await staff.sees(words.problems.required);
  await name.fill('Aurora do Sul');
  await person.fill('Paula Prado');

  await colleagueSaves({ tradeName: 'Aurora do Norte', phone: '11912345678' });
  await staff.press(ra.action.save);
  const notice = page.getByRole('alert').filter({ hasText: kit.changedWhileTyping });
  await expect(notice).toContainText('Aurora do Norte');
  await expect(name).toHaveValue('Aurora do Sul');
  await expect(person).toHaveValue('Paula Prado');
  expect((await company()).responsibleName).not.toBe('Paula Prado');
  await staff.press(filled(kit.takeTheirsOf, { field: fields.tradeName }));
  await expect(name).toHaveValue('Aurora do Norte');
  await expect(notice).not.toContainText('Aurora do Norte');

  await name.fill('Aurora do Sul');
  await staff.press(ra.action.save);
  await expect(staff.heading('Aurora do Sul')).toBeVisible();
  expect(await company()).toMatchObject({
    tradeName: 'Aurora do Sul',
    responsibleName: 'Paula Prado',
    phone: '+5511912345678',
  });
  expect(staff.troubles).toEqual([]);
});

test('a back-office screen whose code cannot be loaded offers a reload, which then opens the screen', async ({
  browser,
}) => {
  const staff = await supportAt(browser);
  const { page, words } = staff;
  const menu = page.getByRole('navigation', { name: words.office.shell.menu });
  const names = {
    companies: plural(words.resources.companies.name),
    users: plural(words.resources.users.name),
  };
  const to = (name: string) => menu.getByRole('link', { name, exact: true }).click();
  await page.goto(`${office}/users`);
  await expect(page.getByRole('table')).toBeVisible();
  const code = '**/CompanyList-*.js';
  await page.route(code, (route) => route.abort());
  await to(names.companies);
  await staff.sees(words.office.kit.screenFailed);
  await page.unroute(code);
  await staff.press(words.office.kit.reload);
  await expect(page.getByRole('row', { name: 'Aurora' }).first()).toBeVisible();
});
