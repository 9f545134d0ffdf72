import { actorOf, draftContent, playerOrigins, type User } from '@elenco/core';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type RunningApp, startApp } from '../../support/app';
import { person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true, env: { ELENCO_NEWSLETTER_FORM: `${elsewhere}/letter` } });
});
test.afterAll(() => app.stop());

/** Origin of the third-party newsletter form that this test configures. */
const elsewhere = 'https://forms.example';
const office = '/dashboard/admin/cms/client';

test('an editor adds a picture to content, publishes it, restores a version, and deletes a draft', async ({
  browser,
}) => {
  const email = 'content@elenco.example';
  const who = await person(browser, app.url);
  const { page } = who;
  const { cms, kit } = who.words.office;
  const { fields, moves } = who.words.resources.contents;
  await enter(page, app, email);
  const box = (label: string) => page.getByRole('textbox', { name: label }).first();
  /** Returns whether the home page shows the content to anonymous visitors. */
  const isPublic = async () =>
    /<img[^>]*src="\/photos\/[0-9a-f]{64}\.webp"[^>]*alt="Casa Nova"/.test(
      await (await fetch(app.url)).text(),
    );

  await page.goto(`${office}/new`);
  await box(fields.slug).fill('casa-nova');
  await box(cms.fields.title).fill('Casa Nova');
  const drawn = sharp({ create: { width: 300, height: 120, channels: 3, background: '#c52' } });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(file);
  await box(`${cms.alt} (pt)`).fill('Marca da Casa Nova');
  await box(`${cms.alt} (en)`).fill('Casa Nova’s mark');
  await who.press(cms.saveDraft);
  await expect(page).toHaveURL(/\/cms\/content\/\d+$/);
  expect(await isPublic()).toBe(false);
  await who.press(moves.publish);
  await expect.poll(isPublic).toBe(true);

  await box(cms.fields.title).fill('Casa Velha');
  await who.follow(cms.kinds.client);
  await who.press(kit.stay, who.dialog);
  await expect(box(cms.fields.title)).toHaveValue('Casa Velha');
  await who.press(cms.saveDraft);
  await expect(page.getByText(cms.changed)).toBeVisible();
  await who.press(cms.restore);
  await expect(box(cms.fields.title)).toHaveValue('Casa Nova');

  const editor = actorOf((await app.database.identity.byEmail(email)) as User);
  const about = { actor: editor, now: new Date().toISOString() };
  const draft = { title: 'Rascunho', picture: null, link: '' };
  await app.database.perform(draftContent, { kind: 'client', slug: 'rascunho', draft }, about);
  await page.goto(office);
  await page.getByRole('link', { name: 'Rascunho' }).click();
  await box(cms.fields.title).fill('Rascunho que não fica');
  await who.press(cms.discard);
  await who.press(cms.discard, who.dialog);
  await expect(page).toHaveURL(new RegExp(`${office}$`));
  await expect(page.getByRole('link', { name: 'Casa Nova' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rascunho' })).toHaveCount(0);
  expect(who.troubles).toEqual([]);
});

test('a newsletter form of a third party is in a sandboxed frame', async ({ browser }) => {
  const who = await person(browser, app.url, { isNew: true });
  const { page } = who;
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title><p>Form of theirs</p>' }),
  );
  await page.clock.install();
  const answer = await page.goto('/');
  await who.settled();
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain(`frame-src 'self' ${[...playerOrigins, elsewhere].join(' ')};`);
  await page.evaluate(() => window.scrollBy(0, 100));
  await page.clock.runFor(10_500);
  const frame = who.dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', `${elsewhere}/letter`);
  await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame.contentFrame().getByText('Form of theirs')).toBeVisible();
  expect(who.troubles).toEqual([]);
});
