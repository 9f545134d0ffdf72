import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { printDepth } from '../../support/depth';
import { pagesOf, sessionOf, type Visitor } from '../../support/pages';
import { payloads } from '../../support/payloads';
import { type Poisoned, writePayloads } from '../../support/poison';
import { completeDemoData, officeAddresses } from '../pages/office';
import { onlyDeep, test } from '../support/test';

const staff = 'owner@elenco.example';
const visitors = ['nobody', 'brand@aurora.example', 'creator@story.example'] satisfies Visitor[];

let app: RunningApp;
let poisoned: Poisoned;
const paths = new Map<string, string[]>();

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  for (const visitor of visitors) {
    // Visits one path per route, since a page shows the same fields in every state of a row.
    const routes = new Map((await pagesOf(app.database, visitor)).map((page) => [page.route, page.path]));
    paths.set(visitor, [...routes.values()]);
  }
  await completeDemoData(app.database);
  const screens = await officeAddresses(app.database, staff);
  paths.set(
    staff,
    screens.map(({ address }) => address),
  );
  poisoned = await writePayloads(app.databaseUrl, payloads);
});
test.afterAll(() => app.stop());

/**
 * Returns a page that records executed payloads. The recording starts before the first script of the page.
 */
async function watched(context: BrowserContext): Promise<{ page: Page; struck: string[] }> {
  const struck: string[] = [];
  await context.route(/\.(woff2?|png|jpe?g|webp|svg)(\?|$)/, (route) => route.abort());
  await context.exposeFunction('report', (what: string) => struck.push(what));
  await context.addInitScript(() => {
    const { report } = window as unknown as { report(what: string): void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      report(`${location.pathname}: the policy refused ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  page.on('dialog', async (dialog) => {
    struck.push(`${page.url()}: a dialog`);
    await dialog.dismiss();
  });
  return { page, struck };
}

test('no hostile text in the database is executed as a script on any page', onlyDeep, async ({ browser }) => {
  test.setTimeout(900_000);
  const found: string[] = [];
  let [opened, shown] = [0, 0];
  const all = [...paths].flatMap(([visitor, own]) => own.map((path) => ({ visitor, path })));
  printDepth('Pages with stored text', all.length, all.length);
  for (const visitor of paths.keys()) {
    const context = await browser.newContext({ baseURL: app.url });
    if (visitor !== 'nobody')
      await context.addCookies([
        { name: 'session', value: await sessionOf(app.database, visitor), url: app.url },
      ]);
    const { page, struck } = await watched(context);
    // Blocks the live stream, since the network would never be idle while a stream is open.
    if (visitor === staff) await page.route('**/dashboard/stream?*', (route) => route.abort());
    for (const { path } of all.filter((one) => one.visitor === visitor)) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      if ((answer?.status() ?? 0) >= 500) struck.push(`${path}: failed with ${answer?.status()}`);
      // The back office fetches its rows after it has loaded.
      if (visitor === staff) await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(() => ({
        ran: 'struck' in window,
        element: document.querySelector('[data-struck], base[href*="struck"]') !== null,
        text: document.body.innerText.includes('struck=1'),
      }));
      if (seen.ran || seen.element)
        struck.push(`${path}: ${seen.ran ? 'a script ran' : 'an element was made'}`);
      opened += 1;
      if (seen.text) shown += 1;
    }
    found.push(...struck);
    await context.close();
  }
  console.log(
    `stored text: ${payloads.length} payloads, ${poisoned.fields} fields, ${poisoned.pairs} pairs written; ` +
      `${opened} pages opened, ${shown} with payloads on them, ${found.length} struck`,
  );
  expect(found).toEqual([]);
  expect(payloads.length).toBeGreaterThanOrEqual(25);
  expect(poisoned.fields).toBeGreaterThan(30);
  expect(shown).toBeGreaterThan(opened / 5);
});
