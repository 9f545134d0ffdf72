import AxeBuilder from '@axe-core/playwright';
import { openPages } from '@elenco/portal/server/pages/openPages';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { printDepth } from '../../support/depth';
import { pagesOf } from '../../support/pages';
import { type Person, person } from '../support/person';
import { onlyDeep, test } from '../support/test';
import { exactly } from '../support/words';
import { expectFocusTrap } from './keys';
import { overflowOf } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const header = ({ page }: Person) => page.getByRole('banner');
const inHeader = (who: Person, name: string) =>
  header(who)
    .getByRole('link', { name: exactly(name) })
    .filter({ visible: true });
const isLocked = () =>
  [document.documentElement, document.body].some((each) => getComputedStyle(each).overflowY === 'hidden');

test('the public header has the links for brands or for creators, and a menu on narrow screens', async ({
  browser,
}) => {
  const who = await person(browser, app.url);
  const { shell } = who.words.portal;
  await who.visit('/');
  await expect(inHeader(who, shell.meeting)).toBeVisible();
  await expect(inHeader(who, shell.be)).toHaveCount(0);
  await inHeader(who, shell.forCreators).click();
  await expect(inHeader(who, shell.be)).toBeVisible();
  await expect(inHeader(who, shell.meeting)).toHaveCount(0);

  await who.page.setViewportSize({ width: 390, height: 844 });
  const menu = header(who).locator('summary').last();
  await expect(inHeader(who, shell.hire)).toHaveCount(0);
  await menu.focus();
  await who.page.keyboard.press('Enter');
  for (const name of [shell.hire, shell.be, shell.login, shell.forBrands]) {
    await expect(inHeader(who, name).last()).toBeVisible();
  }
  await who.page.keyboard.press('Escape');
  await expect(inHeader(who, shell.hire)).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(who.troubles).toEqual([]);
});

test('the home page’s modals open, replace each other and close by keyboard, and consenting visitors are counted', async ({
  browser,
}) => {
  const who = await person(browser, app.url);
  const { page } = who;
  const { access, portal } = who.words;
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/event')) counted.push(request.postData() ?? '');
  });
  await who.visit('/');
  const login = inHeader(who, portal.shell.login);
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(who.dialog).toBeVisible();
  await expect(page).toHaveURL(/\?openlogin=true$/);
  await expect.poll(() => page.evaluate(isLocked)).toBe(true);
  await expect(who.field(access.fields.email, who.dialog)).toBeFocused();
  await expectFocusTrap(page, who.dialog);
  await who.follow(access.others.hire, who.dialog);
  await expect(who.dialog.getByText(access.brand.title)).toBeVisible();
  await page.goBack();
  await expect(who.dialog.getByText(access.login.subtitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(who.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(isLocked)).toBe(false);
  expect(counted).toEqual([]);

  await who.press(portal.measure.yes);
  await who.settled();
  await inHeader(who, portal.shell.login).click();
  await expect(who.dialog).toBeVisible();
  await expect
    .poll(() => counted.map((body) => new URLSearchParams(body).get('name')))
    .toEqual(['login-elenco']);

  for (const [address, title] of [
    ['/?modal=hire', access.brand.title],
    ['/?for=creator&modal=be', access.creator.title],
  ] as const) {
    await who.visit(address);
    await expect(who.dialog.getByText(title)).toBeVisible();
  }
  expect(who.troubles).toEqual([]);
});

test('new content of a modal fades in for half a second, or appears immediately if reduced motion is preferred', async ({
  browser,
}) => {
  const who = await person(browser, app.url);
  const { page } = who;
  await who.visit('/?modal=hire');
  await expect(who.dialog).toBeVisible();
  const fade = () =>
    who.dialog.locator('> div').evaluate((content) => {
      const { animationName, animationDuration } = getComputedStyle(content);
      return animationName === 'none' ? 'none' : animationDuration;
    });
  await expect.poll(fade).toBe('0.5s');
  await expect(who.dialog).toHaveCSS('max-width', 'none');
  expect((await who.dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
  await expect(who.dialog).toHaveCSS('z-index', '1050');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(fade).toBe('none');
});

test('a portfolio project on a profile opens at its own URL, and returns the focus when it closes', async ({
  browser,
}) => {
  const who = await person(browser, app.url);
  const { page } = who;
  const [path = ''] = (await pagesOf(app.database, 'nobody')).flatMap(({ path }) =>
    path.startsWith('/c/') ? [path] : [],
  );
  await who.visit(path);
  const link = page.locator('h3 a').first();
  const title = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(who.dialog.getByRole('heading', { name: exactly(title) })).toBeVisible();
  await expect(page).toHaveURL(/\?modal=project&project=\d+$/);
  await expect.poll(() => page.evaluate(isLocked)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(who.dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(who.troubles).toEqual([]);
});

/** Scrolls a little, after which the newsletter pop-up may appear. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

test('the newsletter pop-up appears once, ten seconds after the first scroll, and closes on a click outside it', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { isNew: true });
  const { page } = who;
  const title = who.dialog.getByText(who.words.newsletter.title);
  await page.clock.install();
  await who.visit('/');
  await page.clock.runFor(20_000);
  await expect(title).toHaveCount(0);
  await scroll(page);
  await page.clock.runFor(9_000);
  // An open modal delays the pop-up until ten seconds after the modal is closed.
  await inHeader(who, who.words.portal.shell.login).click();
  await expect(who.dialog).toBeVisible();
  await page.clock.runFor(5_000);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await page.clock.runFor(1_000);
  await expect(who.dialog).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(title).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(title).toBeVisible();
  await page.mouse.click(10, 450);
  await page.clock.runFor(1_000);
  await expect(title).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('popupEntradaVisto'))).toBe('true');
  await who.visit('/');
  await scroll(page);
  await page.clock.runFor(20_000);
  await expect(title).toHaveCount(0);
});

test('a language chosen in the accessibility panel is still used after a reload', async ({ browser }) => {
  const who = await person(browser, app.url);
  const { page } = who;
  const { shell } = who.words.portal;
  await who.visit('/pricing?lang=pt');
  await header(who).locator('summary').first().click();
  await header(who)
    .getByRole('button', { name: exactly(shell.languages.en) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the price calculator’s result has a URL that can be shared', async ({ browser }) => {
  const who = await person(browser, app.url);
  const { page } = who;
  await who.visit('/calculator');
  const range = page.locator('section[aria-labelledby=range]');
  const before = (await range.textContent()) ?? '';
  await page.locator('input[name=followers]').fill('480000');
  await page.locator('main form button[type=submit]').first().click();
  await expect(page).toHaveURL(/followers=480000/);
  await expect(range).not.toHaveText(exactly(before));
  const answer = (await range.textContent()) ?? '';
  expect(answer).toMatch(/R\$.*R\$/s);
  const other = await person(browser, app.url);
  await other.visit(page.url());
  await expect(other.page.locator('section[aria-labelledby=range]')).toHaveText(exactly(answer));
  expect([...who.troubles, ...other.troubles]).toEqual([]);
});

test('the URL of a missing profile shows visitors a note with links', async ({ browser }) => {
  const who = await person(browser, app.url);
  const { gone } = who.words.profile;
  const answer = await who.page.goto('/c/999999/ninguem');
  expect(answer?.status()).toBe(404);
  await expect(who.heading(gone.title)).toBeVisible();
  await who.page.getByRole('link', { name: exactly(gone.home) }).click();
  await expect(who.page).toHaveURL(/\/$/);
});

test('the forms of public pages work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url, locale: 'pt-BR', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/calculator');
  await page.locator('input[name=followers]').fill('48000');
  await page.locator('main form button[type=submit]').first().click();
  await expect(page).toHaveURL(/followers=48000/);
  await expect(page.locator('input[name=followers]')).toHaveValue('48000');
  await page.goto('/newsletter');
  await page.locator('main input[type=email]').fill('leitora@nova.example');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('status')).toBeVisible();
  await context.close();
});

/**
 * Preferences of the accessibility panel. These preferences only change sizes and colors, so the axe rules
 * about sizes and colors are enough.
 */
const modes = ['zoom:150', 'contrast:high', 'links:on', 'saturation:on', 'zerosaturation:on'] as const;
const rules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

async function brokenIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(rules).analyze();
  return violations.map(({ id, nodes }) =>
    [id, ...nodes.slice(0, 2).map(({ target }) => target.join(' '))].join(' · '),
  );
}

test(
  'every public page is accessible with each preference of the accessibility panel',
  onlyDeep,
  async ({ browser }) => {
    const shown = (await pagesOf(app.database, 'nobody')).map(({ path }) => path);
    const main = shown.filter(
      (path) => ['/', '/pricing', '/calculator'].includes(path) || path.startsWith('/c/'),
    );
    expect(main).toHaveLength(4);
    const others = openPages.filter((path) => !main.includes(path));
    const context = await browser.newContext({ baseURL: app.url, locale: 'pt-BR', reducedMotion: 'reduce' });
    // Blocks scripts, since the server's response already applies the preferences.
    await context.route(/\.js$/, (route) => route.abort());
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 800 });
    const found: string[] = [];
    const looks = modes.flatMap((mode) =>
      [...main, '/?for=creator', ...others].map((path) => ({ mode, path })),
    );
    printDepth('Public pages in the modes of the panel', looks.length, looks.length);
    for (const { mode, path } of looks) {
      await context.addCookies([{ name: 'preferences', value: mode, url: app.url }]);
      await page.goto(path);
      const troubles = [...(await brokenIn(page)), ...(await overflowOf(page))];
      found.push(...troubles.map((trouble) => `${path} · ${mode} · ${trouble}`));
    }
    await context.close();
    expect(found).toEqual([]);
  },
);
