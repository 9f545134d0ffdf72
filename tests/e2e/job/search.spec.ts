import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { sessionOf } from '../../support/pages';
import { overflowOf } from '../pages/variants';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled } from '../support/words';

const start = '/dashboard/client/search';
let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const box = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`);
const cards = (page: Page) => page.locator('input[name=who]');
/** Returns the heading that shows this number of results. */
const total = (who: Person, count: number) => {
  const { search } = who.words;
  return who.heading(filled(count === 1 ? search.total_one : search.total_other, { value: count }));
};
/** Selects this many creators. Returns their names. */
async function choose({ page, words }: Person, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const one = cards(page).nth(nth);
    await one.check();
    const [before = ''] = words.search.pick.split('{{name}}');
    names.push(((await one.getAttribute('aria-label')) ?? '').slice(before.length));
  }
  return names;
}

test('a brand filters a search, goes back, compares creators, saves a list and adds creators to a project', async ({
  browser,
}) => {
  const who = await person(browser, app.url);
  const { page } = who;
  const { search, toasts } = who.words;
  await enter(page, app, 'brand@aurora.example');
  await who.visit(start);
  const heading = page.getByRole('heading', { level: 2 }).first();
  const all = Number.parseInt(await heading.innerText(), 10);
  const skincare = box(page, 'skill', 'skincare');
  const beside = Number(await skincare.locator('xpath=..').locator('span').last().innerText());
  expect(beside).toBeGreaterThan(1);
  expect(beside).toBeLessThan(all);

  // The number beside a filter is the number of results with this filter.
  await skincare.check();
  await expect(total(who, beside)).toBeVisible();
  await expect(page).toHaveURL(/skill=skincare$/);
  await page.goBack();
  await expect(box(page, 'skill', 'skincare')).not.toBeChecked();
  await expect(total(who, all)).toBeVisible();
  await page.goForward();
  await expect(total(who, beside)).toBeVisible();

  const compared = await choose(who, 2);
  // The selection remains after a change of the filters.
  await skincare.uncheck();
  await expect(total(who, all)).toBeVisible();
  await who.sees(filled(search.bar.chosen_other, { count: 2 }));
  await page.goBack();
  await expect(total(who, beside)).toBeVisible();
  await who.press(search.bar.compare);
  const window = page.getByRole('dialog', { name: search.compare.title });
  for (const name of compared) await expect(window.getByRole('link', { name })).toBeVisible();
  await who.press(filled(search.compare.drop, { name: compared[0] ?? '' }), window);
  await expect(window.getByRole('link', { name: compared[0] ?? '' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(total(who, beside)).toBeVisible();

  // The selection remains after the comparison.
  const kept = compared;
  await page.getByText(search.bar.more, { exact: true }).click();
  await page.locator('input[name=listName]').fill('Primavera');
  await who.press(search.toList.go);
  await who.sees(toasts.listCreatedWith);

  await who.press(search.bar.invite);
  const invitation = page.getByRole('dialog', { name: search.invite.title });
  for (const name of kept) await expect(invitation.getByRole('checkbox', { name })).toBeChecked();
  await invitation.locator('input[name=briefingId]').nth(1).check();
  await invitation.locator('button[name=intent][value=invite]').click();
  await expect(invitation).toBeHidden();
  await expect(page).toHaveURL(/skill=skincare$/);

  await who.visit(`${start}/lists`);
  await page.getByRole('link', { name: 'Primavera', exact: true }).click();
  await expect(who.heading('Primavera')).toBeVisible();
  for (const name of kept) await who.sees(name);

  await page.getByRole('link', { name: filled(search.list.openOf, { name: kept[0] ?? '' }) }).click();
  const tracking = page.getByRole('dialog', { name: kept[0] ?? '' });
  const save = tracking.getByRole('button', { name: search.list.save, exact: true }).first();
  await save.click();
  await who.sees(toasts.saved);
  await expect(save, 'the pressed button keeps the focus').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tracking).toBeHidden();

  await who.press(search.list.more);
  const [file] = await Promise.all([page.waitForEvent('download'), who.follow(search.list.files.csv)]);
  const text = await readFile(await file.path(), 'utf8');
  for (const name of kept) expect(text).toContain(name);

  const { shareLinks } = who.words.authority;
  await who.follow(who.words.authority.shareLinks.open);
  await who.fill(shareLinks.label, 'Agência Vento');
  await who.press(shareLinks.make);
  const made = page.getByRole('region', { name: shareLinks.made });
  await expect(made).toBeFocused();
  await expect(made).toBeInViewport({ ratio: 1 });
  const link = await page.getByLabel(shareLinks.link, { exact: true }).inputValue();
  const guest = await person(browser, app.url);
  await guest.visit(new URL(link).pathname + new URL(link).search);
  for (const name of kept) await guest.sees(name);
  expect([...who.troubles, ...guest.troubles]).toEqual([]);
});

test('on a phone, the search filters open by keyboard, and the page is not wider than the window', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  const { page } = who;
  const { search } = who.words;
  await enter(page, app, 'brand@aurora.example');
  await who.visit(start);
  expect(await overflowOf(page)).toEqual([]);
  const available = box(page, 'available', '1');
  await expect(available).toBeHidden();
  await page.getByText(search.filters, { exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(available).toBeVisible();
  await available.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/available=1$/);
  await expect(available).toBeFocused();
  await expect(available).toBeVisible();
  await who.press(search.apply);
  await expect(available).toBeHidden();
  await expect(page.locator('#total')).toBeFocused();
  expect(await overflowOf(page)).toEqual([]);
  expect(who.troubles).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone, the search tabs fit into one row, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: app.url, viewport, javaScriptEnabled });
    const session = await sessionOf(app.database, 'brand@aurora.example');
    const kept = { session, preferences: 'locale:pt.zoom:150' };
    await context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url: app.url })));
    const page = await context.newPage();
    await page.goto(`${start}/campaigns`);
    const row = page.locator('nav', { has: page.locator(`a[href="${start}/saved"]`) }).last();
    const [first, current] = [row.getByRole('link').first(), row.locator('[aria-current=page]')];
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(first).not.toBeInViewport();
    const tops = await row
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(tops.map(({ top }) => top)).size).toBe(1);
    for (const { width, height } of tops) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await current.focus();
    for (const _ of tops.slice(1)) await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`the search results follow the filters by keyboard, and Back restores them, at ${width} px`, async ({
    browser,
  }) => {
    const who = await person(browser, app.url, { width });
    const { page, words } = who;
    const { search } = words;
    await enter(page, app, 'brand@aurora.example');
    await who.visit(start);
    const heading = page.locator('#total');
    const all = await heading.innerText();
    await expect(heading).toHaveAttribute('aria-live', 'polite');

    // Typed text adds no entry to the browser's history, and no response overwrites the input.
    const entries = await page.evaluate(() => history.length);
    const text = page.getByRole('textbox', { name: search.q });
    await text.focus();
    await page.keyboard.type('zzzqqq', { delay: 120 });
    await expect(page).toHaveURL(/q=zzzqqq$/);
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('zzzqqq');
    await expect(heading).toHaveText(search.total_zero);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    if (width < 600) await page.getByText(search.filters).first().click();
    await expect(page.getByText(search.noValues).first()).toBeVisible();
    await text.fill('');
    await expect(heading).toHaveText(all);
    await expect(page).toHaveURL(/search$/);

    // A checkbox and a slider each add one history entry. Neither moves the focus or scrolls the page.
    const available = box(page, 'available', '1');
    await available.focus();
    const top = () => available.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/available=1$/);
    await expect(heading).not.toHaveText(all);
    await expect(available).toBeFocused();
    expect(await top()).toBe(before);
    const fewer = await heading.innerText();
    await page.getByText(search.fields.weights, { exact: true }).click();
    const slider = page.locator('input[name=weightReach]');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/weightReach=5$/);
    await expect(slider).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries + 2);

    await page.goBack();
    await expect(page).toHaveURL(/available=1$/);
    await expect(heading).toHaveText(fewer);
    await expect(slider).toHaveValue('3');
    await page.goBack();
    await expect(available).not.toBeChecked();
    await expect(heading).toHaveText(all);
    await expect(page).toHaveURL(/search$/);
    expect(who.troubles).toEqual([]);
  });
}

test('a late response to a search does not replace a newer response', async ({ browser }) => {
  const who = await person(browser, app.url);
  const { page } = who;
  await enter(page, app, 'brand@aurora.example');
  await who.visit(start);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/available=1(?!.*verified)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const total = page.locator('#total');
  const unfiltered = await total.innerText();
  await box(page, 'available', '1').check();
  await box(page, 'verified', '1').check();
  await expect(page).toHaveURL(/available=1&verified=1$/);
  // The URL changes before the results.
  await expect(total).not.toHaveText(unfiltered);
  const count = await total.innerText();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(/available=1&verified=1$/);
  await expect(total).toHaveText(count);
  expect(who.troubles).toEqual([]);
});

test('without scripts, the search has a button to submit it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const session = await sessionOf(app.database, 'brand@aurora.example');
  await context.addCookies([{ name: 'session', value: session, url: app.url }]);
  const page = await context.newPage();
  await page.goto(start);
  await box(page, 'available', '1').check();
  await page.locator('#filters button[type=submit]').click();
  await expect(page).toHaveURL(/available=1$/);
  await expect(box(page, 'available', '1')).toBeChecked();
  await context.close();
});
