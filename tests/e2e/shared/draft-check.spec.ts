import { actorOf, type Deliverable, deliverables, drafts, users } from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';

let app: RunningApp;
let client: Client;
let piece: Deliverable;

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const [found] = await app.database.see(
    deliverables,
    staff,
    { status: 'changes_requested' },
    { by: 'id', limit: 1 },
  );
  if (!found) throw new Error('the demo data has no draft to be changed');
  piece = found;
  await client.query(`update briefings set content_rules = content_rules || $2::jsonb where id = $1`, [
    piece.briefingId,
    JSON.stringify({ mustSay: 'vegano', mustNotSay: 'milagre', tags: '@aurora.cosmeticos' }),
  ]);
});
test.afterAll(async () => {
  await client.end();
  await app.stop();
});

/** Opens a page as a user of the company or creator. */
async function pageOf(browser: Browser, of: { companyId: number } | { creatorId: number }, width: number) {
  const staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const [user] = await app.database.see(users, staff, of, { by: 'id', limit: 1 });
  const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 844 } });
  const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
  const value = await app.database.identity.openSession(user!.id, from);
  await context.addCookies([{ name: 'session', value, url: app.url }]);
  return context.newPage();
}

const formOf = (page: Page) => page.locator(`#piece-${piece.id}`);

test('a draft’s caption that is typed before the scripts run is kept', async ({ browser }) => {
  const creator = await pageOf(browser, { creatorId: piece.creatorId }, 390);
  let run: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    run = resolve;
  });
  await creator.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const address = `/dashboard/professional/briefing/${piece.briefingId}?piece=${piece.id}`;
  await creator.goto(address, { waitUntil: 'commit' });
  const caption = formOf(creator).getByLabel('Legenda', { exact: true });
  await caption.fill('#publi Digitada cedo');
  run();
  await new Person(creator, 'pt').settled();
  await expect(caption).toHaveValue('#publi Digitada cedo');
});

test('a creator sends a draft that still deviates from the brief, with a reason that the brand reads', async ({
  browser,
}) => {
  const creator = await pageOf(browser, { creatorId: piece.creatorId }, 390);
  await creator.goto(`/dashboard/professional/briefing/${piece.briefingId}?piece=${piece.id}`);
  const form = formOf(creator);
  const caption = form.getByLabel('Legenda', { exact: true });
  await caption.fill('#publi Um milágre na minha pele');
  await form.getByLabel('Link do rascunho').fill('https://drive.example/rascunho');
  await form.locator('summary').filter({ hasText: 'Legendas do vídeo' }).click();
  await form.locator('input[name=subtitleFile]').setInputFiles({
    name: 'fala.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:00:12,500 --> 00:00:14,000\né um milagre, né?', 'latin1'),
  });
  const spoken = form.locator('textarea[name=subtitles]');
  await expect(spoken).toHaveValue(/é um milagre, né/);
  const send = form.getByRole('button', { name: 'Enviar para a marca' });
  await send.click();

  const found = form.getByRole('region', { name: 'Antes de enviar' });
  await expect(found.getByRole('listitem')).toHaveText([
    'Falta dizer: “vegano”',
    'Falta mencionar: @aurora.cosmeticos',
    'Não pode dizer: “milagre” · aos 0:12 das legendas',
  ]);
  await expect(found.locator('mark')).toHaveText(['milágre']);
  await expect(form.getByText('Ainda há pontos do briefing a conferir.')).toBeVisible();
  await expect(caption).toHaveValue('#publi Um milágre na minha pele');
  await expect(spoken).toHaveValue(/é um milagre, né/);
  await expect(send).toBeInViewport();
  await expectAccessible(creator);

  await caption.fill('#publi Vegano, com @aurora.cosmeticos');
  await send.click();
  await expect(found.getByRole('listitem')).toHaveText(['Não pode dizer: “milagre” · aos 0:12 das legendas']);
  await found.getByLabel('Motivo para enviar assim').fill('É uma ironia, explico no fim do vídeo.');
  await send.click();
  await expect(creator.getByText('Rascunho enviado').first()).toBeVisible();

  const brand = await pageOf(browser, { companyId: piece.companyId }, 1440);
  await brand.goto(`/dashboard/client/briefing/${piece.briefingId}?view=content`);
  const check = brand.getByRole('region', { name: 'O briefing e este rascunho' });
  await expect(check.getByRole('listitem')).toHaveText(['Não pode dizer: “milagre” · aos 0:12 das legendas']);
  await expect(check).toContainText('É uma ironia, explico no fim do vídeo.');
  await brand.locator(`a[href$="piece=${piece.id}"]`).click();
  await expect(check).toContainText('É uma ironia, explico no fim do vídeo.');
  await expect(brand.getByRole('button', { name: /^Aprovar/ }).first()).toBeVisible();
  await expectAccessible(brand);

  const staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const versions = await app.database.see(
    drafts,
    staff,
    { deliverableId: piece.id },
    { by: 'id', down: true },
  );
  expect(versions[0]).toMatchObject({
    reason: 'É uma ironia, explico no fim do vídeo.',
    findings: [{ rule: 'mustNotSay', severity: 'present', where: { in: 'subtitles', atMs: 12_500 } }],
  });
});
