import AxeBuilder from '@axe-core/playwright';
import { actorOf, users } from '@elenco/core';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { RunningApp } from '../../support/app';
import { deep, seed } from '../../support/depth';
import { sessionOf } from '../../support/pages';
import { newsletterOffered, Person } from '../support/person';

/**
 * Combinations of language and color scheme. Each language has a different scheme, so that both schemes are
 * checked.
 */
export const variants = [
  { language: 'pt', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
] as const;
export type Variant = (typeof variants)[number];

export const widths = [1440, 390] as const;

/** Returns a browser context with this language and scheme, for a signed-in user or an anonymous visitor. */
export async function contextOf(
  browser: Browser,
  app: RunningApp,
  email: string,
  { language, scheme }: Variant,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: app.url,
    locale: language === 'pt' ? 'pt-BR' : 'en-US',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await newsletterOffered(context);
  const cookie = (name: string, value: string) => context.addCookies([{ name, value, url: app.url }]);
  await cookie('preferences', `locale:${language}.scheme:${scheme}`);
  if (email === 'nobody') return context;
  await cookie('session', await sessionOf(app.database, email));
  const user = await app.database.identity.byEmail(email);
  if (user && user.locale !== language) {
    const own = { actor: actorOf(user), now: new Date().toISOString() };
    await app.database.update(users, { id: user.id, locale: language }, own);
  }
  return context;
}

/**
 * Opens each path and returns violations of accessibility rules. axe takes a second or more per page, and
 * pages share their components. Therefore each page opens in one color scheme, with axe at one width. The
 * combinations repeat every four pages. Every third page includes text contrast. All pages are checked for
 * content that is too wide at both widths.
 */
export async function accessibilityFaultsOn(
  browser: Browser,
  app: RunningApp,
  email: string,
  paths: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [nth, variant] of variants.entries()) {
    const context = await contextOf(browser, app, email, variant);
    const page = await context.newPage();
    const who = new Person(page, variant.language);
    for (const [position, path] of paths.entries()) {
      if (position % variants.length !== nth) continue;
      const turn = Math.floor(position / variants.length);
      await page.goto(path);
      await isShown(page);
      // After a hydration mismatch, scripts render the page again and lose input.
      await who.settled();
      const at = new URL(page.url());
      // After a redirect, a different page would be checked.
      if (at.pathname !== new URL(path, app.url).pathname) found.push(`${path} leads to ${at.pathname}`);
      for (const [which, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        const troubles = await overflowOf(page);
        if ((turn + which) % 2 === 0)
          troubles.push(...(await axeViolations(page, { contrast: contrastOn(position, 3) })));
        found.push(...troubles.map((trouble) => `${path} · ${variant.language} · ${width} · ${trouble}`));
      }
      const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      const more = kept.filter((key) => !harmless.has(key));
      if (more.length > 0) found.push(`${path} leaves ${more.join(', ')} in the browser`);
      found.push(...who.troubles.splice(0));
    }
    await context.close();
  }
  return found;
}

/** Keys that pages may leave in the browser's storage: two flags of the visitor, and scroll positions. */
const harmless = new Set(['popupEntradaVisto', 'dont-show-wall', 'positions']);

/** Waits until nothing is loading. */
export async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
}

/**
 * Returns whether to check text contrast on the page with this number. The check takes four fifths of axe's
 * time, and colors come from few tokens. Therefore only one page in `oneIn` is checked. A deep run checks all
 * pages.
 */
export const contrastOn = (page: number, oneIn: number): boolean => deep || (page + seed) % oneIn === 0;

/**
 * Returns the violated rules with the places of the violations. Uses axe's legacy mode, since pages have no
 * frames, so one run is enough.
 */
export async function axeViolations(page: Page, { contrast = true } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } })
    .analyze();
  return violations.map(({ id, nodes }) =>
    [id, ...nodes.slice(0, 2).map(({ target }) => target.join(' '))].join(' · '),
  );
}

/** Returns the elements that make a page scroll sideways, after it has adapted to its window. */
export async function overflowOf(page: Page): Promise<string[]> {
  const by = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  try {
    await expect.poll(by).toBeLessThanOrEqual(0);
    return [];
  } catch {
    // A busy machine may lay a page out late: only the final state counts.
    const more = await by();
    return more > 0 ? [`${more} px wider than the window`] : [];
  }
}
