import { isOfferEnd } from '@elenco/core';
import creatorWords from '@elenco/locales/pt/creator.json' with { type: 'json' };
import portalWords from '@elenco/locales/pt/portal.json' with { type: 'json' };
import { expect, type Page } from '@playwright/test';
import { people } from '../../api/cast';
import { everyStage, type StageAt } from '../../api/next-steps/stages';
import { type RunningApp, startApp } from '../../support/app';
import { putRows } from '../../support/rows';
import { expectAccessible } from '../support/accessible';
import { enter } from '../support/session';
import { test } from '../support/test';

const { rows, projects, pays } = everyStage();
let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, rows);
});
test.afterAll(() => app.stop());

const phone = { width: 390, height: 777 };
/** Height of the bottom bar, in pixels. */
const BAR = 70;
const idOf = (code: StageAt['code']) => projects.find((one) => one.code === code)!.id;

/** Checks that a stage's task, date and amount are visible without scrolling, above the bottom bar. */
async function firstScreen(page: Page, path: string, code: string): Promise<void> {
  await page.goto(path);
  const stage = page.locator('[data-stage]');
  await expect(stage, path).toHaveAttribute('data-stage', code);
  const inside = async (part: string) => {
    const box = await stage.locator(part).boundingBox();
    expect(box, `${code}: ${part}`).not.toBeNull();
    expect(box!.y, `${code}: ${part}`).toBeGreaterThan(0);
    expect(box!.y + box!.height, `${code}: ${part}`).toBeLessThanOrEqual(phone.height - BAR);
  };
  await inside('h2');
  await inside('[data-by]');
  // A project in which the creator was not hired, or a contract that was not accepted, shows no amount.
  if (!['over', 'revise_contract', 'archived'].includes(code) && !isOfferEnd(code)) {
    await inside('[data-money="net"]');
    await expect(stage.locator('[data-money]'), code).toContainText(/R\$/);
  }
  const across = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(across, code).toBeLessThanOrEqual(phone.width);
}

for (const [name, area, stages] of [
  ['project', 'briefing', projects],
  ['contract with the creator’s own client', 'pay-review', pays],
] as const)
  test(`every stage of a ${name} first shows the creator the task, the date and the net amount`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: app.url, viewport: phone });
    await enter(page, app, people.creator.email);
    for (const { code, id } of stages) {
      await firstScreen(page, `/dashboard/professional/${area}/${id}`, code);
    }
    await expectAccessible(page);
  });

test('the contract page shows the creator the task, date and net amount first, and the text above the button', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: app.url, viewport: phone });
  await enter(page, app, people.creator.email);
  await firstScreen(page, `/dashboard/contract/${idOf('submit_draft')}`, 'in_force');
  await firstScreen(page, `/dashboard/contract/${idOf('wait_signature')}`, 'wait_signature');
  await firstScreen(page, `/dashboard/contract/${idOf('accept_contract')}`, 'accept_contract');
  const text = await page.getByRole('article').boundingBox();
  const button = await page.locator('[data-main-act]').boundingBox();
  expect(text!.y + text!.height).toBeLessThanOrEqual(button!.y);
});

test('the first-screen tests visit every stage that has a title', () => {
  // Codes that have no stage of their own. A receipt and a confirmation are other titles of the same stage,
  // and a profile is completed in the settings.
  const elsewhere = ['confirm_receipt', 'confirm_payment', 'complete_profile', 'in_force'];
  const visited = new Set([...projects, ...pays].map(({ code }) => code));
  // Freelancers see the same stages in other words.
  const isOwn = (code: string) => !elsewhere.includes(code) && !code.endsWith('OfWork');
  const titled = Object.keys(creatorWords.stage.titles).filter(isOwn);
  expect([...visited].sort()).toEqual(titled.sort());
});

test('a toast does not cover a button that completes a creator’s task', async ({ browser }) => {
  const pages = [
    `/dashboard/professional/briefing/${idOf('write_proposal')}`,
    `/dashboard/contract/${idOf('accept_contract')}`,
  ];
  for (const viewport of [{ width: 1440, height: 900 }, { width: 1180, height: 720 }, phone]) {
    const page = await browser.newPage({ baseURL: app.url, viewport });
    await enter(page, app, people.creator.email);
    for (const path of pages) {
      await page.context().addCookies([{ name: 'toast', value: 'proposalSent~1', url: app.url }]);
      await page.goto(path);
      const toast = page.getByRole('region', { name: portalWords.ui.messages }).getByRole('dialog');
      await toast.hover();
      for (const down of [0, 100_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), down);
        const [over, under] = await Promise.all([
          toast.boundingBox(),
          page.locator('[data-main-act]').boundingBox(),
        ]);
        const isCovered =
          over!.x < under!.x + under!.width &&
          under!.x < over!.x + over!.width &&
          over!.y < under!.y + under!.height &&
          under!.y < over!.y + over!.height;
        expect(isCovered, `${path} at ${viewport.width} px, ${down} px down`).toBe(false);
      }
    }
    await page.close();
  }
});
