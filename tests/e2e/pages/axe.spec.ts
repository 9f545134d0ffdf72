import AxeBuilder from '@axe-core/playwright';
import { users } from '@elenco/core';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { pagesOf, sessionOf, type Visitor } from '../../support/pages';
import { officeAddresses } from './office';

const widths = [1440, 390] as const;
/** Each language with other colours, so that both schemes are looked at on every page. */
const looks = [
  { language: 'pt', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
] as const;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ story: true });
});
test.afterAll(() => app.stop());

test.describe.configure({ timeout: 600_000 });

for (const visitor of ['nobody', 'brand@aurora.example', 'creator@story.example'] satisfies Visitor[]) {
  test(`every page that ${visitor} can open keeps to the rules of accessibility`, async ({ browser }) => {
    const pages = await pagesOf(app.database, visitor);
    const found = await lookAt(
      browser,
      visitor,
      pages.map(({ path }) => path),
    );
    expect(found).toEqual([]);
  });
}

test('every screen of the back office keeps to the rules of accessibility', async ({ browser }) => {
  const email = 'owner@elenco.example';
  expect(await lookAt(browser, email, await officeAddresses(app.database, email))).toEqual([]);
});

/** Opens each address in both languages and at both widths; gives what the rules are broken by. */
async function lookAt(browser: Browser, visitor: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { language, scheme } of looks) {
    const context = await browser.newContext({
      baseURL: app.url,
      locale: language === 'pt' ? 'pt-BR' : 'en-US',
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const cookie = (name: string, value: string) => context.addCookies([{ name, value, url: app.url }]);
    await cookie('preferences', `locale:${language}.scheme:${scheme}`);
    if (visitor !== 'nobody') {
      await cookie('session', await sessionOf(app.database, visitor));
      await speak(visitor, language);
    }
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await isShown(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(
          ...violations.map(({ id, nodes }) =>
            [
              path,
              language,
              scheme,
              width,
              id,
              ...nodes.slice(0, 2).map(({ target }) => target.join(' ')),
            ].join(' · '),
          ),
        );
      }
    }
    await context.close();
  }
  return found;
}

/** The page as it stays: nothing that loads is left. */
async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
}

async function speak(email: string, locale: 'pt' | 'en'): Promise<void> {
  const user = await app.database.identity.byEmail(email);
  if (!user || user.locale === locale) return;
  const own = { actor: { role: 'system' }, now: new Date().toISOString() } as const;
  await app.database.update(users, { id: user.id, locale }, own);
}
