import { actorOf, briefings, type User } from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { printDepth, sampled } from '../../support/depth';
import { Person } from '../support/person';
import { test } from '../support/test';
import { exactly, within } from '../support/words';
import { axeViolations, contextOf, isShown, type Variant, variants, widths } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

/** Element of a page that appears only after a user action. */
interface Opened {
  readonly what: string;
  readonly email: string;
  path(): string | Promise<string>;
  open(who: Person): Promise<void>;
}

const project = async (status: 'selection') => {
  const actor = actorOf((await app.database.identity.byEmail('brand@aurora.example')) as User);
  const [found] = await app.database.see(briefings, actor, { status }, { limit: 1 });
  return `/dashboard/client/briefing/${found?.id}`;
};
const combobox = ({ page }: Person, name: string) => page.getByRole('combobox', { name: within(name) });

const opened: readonly Opened[] = [
  {
    what: 'a form with refused fields',
    email: 'nobody',
    path: () => '/signup/brand',
    async open(who) {
      await who.press(who.words.access.brand.submit);
      await who.sees(who.words.problems.required);
    },
  },
  {
    what: 'the account menu',
    email: 'creator@story.example',
    path: () => '/dashboard/professional',
    async open({ page, words }) {
      await page.getByRole('button', { name: within('Caio Lemos') }).click();
      await expect(page.getByRole('button', { name: words.portal.shell.logout })).toBeVisible();
    },
  },
  {
    what: 'the accessibility panel with all its switches turned on',
    email: 'nobody',
    path: () => '/',
    async open(who) {
      const { aids } = who.words.portal;
      await who.page.locator('summary').first().click();
      for (const name of [aids.contrast, aids.links, aids.saturation]) {
        const toggle = who.page.getByRole('button', { name: exactly(name) });
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      }
    },
  },
  {
    what: 'the command palette of the portal',
    email: 'creator@story.example',
    path: () => '/dashboard/professional/historic',
    async open(who) {
      await who.page.keyboard.press('Control+k');
      await expect(combobox(who, who.words.portal.shell.jumpTo)).toBeVisible();
      await expect(who.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'the dialog to request more proposed creators',
    email: 'brand@aurora.example',
    path: async () => `${await project('selection')}/select`,
    async open(who) {
      await who.press(who.words.company.select.askMore);
      await expect(who.dialog).toBeVisible();
    },
  },
  {
    what: 'the command palette of the back office',
    email: 'owner@elenco.example',
    path: () => '/dashboard/admin/users',
    async open(who) {
      await who.page.keyboard.press('Control+k');
      await expect(combobox(who, who.words.office.shell.jumpHint)).toBeVisible();
      await expect(who.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'an open list filter of the back office',
    email: 'owner@elenco.example',
    path: () => '/dashboard/admin/users-professionals',
    async open({ page, words }) {
      const field = words.resources.creators.fields.mainSkill;
      const filter = page.getByRole('combobox', { name: field });
      const more = page.getByRole('button', { name: words.office.ra.action.add_filter });
      // The filter bar is rendered after the rows. In a narrow window, the filters are behind the button of
      // the bar.
      await expect(filter.or(more).first()).toBeVisible();
      if (!(await filter.isVisible())) {
        await more.click();
        await page.getByRole('menuitemcheckbox', { name: field }).click();
      }
      await filter.click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'the dialog to send a briefing back',
    email: 'owner@elenco.example',
    path: () => `/dashboard/admin?filter=${encodeURIComponent('{"status":"under_approval"}')}`,
    async open(who) {
      await who.page.getByRole('main').locator('a.toRecord').first().click();
      await who.press(who.words.resources.briefings.moves.sendBack);
      await expect(who.dialog).toBeVisible();
    },
  },
];

const looks = opened.flatMap(({ what }) => variants.map((_, position) => ({ what, position })));
const chosen = sampled(looks, ({ what }) => what);
printDepth('Looks of what is brought up', chosen.length, looks.length);

for (const { what, email, path, open } of opened) {
  test(`${what} is accessible`, async ({ browser }) => {
    const found: string[] = [];
    for (const [position, variant] of variants.entries()) {
      if (!chosen.some((look) => look.what === what && look.position === position)) continue;
      const width = widths[position]!;
      const page = await pageAt(browser, email, variant, width);
      await page.goto(await path());
      await isShown(page);
      const who = new Person(page, variant.language);
      await who.settled();
      await open(who);
      await allStill(page);
      found.push(...(await axeViolations(page)).map((rule) => `${variant.language} · ${width} · ${rule}`));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}

async function pageAt(browser: Browser, email: string, variant: Variant, width: number): Promise<Page> {
  const page = await (await contextOf(browser, app, email, variant)).newPage();
  await page.setViewportSize({ width, height: 900 });
  return page;
}

/** Waits until animations have ended, since axe measures colors. */
async function allStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
