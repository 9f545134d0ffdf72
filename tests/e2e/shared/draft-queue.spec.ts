import { deliverables, users } from '@elenco/core';
import { aDeliverable } from '@elenco/core/testing';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type RunningApp, startApp } from '../../support/app';
import { putRows } from '../../support/rows';
import { actorIn, putHiring, runSql } from '../support/hiring';
import { person } from '../support/person';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

test('a creator sends a draft with its file in a queue on a phone, and sees the next deliverable above the toast', async ({
  browser,
}) => {
  const now = new Date().toISOString();
  const projects = [95_000, 95_100];
  let creatorId = 0;
  for (const first of projects) {
    const given = { first, count: 1, totalCents: 123_400, status: 'active' as const };
    const accepted = { companyAcceptedAt: now, creatorAcceptedAt: now };
    const { cast, companyId } = await putHiring(app, 'brand@aurora.example', { ...given, ...accepted });
    creatorId = cast[0]!.id;
    const of = { companyId, creatorId, briefingId: first, contractId: first };
    await putRows(app.databaseUrl, [['deliverables', aDeliverable({ id: first, ...of, status: 'planned' })]]);
  }
  // Cancels all other deliverables, so that the queue contains only these two.
  await runSql(app, `update deliverables set status = 'cancelled' where creator_id = $1 and id <> all($2)`, [
    creatorId,
    projects,
  ]);
  const staff = await actorIn(app, 'owner@elenco.example');
  const creator = await person(browser, app.url, { width: 390 });
  const { page, words } = creator;
  const [user] = await app.database.see(users, staff, { creatorId }, { by: 'id', limit: 1 });
  const value = await app.database.identity.openSession(user!.id, { now, ip: '', userAgent: '' });
  await page.context().addCookies([{ name: 'session', value, url: app.url }]);
  const [one, two] = projects.map((id) => `/dashboard/professional/briefing/${id}`);
  await creator.visit(`${one}?piece=95000&queue=submit_draft&at=95000#piece-95000`);

  const form = page.locator('#piece-95000');
  await creator.fill(words.creator.draft.caption, '#publi Minha rotina', form);
  const background = '#f2c14e';
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await form.locator('input[name=file]').setInputFiles({ name: 't.png', mimeType: 'image/png', buffer });
  await creator.sees(words.creator.uploads.done, form);
  await creator.press(words.creator.draft.send, form);
  await page.waitForURL(`**${two}?**at=95100**`);

  const toast = page.getByText(words.toasts.draftSent.split('.')[0]!);
  await expect(toast).toBeVisible();
  const name = page.locator('#piece-95100').getByRole('heading');
  await expect(name).toBeInViewport();
  const heading = (await name.boundingBox())!;
  const covering = await toast.boundingBox();
  if (covering) expect(heading.y + heading.height).toBeLessThan(covering.y);
  await expect(page.getByText('t.png')).toHaveCount(0);
  const [sent] = await app.database.see(deliverables, staff, { id: 95_000 });
  expect(sent).toMatchObject({ status: 'draft_submitted', draftFileId: expect.any(Number) });
});
