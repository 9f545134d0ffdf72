import { actorOf, brand, duty, type Resources, resources, seesProjectsOnly, type User } from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { printDepth } from '../../support/depth';
import { officeScreens } from '../../support/officeScreens';
import { Person } from '../support/person';
import { onlyDeep, test } from '../support/test';
import { completeDemoData, type Opened, officeAddresses, redirectPaths } from './office';
import { accessibilityFaultsOn, contextOf, isShown, overflowOf } from './variants';

const owner = 'owner@elenco.example';
let app: RunningApp;
let screens: Opened[];
test.beforeAll(async () => {
  app = await startApp({ demo: true });
  await completeDemoData(app.database);
  screens = await officeAddresses(app.database, owner);
});
test.afterAll(() => app.stop());

test('every screen of the back office is accessible', onlyDeep, async ({ browser }) => {
  test.setTimeout(900_000);
  const addresses = screens.map(({ address }) => address);
  // Adds imported profiles and a comparison, which are not resources of the back office.
  const search = '/dashboard/admin/search';
  addresses.push(`${search}/creator-profile/x1`, `${search}/compare?who=x1&who=1`);
  printDepth('Screens of the office', addresses.length, addresses.length);
  expect(await accessibilityFaultsOn(browser, app, owner, addresses)).toEqual([]);
});

test(
  'every back-office screen opens for staff with a duty that may see it, and denies access to other staff',
  onlyDeep,
  async ({ browser }) => {
    test.setTimeout(900_000);
    const all = [...screens, ...redirectPaths()];
    const visits = duty.options.flatMap((one) => all.map((screen) => ({ ...screen, duty: one })));
    printDepth('Screens by duty', visits.length, visits.length);
    const found: string[] = [];
    for (const one of duty.options) {
      const own = visits.filter((visit) => visit.duty === one);
      found.push(...(await faultsOf(browser, `${one}@elenco.example`, own)));
    }
    expect(found).toEqual([]);
  },
);

/**
 * Maximum number of requests of a list. A list sends one request for each kind of reference, one for the
 * waiting counts, and one for the sums if the list is about money.
 */
const mostRequests = 11;
/**
 * Maximum number of requests of screens that are not lists, by path. The board sends one request per column.
 * A home page sends one request per visible panel, and further requests while the panels above are not filled
 * yet.
 */
const moreRequests: Readonly<Record<string, number>> = { '/finance': 16, '/kanban': 14, '/start': 20 };

test(
  'every list of the back office sends few requests, and its menu entry is marked as current',
  onlyDeep,
  async ({ browser }) => {
    test.setTimeout(900_000);
    const context = await contextOf(browser, app, owner, { language: 'pt', scheme: 'light' });
    const staff = new Person(await context.newPage(), 'pt');
    const { page, words } = staff;
    await page.setViewportSize({ width: 1440, height: 900 });
    let asked = 0;
    // Blocks the live stream, since the network would never be idle while a stream is open.
    await page.route('**/dashboard/stream?*', (route) => route.abort());
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked += 1;
      // The page itself contains the current user.
      expect.soft(new URL(request.url()).pathname).not.toBe('/api/v1/me');
    });
    const lists = officeScreens().filter(({ path, shown }) => shown && !path.includes(':'));
    printDepth('Lists of the office', lists.length, lists.length);
    for (const { path } of lists) {
      asked = 0;
      await page.goto(`/dashboard/admin${path === '/' ? '?filter=%7B%7D' : path}`);
      await isShown(page);
      await page.waitForLoadState('networkidle');
      console.log(`${path}: ${asked} requests`);
      expect.soft(asked, path).toBeLessThanOrEqual(moreRequests[path] ?? mostRequests);
      await expect
        .soft(
          page.getByRole('navigation', { name: words.office.shell.menu }).locator('[aria-current=page]'),
          path,
        )
        .toHaveCount(1);
    }
    expect(staff.troubles).toEqual([]);
  },
);

/** True for screens from which restricted staff are redirected (docs/spec/addresses.md#back-office). */
const sendsHome = ({ address, resource }: Opened) =>
  ['users', 'contents'].includes(resource) || /\/admin\/(?:growth|engagements|jobs)(?:\/|$)/.test(address);

/**
 * Pages of the portal whose paths begin with the path of the back office. Staff who may see only projects
 * cannot open these pages.
 */
const ofPortal = ['/dashboard/admin/squads/comparative', '/dashboard/admin_comparative/compare'];

/**
 * Opens each of these screens. Returns the faults: no title, an error, a refused request, wrong access,
 * content that is too wide.
 */
async function faultsOf(browser: Browser, email: string, visits: readonly Opened[]): Promise<string[]> {
  const found: string[] = [];
  const actor = actorOf((await app.database.identity.byEmail(email)) as User);
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  const staff = new Person(await context.newPage(), 'pt');
  const { page, words } = staff;
  let at = email;
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.url().includes('/api/'))
      found.push(`${at}: ${answer.status()} ${answer.url()}`);
  });
  const nowhere = '/dashboard/admin/nowhere';
  const between = staff.heading(words.office.shell.notFound);
  await page.goto(nowhere);
  for (const [nth, visit] of visits.entries()) {
    const { address, resource, ruled } = visit;
    await expect(between).toBeVisible();
    at = `${email} ${address}`;
    await page.setViewportSize({ width: nth % 2 === 0 ? 1440 : 390, height: 900 });
    await follow(page, address);
    if (email.startsWith('restricted') && sendsHome(visit)) {
      await expect(page, at).toHaveURL(`${app.url}/`);
      await page.goto(nowhere);
      continue;
    }
    await expect(between, at).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }).first(), at).toBeVisible();
    await expect(page.locator('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]'), at).toHaveCount(0);
    const title = await page.title();
    if (!title.endsWith(brand.titleSuffix) || title.startsWith(words.office.shell.notFound))
      found.push(`${at}: ${title}`);
    const denied = await staff.heading(words.office.shell.deniedTitle).isVisible();
    const scope: readonly object[] = resources[resource as keyof Resources].access.read(actor);
    const readsAll = scope.some((condition) => Object.keys(condition).length === 0);
    if (denied ? readsAll && !ruled : !readsAll) found.push(`${at}: ${denied ? 'refused' : 'opened'}`);
    found.push(...(await overflowOf(page)).map((trouble) => `${at}: ${trouble}`));
    await follow(page, nowhere);
  }
  for (const address of seesProjectsOnly(actor) ? [] : ofPortal) {
    at = `${email} ${address}`;
    await page.goto(address);
    await staff.settled();
    await expect(page.getByRole('heading', { level: 1 }), at).toBeVisible();
    const title = await page.title();
    if (!title.endsWith(brand.titleSuffix) || title.split(brand.name).length !== 2)
      found.push(`${at}: ${title}`);
    found.push(...(await overflowOf(page)).map((trouble) => `${at}: ${trouble}`));
  }
  await context.close();
  return [...found, ...staff.troubles.map((trouble) => `${email}: ${trouble}`)];
}

/**
 * Navigates in the same way as a link inside the back office. The app is therefore loaded only once for all
 * screens.
 */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
