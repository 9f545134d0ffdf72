import { randomUUID } from 'node:crypto';
import { conversations, deliverables, messages, proposals, sendMessage } from '@elenco/core';
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { startRelay } from '../../support/relay';
import { validPdf } from '../../support/soundPdf';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import {
  actorBy,
  creatorEmail,
  latestConversation,
  openAs,
  revisit,
  thread,
  watchStreams,
  write,
} from './chat';

let app: RunningApp;
let brandEmail: string;
let address: { brand: string; creator: string };
let title: string;

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  ({ address, title, brandEmail } = await latestConversation(app));
});
test.afterAll(() => app.stop());

const signedIn = (browser: Browser, email: string, options: BrowserContextOptions = {}) =>
  openAs(app, browser, email, options);

test('a brand and a creator send a file, a reply and an edit, and see unread counts', async ({ browser }) => {
  const brand = await signedIn(browser, brandEmail);
  const creator = await signedIn(browser, creatorEmail, { viewport: { width: 390, height: 844 } });

  await revisit(brand, address.brand, 'Ainda por enviar');
  await expect(thread(brand)).toBeVisible();
  await brand.locator('summary').filter({ hasText: 'Arquivo' }).click();
  await brand.locator('input[type=file]').setInputFiles({
    name: 'roteiro.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(validPdf()),
  });
  await write(brand, 'Segue o roteiro, versão 2.');
  await expectAccessible(brand);

  await creator.goto('/dashboard/messages');
  await expectAccessible(creator);
  const line = creator.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Segue o roteiro');
  await line.getByRole('link').click();
  const sent = thread(creator).getByRole('listitem').filter({ hasText: 'Segue o roteiro' });
  const opened = await creator.request.get(
    (await sent.getByRole('link', { name: /roteiro\.pdf/ }).getAttribute('href')) ?? '',
  );
  expect(opened.status()).toBe(200);
  await sent.getByRole('link', { name: 'Responder' }).click();
  await expect(creator.getByText(/^Respondendo a/)).toBeVisible();
  await write(creator, 'Recebido, obrigdo!');
  // The other side sees the edit without a reload, and the sender sees that the message was read.
  await expect(thread(brand)).toContainText('Recebido, obrigdo!');
  await expect(thread(creator)).toContainText('Lida');
  await expectAccessible(creator);
  // On a phone, attachments have their own section.
  const sections = creator.getByRole('navigation', { name: 'Seções da conversa' });
  await sections.getByRole('link', { name: /^Arquivos e links/ }).click();
  const files = creator.getByRole('list', { name: 'Arquivos e links' });
  await expect(files.getByRole('link', { name: 'roteiro.pdf' })).toBeVisible();
  await expect(thread(creator)).toBeHidden();
  await expectAccessible(creator);
  await sections.getByRole('link', { name: 'Conversa', exact: true }).click();
  await expect(files).toBeHidden();

  await creator.getByRole('link', { name: 'Editar', exact: true }).last().click();
  await creator.getByLabel('Editar mensagem').fill('Recebido, obrigada!');
  await creator.getByRole('button', { name: 'Salvar' }).click();
  await expect(thread(creator)).toContainText('Recebido, obrigada!');
  await expect(thread(creator)).toContainText('editada');
  await expect(thread(brand)).toContainText('Recebido, obrigada!');

  await brand.goto('/dashboard/client');
  const unread = brand.getByRole('link', { name: /^Mensagens/ }).first();
  const before = (await unread.getAttribute('aria-label')) ?? '';
  await write(creator, 'Mais uma coisa: gravo na quinta.');
  await expect(unread).not.toHaveAttribute('aria-label', before);
  await brand.goto('/dashboard/messages?show=unread');
  await brand.getByRole('listitem').filter({ hasText: 'gravo na quinta' }).getByRole('link').click();
  await expect(thread(brand).getByText('Novas mensagens')).toBeInViewport();
  await brand.goto('/dashboard/messages?show=unread');
  await expect(brand.getByText('gravo na quinta')).toHaveCount(0);

  // The order is the same for both sides and in the database.
  await brand.goto(address.brand);
  await creator.goto(address.creator);
  const places = (page: Page) =>
    thread(page)
      .locator('li[id^=m]')
      .evaluateAll((all) => all.map(({ id }) => id));
  const kept = await app.database.see(messages, await actorBy(app, creatorEmail), {}, { by: 'seq' });
  const shown = await places(brand);
  expect(await places(creator)).toEqual(shown);
  expect(kept.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
});

test('a message whose submission was interrupted keeps its text, and is stored once when it is sent again', async ({
  browser,
}) => {
  const brand = await signedIn(browser, brandEmail);
  await brand.goto(address.brand);
  await expect(thread(brand)).toBeVisible();
  const typed = brand.getByRole('textbox', { name: /^Mensagem/ });
  const sends = brand.getByRole('button', { name: 'Enviar' });
  const broken = brand.getByText(problems.connection_lost);
  await brand.locator('summary').filter({ hasText: 'Arquivo' }).click();
  const file = brand.locator('input[type=file]');
  await file.setInputFiles({
    name: 'grade.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(validPdf()),
  });
  await typed.fill('Segue a grade de gravação.');
  const wire = await brand.context().newCDPSession(brand);
  wire.on('Fetch.requestPaused', ({ requestId, request }) =>
    request.method === 'POST'
      ? wire.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : // Skips elements that the page removed while they were read.
        wire.send('Fetch.continueRequest', { requestId }).catch(() => undefined),
  );
  const sendAndBreak = async (requestStage: 'Request' | 'Response') => {
    await wire.send('Fetch.enable', { patterns: [{ urlPattern: '*.data*', requestStage }] });
    const failed = brand.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await sends.click();
    await failed;
  };
  await sendAndBreak('Request');
  await expect(broken).toBeVisible();
  await expect(typed).toHaveValue('Segue a grade de gravação.');
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('grade.pdf');
  await expectAccessible(brand);
  // The second time, only the response is lost. The page receives the stored message through the live stream.
  await sendAndBreak('Response');
  const sent = thread(brand).getByRole('listitem').filter({ hasText: 'Segue a grade de gravação.' });
  await expect(sent.getByRole('link', { name: /grade\.pdf/ })).toBeVisible();
  await expect(sent).toHaveCount(1);
  await expect(typed).toHaveValue('');
  await expect(broken).toHaveCount(0);
  await wire.detach();
});

test('a conversation works without scripts, and an empty message is refused at its field', async ({
  browser,
}) => {
  const page = await signedIn(browser, creatorEmail, { javaScriptEnabled: false });
  await page.goto(address.creator);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Escreva algo ou anexe um arquivo.')).toBeVisible();
  await write(page, 'Escrevo sem scripts: https://story.example/ideia');
  await expect(thread(page).getByRole('link', { name: 'https://story.example/ideia' })).toBeVisible();
  await page.getByRole('link', { name: 'Editar', exact: true }).last().click();
  await page.getByRole('button', { name: 'Apagar mensagem' }).click();
  await expect(thread(page).getByText('Mensagem apagada')).toBeVisible();
});

test('a browser receives each of 40 messages from two portal processes once, although its live stream was cut', async ({
  browser,
}) => {
  const beside = await startApp({ beside: app });
  const wire = await startRelay(beside.url);
  try {
    const brand = await signedIn(browser, brandEmail);
    const creator = await signedIn(browser, creatorEmail, { baseURL: wire.through(beside.url) });
    await brand.goto(address.brand);
    await creator.goto(address.creator);
    // While the data of the page cannot be reloaded, the page stays unchanged and keeps the typed text.
    const typed = creator.getByRole('textbox', { name: /^Mensagem/ });
    await typed.fill('Ainda escrevo.');
    await creator.route(/\.data(\?|$)/, (route) => route.abort('connectionfailed'));
    const [failed] = await Promise.all([
      creator.waitForEvent('requestfailed', (request) => request.url().includes('.data')),
      write(brand, 'Antes do corte.'),
    ]);
    await creator.waitForRequest(failed.url());
    await expect(thread(creator)).toBeVisible();
    await creator.unroute(/\.data(\?|$)/);
    await expect(thread(creator)).toContainText('Antes do corte.');
    await expect(typed).toHaveValue('Ainda escrevo.');

    await wire.cut();
    const actors = [await actorBy(app, creatorEmail), await actorBy(app, brandEmail)] as const;
    const newest = { by: 'lastMessageAt', down: true, limit: 1 };
    const [talk] = await app.database.see(conversations, actors[0], {}, newest);
    if (!talk) throw new Error('the conversation was not found');
    const { id: conversationId, proposalId } = talk;
    for (let n = 1; n <= 40; n += 1) {
      const now = new Date().toISOString();
      const given = { proposalId, clientId: randomUUID(), body: `Durante o corte: ${n}.` };
      await app.database.perform(sendMessage, given, { actor: actors[n % 2]!, now });
    }
    await expect(thread(brand)).toContainText('Durante o corte: 40.');
    await expect(thread(creator)).not.toContainText('Durante o corte');
    await wire.restore();
    await expect(thread(creator)).toContainText('Durante o corte: 40.', { timeout: 30_000 });
    await write(creator, 'Depois do corte.');
    await expect(thread(brand)).toContainText('Depois do corte.');

    const shown = (page: Page) =>
      thread(page)
        .locator('li[id^=m]')
        .evaluateAll((all) =>
          all.map(
            ({ id, textContent }) => `${id} ${/(Durante|Antes|Depois)[^.]*\./.exec(textContent ?? '')?.[0]}`,
          ),
        );
    const kept = await app.database.see(
      messages,
      actors[0],
      { conversationId },
      { by: 'seq', down: true, limit: 42 },
    );
    const expected = kept.map(({ seq, body }) => `m${seq} ${body}`).reverse();
    expect((await shown(brand)).slice(-42)).toEqual(expected);
    expect((await shown(creator)).slice(-42)).toEqual(expected);
  } finally {
    await wire.close();
    await beside.stop();
  }
});

test('the tabs of a browser share one live stream, and a second tab opens a stream when the first tab is closed', async ({
  browser,
}) => {
  const first = await signedIn(browser, creatorEmail);
  const streams = watchStreams(first);
  await first.goto(address.creator);
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  await expect(thread(first)).toBeVisible();
  const opened = streams.length;
  const second = await first.context().newPage();
  const others = watchStreams(second);
  await second.goto('/dashboard/messages');
  const brand = await signedIn(browser, brandEmail);
  await brand.goto(address.brand);
  await write(brand, 'Para as duas abas.');
  await expect(thread(first)).toContainText('Para as duas abas.');
  await expect(second.getByText('Para as duas abas.')).toBeVisible();
  expect([streams.length, others.length]).toEqual([opened, 0]);
  await first.close();
  await write(brand, 'Para a outra aba.');
  await expect(second.getByText('Para a outra aba.')).toBeVisible();
  expect(others.length).toBe(1);
});

test('a chat message is found by search, and becomes a change request for a draft', async ({ browser }) => {
  const brand = await actorBy(app, brandEmail);
  const [draft] = await app.database.see(deliverables, brand, { status: 'draft_submitted' });
  if (!draft) throw new Error('the demo data has no draft that waits for its brand');
  const { briefingId, creatorId } = draft;
  const [proposal] = await app.database.see(proposals, brand, { briefingId, creatorId });
  const given = {
    proposalId: proposal?.id ?? 0,
    clientId: randomUUID(),
    body: 'Troquem a música, por favor.',
  };
  await app.database.perform(sendMessage, given, { actor: brand, now: new Date().toISOString() });

  const page = await signedIn(browser, brandEmail);
  await new Person(page, 'pt').visit(`/dashboard/client/briefing/${briefingId}/chat/${creatorId}`);
  await page.locator('summary').filter({ hasText: 'Buscar na conversa' }).click();
  await page.getByLabel(/^Buscar na conversa/).fill('MUSICA');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('list', { name: 'Mensagens encontradas' }).getByRole('link').first().click();
  const message = thread(page).getByRole('listitem').filter({ hasText: 'Troquem a música' });
  await message.getByRole('link', { name: 'Pedir ajuste' }).click();
  await expect(page.getByLabel('O que deve mudar')).toHaveValue('Troquem a música, por favor.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pedir ajuste' }).click();
  await expect(page.getByText('Pedido de ajustes enviado')).toBeVisible();
  const asked = await app.database.see(deliverables, brand, { briefingId, creatorId });
  expect(asked.map(({ changeNote }) => changeNote)).toContain('Troquem a música, por favor.');
});
