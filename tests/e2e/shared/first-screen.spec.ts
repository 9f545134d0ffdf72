import { actorOf, contracts, payContracts, proposals } from '@elenco/core';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { enter } from '../support/session';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const phone = { width: 390, height: 777 };
const email = 'creator@story.example';
const creator = async () => actorOf((await app.database.identity.byEmail(email))!);

/**
 * Checks that task, date and amount are visible without scrolling, above the bottom bar; returns the stage.
 */
async function firstScreen(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const stage = page.locator('[data-stage]');
  const inside = async (part: string) => {
    const box = await stage.locator(part).boundingBox();
    expect(box, `${path}: ${part}`).not.toBeNull();
    expect(box!.y, `${path}: ${part}`).toBeGreaterThan(0);
    expect(box!.y + box!.height, `${path}: ${part}`).toBeLessThanOrEqual(phone.height - 70);
  };
  await inside('h2');
  await inside('[data-by]');
  const code = (await stage.getAttribute('data-stage')) ?? '';
  // After a declined proposal or an ended contract, nothing is owed.
  if (code !== 'over') {
    await inside('[data-money="net"]');
    await expect(stage.locator('[data-money]')).toContainText(/R\$|€|US\$/);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  return code;
}

test('every stage of project and contract shows task, date and net amount first', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: app.url, viewport: phone });
  await enter(page, app, email);
  const actor = await creator();
  const offers = await app.database.see(proposals, actor, {});
  const projects = new Set<string>();
  for (const { briefingId } of offers) {
    projects.add(await firstScreen(page, `/dashboard/professional/briefing/${briefingId}`));
  }
  for (const stage of [
    'answer_invitation',
    'wait_answer',
    'accept_contract',
    'publish_content',
    'send_invoice',
  ]) {
    expect([...projects], stage).toContain(stage);
  }
  await expectAccessible(page);
  const own = await app.database.see(payContracts, actor, {});
  const pays = new Set<string>();
  for (const { id } of own) {
    pays.add(await firstScreen(page, `/dashboard/professional/pay-review/${id}`));
  }
  for (const stage of [
    'send_contract',
    'wait_answer',
    'revise_contract',
    'wait_charge',
    'deliver_work',
    'wait_approval',
  ]) {
    expect([...pays], stage).toContain(stage);
  }
  await expectAccessible(page);
});

test('the text to accept comes before the button that accepts it', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: app.url, viewport: phone });
  await enter(page, app, email);
  const sent = await app.database.see(contracts, await creator(), { status: 'sent' });
  const waiting = sent.find(({ creatorAcceptedAt }) => creatorAcceptedAt === null);
  expect(await firstScreen(page, `/dashboard/contract/${waiting!.id}`)).toBe('accept_contract');
  const text = await page.getByRole('article').boundingBox();
  const button = await page.locator('[data-main-act]').boundingBox();
  expect(text!.y + text!.height).toBeLessThanOrEqual(button!.y);
});
