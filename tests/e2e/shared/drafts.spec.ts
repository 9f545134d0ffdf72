import {
  type Actor,
  actorOf,
  createShareLink,
  type Deliverable,
  deliverables,
  draftComments,
  drafts,
  users,
} from '@elenco/core';
import { newSecret } from '@elenco/db';
import { type Browser, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import sharp from 'sharp';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';

let app: RunningApp;
let client: Client;
let piece: Deliverable;
let staff: Actor;
let people: { brand: number; creator: number };

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const of = { status: 'changes_requested' as const };
  const [found] = await app.database.see(deliverables, staff, of, { limit: 1 });
  if (!found) throw new Error('the demo data has no draft to be changed');
  piece = found;
  const { companyId, creatorId } = piece;
  const [brand] = await app.database.see(users, staff, { companyId, companyRole: 'owner' });
  const [creator] = await app.database.see(users, staff, { creatorId });
  people = { brand: brand!.id, creator: creator!.id };
});
test.afterAll(async () => {
  await client.end();
  await app.stop();
});

async function browserOf(browser: Browser, userId?: number, width = 1440): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 844 } });
  if (userId) {
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const value = await app.database.identity.openSession(userId, from);
    await context.addCookies([{ name: 'session', value, url: app.url }]);
  }
  return context.newPage();
}

/** Returns a picture that is larger than one part of an upload. */
const picture = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#f2c14e',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const versions = async () =>
  (await app.database.see(drafts, staff, { deliverableId: piece.id })).map(({ number, media }) => ({
    number,
    media,
  }));

/** Records a video of one second in this browser. */
const recordVideo = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async () => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((settle) => {
        recorder.onstop = settle;
      });
      recorder.start();
      for (let frame = 0; frame < 25; frame += 1) {
        pen.fillStyle = `hsl(${frame * 10} 80% 60%)`;
        pen.fillRect(0, 0, canvas.width, canvas.height);
        await new Promise(requestAnimationFrame);
      }
      recorder.stop();
      await stopped;
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
    })
    .then((bytes) => Buffer.from(bytes));

async function sendFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const form = page.locator(`#piece-${piece.id}`);
  await form.getByLabel('Legenda', { exact: true }).fill('#publi Minha rotina de manhã');
  await form.locator('input[name=file]').setInputFiles({ name, mimeType, buffer });
  await form.getByRole('button', { name: 'Enviar quando o arquivo terminar' }).click();
}

test('a creator uploads a draft in parts, the brand and a guest comment on it, and the revised draft is approved', async ({
  browser,
}) => {
  const creator = await browserOf(browser, people.creator, 390);
  const project = `/dashboard/professional/briefing/${piece.briefingId}?piece=${piece.id}`;
  await creator.goto(project);
  // The connection breaks once after a part has arrived. The rest is sent after the creator has left the
  // page.
  let parts = 0;
  let arrive: () => void = () => undefined;
  const left = new Promise<void>((settle) => {
    arrive = settle;
  });
  await creator.route('**/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    if (parts === 2) return route.abort('connectionreset');
    if (parts > 2) await left;
    return route.continue();
  });
  await sendFile(creator, 'reels.png', 'image/png', await picture(1_200));
  await expect(creator.getByText('O envio é feito assim que o arquivo terminar.')).toBeVisible();
  await expectAccessible(creator);
  await creator.getByRole('link', { name: 'Vagas' }).click();
  const tray = creator.getByRole('region', { name: 'Envios' });
  await expect(tray).toContainText('reels.png');
  await expectAccessible(creator);
  arrive();
  await expect(tray).toBeHidden();
  expect(parts).toBeGreaterThan(2);
  expect((await versions()).at(-1)).toEqual({ number: 2, media: 'picture' });

  const brand = await browserOf(browser, people.brand);
  await brand.goto(`/dashboard/client/briefing/${piece.briefingId}?view=content`);
  await brand.locator(`a[href$="piece=${piece.id}"]`).click();
  await brand
    .getByRole('button', { name: 'Marcar um ponto na imagem' })
    .click({ position: { x: 40, y: 60 } });
  await brand.getByLabel('Seu comentário').fill('A embalagem aparece de costas.');
  await brand.getByRole('link', { name: 'Projetos' }).first().click();
  await brand.getByRole('dialog').getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(brand.getByLabel('Seu comentário')).toHaveValue('A embalagem aparece de costas.');
  await brand.getByRole('button', { name: 'Comentar' }).click();
  const comments = brand.getByRole('list', { name: 'Comentários' });
  await expect(comments).toContainText('A embalagem aparece de costas.');
  const [comment] = await app.database.see(draftComments, staff, {}, { by: 'id', down: true, limit: 1 });
  expect(comment).toMatchObject({ side: 'company', x: expect.closeTo(0.1, 1), y: expect.closeTo(0.1, 1) });
  await expectAccessible(brand);
  await brand.getByRole('button', { name: 'Pedir ajustes' }).click();
  await brand.getByLabel('O que deve mudar?').fill('Mostre o rótulo de frente.');
  // The brand closes the dialog to watch the video again. The typed text is kept.
  await brand.keyboard.press('Escape');
  await expect(brand.getByRole('alertdialog')).toBeHidden();
  await brand.getByRole('button', { name: 'Pedir ajustes' }).click();
  await expect(brand.getByLabel('O que deve mudar?')).toHaveValue('Mostre o rótulo de frente.');
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Pedir ajustes' }).click();
  await expect(brand.getByText('Ajustes pedidos').first()).toBeVisible();

  await creator.unroute('**/uploads/*');
  await creator.goto(project);
  await expect(creator.getByText('A embalagem aparece de costas.')).toBeVisible();
  await creator.getByRole('button', { name: /^Marcar como feito/ }).click();
  await expect(creator.getByText('Feito', { exact: true })).toBeVisible();
  await sendFile(creator, 'reels-2.webm', 'video/webm', await recordVideo(creator));
  await expect.poll(versions).toHaveLength(3);
  expect((await versions()).at(-1)).toEqual({ number: 3, media: 'video' });
  // A frame represents the video wherever pictures of posts are shown.
  const [{ fileId } = { fileId: null }] = await app.database.see(
    drafts,
    staff,
    { deliverableId: piece.id },
    { by: 'id', down: true, limit: 1 },
  );
  const { rows: frames } = await client.query(
    'select p.mime from files v join files p on p.id = v.poster_id where v.id = $1',
    [fileId],
  );
  expect(frames).toEqual([{ mime: 'image/jpeg' }]);

  const { token, hash: tokenHash } = newSecret();
  const { briefingId, contractId } = piece;
  const actor = actorOf(await app.database.get(users, staff, people.brand));
  const grant = { briefingId, contractId, actions: ['content' as const], label: 'Agência', tokenHash };
  await app.database.perform(createShareLink, grant, { actor, now: new Date().toISOString() });
  const guest = await browserOf(browser, undefined, 390);
  await guest.goto(`/${briefingId}/${contractId}/guest?grant=${token}`);
  await guest.getByLabel('Seu nome').fill('Rosa');
  await guest.getByRole('button', { name: 'Continuar' }).click();
  const shown = guest.locator(`#piece-${piece.id}`);
  await shown.getByLabel('Seu comentário').fill('Agora sim, adorei.');
  await shown.getByRole('button', { name: 'Comentar' }).click();
  await expect(shown.getByRole('list', { name: 'Comentários' })).toContainText('Rosa');
  await expectAccessible(guest);

  await brand.goto(`/dashboard/client/briefing/${briefingId}?view=content&piece=${piece.id}`);
  await expect(comments).toContainText('Agora sim, adorei.');
  await brand.getByRole('link', { name: 'Versão 2' }).click();
  await expect(comments).toContainText('A embalagem aparece de costas.');
  await expect(brand.getByLabel('Seu comentário')).toHaveCount(0);
  await brand.getByRole('button', { name: /^Aprovar rascunho/ }).click();
  await expect(brand.getByText('Aprovada').first()).toBeVisible();
});
