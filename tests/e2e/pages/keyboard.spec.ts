import { actorOf, briefings, type User } from '@elenco/core';
import { demoPassword } from '@elenco/db';
import { type Browser, expect, type Locator } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { exactly, filled, within } from '../support/words';
import { blocksInTabOrder, expectFocusTrap, tabTo, waitForFocusWithin } from './keys';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

async function signedIn(browser: Browser, email: string): Promise<Person> {
  const who = await person(browser, app.url);
  await enter(who.page, app, email);
  return who;
}

const button = ({ page }: Person, name: string, inside: Locator = page.locator('body')) =>
  inside.getByRole('button', { name: exactly(name) });
const link = ({ page }: Person, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: exactly(name) })
    .first();

/** Checks that the first focusable link skips the navigation. */
async function skipToContent({ page }: Person, skip: string): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: exactly(skip) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('a keyboard user signs in', async ({ browser }) => {
  const brand = await person(browser, app.url);
  const { keyboard } = brand.page;
  const { access, portal } = brand.words;
  await brand.visit('/login');
  await skipToContent(brand, portal.ui.skip);
  await keyboard.press('Tab');
  await expect(brand.field(access.fields.email)).toBeFocused();
  await keyboard.type('brand@aurora.example');
  await tabTo(brand.page, brand.page.locator('input[name=password]'), { limit: 1 });
  await keyboard.type('wrong');
  await keyboard.press('Enter');
  await brand.sees(brand.words.problems.wrong_credentials);
  await expect(brand.field(access.fields.email)).toHaveValue('brand@aurora.example');
  await tabTo(brand.page, brand.page.locator('input[name=password]'));
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await brand.page.waitForURL('**/dashboard/client');
});

test('a brand starts a briefing by keyboard, and a refused field gets the focus', async ({ browser }) => {
  const brand = await signedIn(browser, 'brand@aurora.example');
  const { page } = brand;
  const { chooser, wizard } = brand.words.company;
  await brand.visit('/dashboard/client/new-briefing');
  await tabTo(
    page,
    link(brand, filled(chooser.beginKind, { kind: brand.words.options.briefingKind.creator })),
  );
  await page.keyboard.press('Enter');
  await expect(brand.heading(wizard.titles.create)).toBeVisible();
  // On a new page, the focus starts at its content.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, brand.field(brand.words.brief.fields.title));
  await page.keyboard.press('Enter');
  await brand.sees(brand.words.problems.required);
  await expect(brand.field(brand.words.brief.fields.title)).toBeFocused();
  await expect(brand.field(brand.words.brief.fields.title)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Só com o teclado');
  // After the user has corrected the field, it is no longer marked as invalid.
  await expect(brand.field(brand.words.brief.fields.title)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(brand.words.problems.required)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(brand.heading(wizard.titles.essentials)).toBeVisible();
});

test('creators are selected by keyboard, and the selection dialog traps the focus and then returns it', async ({
  browser,
}) => {
  const brand = await signedIn(browser, 'brand@aurora.example');
  const { page } = brand;
  const { select } = brand.words.company;
  const actor = actorOf((await app.database.identity.byEmail('brand@aurora.example')) as User);
  const [open] = await app.database.see(briefings, actor, { status: 'selection' }, { limit: 1 });

  await brand.visit(`/dashboard/client/briefing/${open?.id}/select`);
  const box = page.getByRole('checkbox').first();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const invite = button(brand, filled(select.invite_one, { count: 1 }));
  await tabTo(page, invite);
  await page.keyboard.press('Enter');
  await waitForFocusWithin(brand.dialog);
  await expectFocusTrap(page, brand.dialog);
  await page.keyboard.press('Escape');
  await expect(brand.dialog).toBeHidden();
  await expect(invite).toBeFocused();

  await page.keyboard.press('Enter');
  await waitForFocusWithin(brand.dialog);
  await tabTo(page, button(brand, select.send, brand.dialog));
  await page.keyboard.press('Enter');
  await brand.sees(brand.words.toasts.invited);
});

for (const width of [1440, 390]) {
  test(`Tab moves through the blocks of the brand’s home page in their visible order, at ${width} px`, async ({
    browser,
  }) => {
    const brand = await person(browser, app.url, { width });
    await enter(brand.page, app, 'brand@aurora.example');
    await brand.visit('/dashboard/client');
    const stops = await blocksInTabOrder(brand.page);
    expect(stops).toEqual(stops.toSorted((one, other) => one - other));
    // Blocks in order: next step, money, projects, conversations and notifications.
    expect([...new Set(stops)]).toEqual([0, 1, 2, 3]);
  });
}

test('menu and command palette open, navigate and close by keyboard', async ({ browser }) => {
  const creator = await signedIn(browser, 'creator@story.example');
  const { page } = creator;
  const { shell } = creator.words.portal;
  await creator.visit('/dashboard/professional');
  const account = page.getByRole('button', { name: within('Caio Lemos') });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  const english = page.getByRole('button', { name: exactly(shell.languages.en) });
  await expect(english).toBeVisible();
  await tabTo(page, english, { limit: 5 });
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: shell.jumpTo })).toBeFocused();
  await expectFocusTrap(page, creator.dialog, { presses: 3 });
  await page.keyboard.press('Escape');
  await expect(creator.dialog).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Control+k');
  const jump = page.getByRole('combobox', { name: shell.jumpTo });
  // Waits for the focus, since text typed earlier would be lost. Enter selects the highlighted result.
  await expect(jump).toBeFocused();
  await page.keyboard.type(creator.words.creator.places.finance);
  await expect(jump).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/professional/finance');
});

test('the accessibility panel works by keyboard, keeps all its settings, and applies them before scripts run', async ({
  browser,
}) => {
  const visitor = await person(browser, app.url);
  const { page } = visitor;
  const { aids } = visitor.words.portal;
  const html = page.locator('html');
  await visitor.visit('/signup/brand');
  await visitor.fill(visitor.words.access.fields.tradeName, 'Aurora');
  const opener = page.locator('summary').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, button(visitor, aids.larger), { limit: 2 });
  await page.keyboard.press('Enter');
  await expect(html).toHaveCSS('font-size', '16.8px');
  for (const [name, attribute] of [
    [aids.contrast, 'data-contrast'],
    [aids.links, 'data-links'],
    [aids.saturation, 'data-saturation'],
    [aids.zerosaturation, 'data-zerosaturation'],
  ] as const) {
    await tabTo(page, button(visitor, name));
    await page.keyboard.press('Enter');
    await expect(html).toHaveAttribute(attribute, attribute === 'data-contrast' ? 'high' : 'on');
  }
  await expect(html).toHaveAttribute('data-saturation', 'off');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(visitor.field(visitor.words.access.fields.tradeName)).toHaveValue('Aurora');

  const sent = await (await page.request.get('/login')).text();
  expect(sent).toMatch(/<html[^>]*data-contrast="high"[^>]*data-links="on"[^>]*data-zerosaturation="on"/);
  expect(sent).toMatch(/<html[^>]*style="font-size:105%"/);

  await page.keyboard.press('Enter');
  await tabTo(page, button(visitor, aids.reset));
  await page.keyboard.press('Enter');
  await expect(html).not.toHaveAttribute('data-links');
  await expect(html).toHaveCSS('font-size', '16px');
  expect(visitor.troubles).toEqual([]);
});

test('the modals of the portfolio editor keep the input, trap the focus and then return it', async ({
  browser,
}) => {
  const creator = await signedIn(browser, 'creator@story.example');
  const { page, dialog } = creator;
  const { project } = creator.words.portfolio;
  await creator.visit('/dashboard/professional/profile');
  const add = link(creator, project.new);
  await add.focus();
  await page.keyboard.press('Enter');
  const title = creator.field(project.title, dialog);
  await expect(title).toBeFocused();
  await page.keyboard.type('Receitas de praia');
  await page.mouse.click(4, 450);
  await expectFocusTrap(page, dialog);
  await expect(title).toHaveValue('Receitas de praia');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(add).toBeFocused();

  const [kept = ''] = await page.locator('[id^=project-] h3').allTextContents();
  const remove = link(creator, filled(project.removeOne, { title: kept }));
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(button(creator, project.removeNow, dialog)).toBeVisible();
  await waitForFocusWithin(dialog);
  await expectFocusTrap(page, dialog, { presses: 4 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  expect(creator.troubles).toEqual([]);
});

test('staff filter a table and open a move’s dialog from its row by keyboard', async ({ browser }) => {
  const staff = await signedIn(browser, 'owner@elenco.example');
  const { page } = staff;
  const { office, resources } = staff.words;
  const status = encodeURIComponent('{"status":"under_approval"}');
  await page.goto(`/dashboard/admin?filter=${status}`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(staff, office.ra.navigation.skip_nav)).toBeFocused();
  await page.keyboard.press('Enter');

  const search = page.getByRole('main').getByRole('searchbox', { name: exactly(office.kit.search) });
  await walkTo(staff, search);
  const row = page.getByRole('row').nth(1).getByRole('link').first();
  const title = (await row.textContent()) ?? '';
  await page.keyboard.type(title);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent('"q"')));
  await expect(page.getByRole('row')).toHaveCount(2);

  const kind = page.getByRole('combobox', { name: resources.briefings.fields.kind });
  await walkTo(staff, kind);
  await page.keyboard.press('Enter');
  await waitForFocusWithin(page.getByRole('listbox'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(encodeURIComponent('"kind"')));
  await expect(kind).toBeFocused();

  await walkTo(staff, page.getByRole('link', { name: exactly(title) }));
  await page.keyboard.press('Enter');
  await expect(staff.heading(title)).toBeVisible();
  const sendBack = button(staff, resources.briefings.moves.sendBack);
  await walkTo(staff, sendBack);
  await page.keyboard.press('Enter');
  await expect(staff.field(office.kit.comment, staff.dialog)).toBeFocused();
  await expectFocusTrap(page, staff.dialog);
  await page.keyboard.press('Escape');
  await expect(staff.dialog).toBeHidden();
  await expect(sendBack).toBeFocused();
});

/**
 * Presses Tab until the target has the focus. MUI marks the focus in its own way, so only the order is
 * checked.
 */
async function walkTo({ page }: Person, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached`);
}
