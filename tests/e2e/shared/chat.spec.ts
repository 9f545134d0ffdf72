import { actorOf, conversations, messages, users } from '@elenco/core';
import { demoPassword } from '@elenco/db';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';

const creatorEmail = 'creator@story.example';
let app: RunningApp;
let brandEmail: string;
let address: { brand: string; creator: string };
let title: string;

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  const actor = await actorBy(creatorEmail);
  const [talk] = await app.database.see(
    conversations,
    actor,
    {},
    { by: 'lastMessageAt', down: true, limit: 1 },
  );
  if (!talk) throw new Error('the demo data has no conversation of its creator');
  const { briefingId, creatorId, companyId } = talk;
  address = {
    brand: `/dashboard/client/briefing/${briefingId}/chat/${creatorId}`,
    creator: `/dashboard/professional/briefing/${briefingId}/chat`,
  };
  const [invited] = await app.database.projects.invitations(actor, { briefingId });
  title = invited?.brief.title ?? '';
  const owners = { companyId, companyRole: 'owner' } as const;
  const [owner] = await app.database.see(users, await actorBy('owner@elenco.example'), owners);
  brandEmail = owner?.email ?? '';
});
test.afterAll(() => app.stop());

async function actorBy(email: string) {
  const user = await app.database.identity.byEmail(email);
  if (!user) throw new Error(`the demo data has nobody with ${email}`);
  return actorOf(user);
}

async function signedIn(browser: Browser, email: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const page = await (await browser.newContext({ baseURL: app.url, ...options })).newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/dashboard/);
  return page;
}

const thread = (page: Page) => page.getByRole('list', { name: 'Mensagens da conversa' });
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Mensagem/ }).fill(text);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(thread(page)).toContainText(text);
};

test('brand and creator talk: a file, an answer, a correction, what is unread', async ({ browser }) => {
  const brand = await signedIn(browser, brandEmail);
  const creator = await signedIn(browser, creatorEmail, { viewport: { width: 390, height: 844 } });

  await brand.goto(address.brand);
  await brand.locator('summary').filter({ hasText: 'Arquivo' }).click();
  await brand.locator('input[type=file]').setInputFiles({
    ...{ name: 'roteiro.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
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
  await expectAccessible(creator);

  await creator.getByRole('link', { name: 'Editar', exact: true }).last().click();
  await creator.getByLabel('Editar mensagem').fill('Recebido, obrigada!');
  await creator.getByRole('button', { name: 'Salvar' }).click();
  await expect(thread(creator)).toContainText('Recebido, obrigada!');
  await expect(thread(creator)).toContainText('editada');

  await brand.goto('/dashboard/messages?show=unread');
  await brand.getByRole('listitem').filter({ hasText: 'Recebido, obrigada!' }).getByRole('link').click();
  await expect(thread(brand)).toContainText('Recebido, obrigada!');
  await brand.goto('/dashboard/messages?show=unread');
  await expect(brand.getByText('Recebido, obrigada!')).toHaveCount(0);

  // The order is the same on both sides, and the database's.
  await brand.goto(address.brand);
  await creator.goto(address.creator);
  const places = (page: Page) =>
    thread(page)
      .locator('li[id^=m]')
      .evaluateAll((all) => all.map(({ id }) => id));
  const kept = await app.database.see(messages, await actorBy(creatorEmail), {}, { by: 'seq' });
  const shown = await places(brand);
  expect(await places(creator)).toEqual(shown);
  expect(kept.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
});

test('it works without scripts, and an empty message is refused beside its field', async ({ browser }) => {
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
