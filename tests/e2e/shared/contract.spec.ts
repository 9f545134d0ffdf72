import {
  acceptances,
  actorOf,
  amendments,
  type Contract,
  chargeLines,
  charges,
  contracts,
  hasReceipt,
  isOpen,
  payouts,
  users,
} from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { enter } from '../support/session';
import { test } from '../support/test';

let app: RunningApp;
let contract: Contract;
let brandEmail: string;

const creatorEmail = 'creator@story.example';

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  const [sent] = await app.database.see(contracts, await actor(creatorEmail), { status: 'sent' });
  if (!sent) throw new Error('the demo data has no contract that waits for its creator');
  contract = sent;
  const where = { companyId: sent.companyId, companyRole: 'owner' } as const;
  const [owner] = await app.database.see(users, await actor('owner@elenco.example'), where);
  brandEmail = owner?.email ?? '';
});
test.afterAll(() => app.stop());

async function actor(email: string) {
  const user = await app.database.identity.byEmail(email);
  if (!user) throw new Error(`the demo data has no user with ${email}`);
  return actorOf(user);
}

const signedIn = async (browser: Browser, email: string) =>
  enter(await (await browser.newContext({ baseURL: app.url })).newPage(), app, email);

const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar contrato' });
const fileAt = async (page: Page, path: string) => {
  const answer = await page.request.get(path);
  return { status: answer.status(), headers: answer.headers(), body: await answer.body() };
};

test('a contract is in force, with stored evidence, once the brand and the creator have accepted it', async ({
  browser,
}) => {
  const address = `/dashboard/contract/${contract.id}`;

  const creator = await signedIn(browser, creatorEmail);
  await creator.goto(address);
  await expect(creator.getByRole('heading', { level: 1 })).toHaveText(contract.title);
  await expect(creator.getByText(contract.textHash)).toBeVisible();
  await expectAccessible(creator);

  await accept(creator).click();
  await expect(creator.getByText('Confirme que você leu o contrato.')).toBeVisible();
  await creator.getByLabel('Li o contrato e aceito').check();
  await accept(creator).click();
  await expect(creator.getByText('Falta o aceite da outra parte.')).toBeVisible();
  await expect(accept(creator)).toHaveCount(0);

  await creator.goto(`/dashboard/professional/briefing/${contract.briefingId}`);
  const missing = creator.getByText(/Você aceitou em .+ Falta a marca aceitar\./);
  await expect(missing).toBeVisible();

  const brand = await signedIn(browser, brandEmail);
  await brand.goto(address);
  await brand.getByLabel('Li o contrato e aceito').check();
  await accept(brand).click();
  await expect(brand.getByText(/^Em vigor desde/)).toBeVisible();
  await expect(missing, 'the project no longer shows the acceptance as missing').toBeHidden();
  await expect(brand.getByRole('button', { name: 'Desistir do contrato' })).toHaveCount(0);

  // Only staff see IP address and browser of the other side.
  const staff = await actor('support@elenco.example');
  const given = await app.database.see(acceptances, staff, { contractId: contract.id });
  expect(given.map(({ side, textHash, ip }) => [side, textHash, ip !== '']).sort()).toEqual([
    ['company', contract.textHash, true],
    ['creator', contract.textHash, true],
  ]);
  expect(given.every(({ userAgent }) => userAgent.startsWith('Mozilla/5.0'))).toBe(true);
});

test('contracts and charges can be downloaded by users who may read them, and return 404 to other users', async ({
  browser,
}) => {
  const pdf = `/dashboard/contract/${contract.id}.pdf`;
  const creator = await signedIn(browser, creatorEmail);
  const file = await fileAt(creator, pdf);
  expect(file.status).toBe(200);
  expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Contrato \d+ - .+\.pdf"/);

  const [paid] = await app.database.see(payouts, await actor(creatorEmail), {
    status: 'made',
    currency: 'BRL',
  });
  const income = await fileAt(
    creator,
    `/dashboard/professional/income.pdf?month=${paid?.madeOn?.slice(0, 7)}`,
  );
  expect(income.headers['content-disposition']).toMatch(/Informe de rendimentos \d{4}-\d{2}\.pdf/);

  const stranger = await signedIn(browser, 'brand@aurora.example');
  for (const path of [pdf, `/dashboard/contract/${contract.id}`]) {
    expect([path, (await fileAt(stranger, path)).status]).toEqual([path, 404]);
  }
  const owed = await app.database.see(charges, await actor('brand@aurora.example'), { purpose: 'hiring' });
  for (const [name, is] of [
    ['Recibo', hasReceipt],
    ['Cobranca', isOpen],
  ] as const) {
    const paper = await fileAt(stranger, `/dashboard/charge/${owed.find(is)?.id}.pdf`);
    expect(paper.headers['content-disposition']).toContain(name);
  }
  expect((await fileAt(stranger, '/dashboard/charge/1.pdf')).status).toBe(200);
  expect((await fileAt(creator, '/dashboard/charge/1.pdf')).status).toBe(404);
});

test('a brand requests an amendment, the creator answers, and both of them read the amendment with its hash', async ({
  browser,
}) => {
  const [running] = await app.database.see(contracts, await actor(creatorEmail), { status: 'active' });
  const { briefingId, companyId } = running!;
  const where = { companyId, companyRole: 'owner' } as const;
  const [owner] = await app.database.see(users, await actor('owner@elenco.example'), where);

  const brand = await signedIn(browser, owner!.email);
  await brand.goto(`/dashboard/client/briefing/${briefingId}?view=contracts`);
  await brand.getByText('Renovar um contrato').click();
  await brand.getByLabel('Com quem').selectOption({ label: 'Caio Lemos' });
  await brand.getByText('Só os direitos de uso').click();
  await brand.getByLabel('Início').fill('2031-01-01');
  await brand.getByLabel('Fim', { exact: true }).fill('2030-12-31');
  await brand.getByLabel('Valor adicional').fill('1.000,00');
  await brand.getByLabel('O que muda').fill('Três meses a mais no site.');
  await expect(brand.getByText('A CONTRATANTE paga R$ 1.000,00 além do contrato')).toBeVisible();
  await brand.getByRole('checkbox', { name: 'Li o aditivo' }).check();
  await brand.getByRole('button', { name: 'Assinar e pedir renovação' }).click();
  await expect(brand.getByText('O fim precisa ser no dia do início ou depois.')).toBeVisible();
  await expect(brand.getByLabel('O que muda')).toHaveValue('Três meses a mais no site.');
  await brand.getByLabel('Fim', { exact: true }).fill('2031-03-31');
  await brand.getByRole('button', { name: 'Assinar e pedir renovação' }).click();
  await expect(brand.getByText('Aguardando resposta')).toBeVisible();
  await expectAccessible(brand);

  const creator = await signedIn(browser, creatorEmail);
  await creator.goto(`/dashboard/professional/briefing/${briefingId}`);
  await expect(creator.getByText('R$ 850,00', { exact: true }).first()).toBeVisible();
  await expectAccessible(creator);
  await creator.getByRole('button', { name: 'Aceitar renovação' }).click();
  await expect(creator.getByRole('button', { name: 'Aceitar renovação' })).toHaveCount(0);

  const [accepted] = await app.database.see(amendments, await actor(creatorEmail), {
    contractId: running!.id,
  });
  for (const page of [brand, creator]) {
    await page.goto(`/dashboard/contract/${running!.id}`);
    await page.getByText('Ler o aditivo').click();
    await expect(page.getByText(accepted!.textHash)).toBeVisible();
  }
  await brand.goto(`/dashboard/client/briefing/${briefingId}?view=payments`);
  await expect(brand.getByText('R$ 1.000,00').first()).toBeVisible();
});

test('a brand ends a hiring early after reading the price and typing the title, and the creator agrees', async ({
  browser,
}) => {
  const [running] = await app.database.see(
    contracts,
    await actor(creatorEmail),
    { status: 'active', origin: 'hiring' },
    { down: true },
  );
  const { id, companyId, title } = running!;
  const where = { companyId, companyRole: 'owner' } as const;
  const [owner] = await app.database.see(users, await actor('owner@elenco.example'), where);

  const brand = await signedIn(browser, owner!.email);
  await brand.goto(`/dashboard/contract/${id}`);
  await expect(brand.getByRole('heading', { name: 'Custo de encerrar hoje' })).toBeVisible();
  await expectAccessible(brand);
  await brand.getByRole('button', { name: 'Encerrar o contrato' }).click();
  const asks = brand.getByRole('alertdialog');
  await asks.getByLabel('Título do contrato').fill('Outro título');
  await asks.getByLabel('Por que encerrar').fill('O produto saiu de linha.');
  await asks.getByRole('button', { name: 'Encerrar o contrato' }).click();
  await expect(asks.getByText('Escreva o título exatamente como ele é.')).toBeVisible();
  await expect(asks.getByLabel('Por que encerrar')).toHaveValue('O produto saiu de linha.');
  await asks.getByLabel('Título do contrato').fill(title);
  await asks.getByRole('button', { name: 'Encerrar o contrato' }).click();
  await expect(brand.getByText('A marca pediu para encerrar')).toBeVisible();

  const creator = await signedIn(browser, creatorEmail);
  await creator.goto(`/dashboard/contract/${id}`);
  await expect(creator.getByText('O produto saiu de linha.')).toBeVisible();
  await expectAccessible(creator);
  await creator.getByRole('button', { name: 'Concordar e encerrar' }).click();
  await creator.getByRole('alertdialog').getByRole('button', { name: 'Concordar e encerrar' }).click();
  await expect(creator.getByText('Contrato encerrado.', { exact: true })).toBeVisible();
  await brand.reload();
  await expect(brand.getByText('Contrato encerrado.', { exact: true })).toBeVisible();
  await expect(brand.getByText('Este contrato foi encerrado.')).toBeVisible();
  await brand.goto(`/dashboard/client/briefing/${running!.briefingId}?view=payments`);
  await expect(brand.locator(`a[href="/dashboard/contract/${id}#ending"]`)).toBeVisible();
});

test('a brand pays all creators of a project by one combined invoice or by one charge per creator', async ({
  browser,
}) => {
  const email = 'brand@aurora.example';
  const owner = await actor(email);
  const [invoice] = await app.database.see(charges, owner, { purpose: 'project', status: 'open' });
  const { briefingId } = invoice!;
  const of = { briefingId: briefingId!, status: 'open' } as const;
  const brand = await signedIn(browser, email);
  await brand.goto(`/dashboard/client/briefing/${briefingId}?view=payments`);
  await expect(brand.getByRole('heading', { name: 'Fatura do projeto' })).toBeVisible();
  await expect(brand.getByText('Esta contratação está na fatura do projeto.').first()).toBeVisible();
  const paper = await fileAt(brand, `/dashboard/charge/${invoice!.id}.pdf`);
  expect([paper.status, paper.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  // A guest who pays for the brand sees the same recipients and document.
  await brand.getByText('Compartilhar com quem não tem conta').first().click();
  await brand.getByLabel('Para quem é o link').first().fill('Financeiro da Aurora');
  await brand.getByRole('button', { name: 'Criar link' }).first().click();
  const link = new URL(await brand.getByLabel('Link', { exact: true }).inputValue());
  const guest = await (await browser.newContext({ baseURL: app.url })).newPage();
  await guest.goto(link.pathname + link.search);
  await expect(guest.getByRole('heading', { name: 'Fatura do projeto' })).toBeVisible();
  const [line] = await app.database.see(chargeLines, owner, { chargeId: invoice!.id });
  const names = await app.database.projects.creatorNames([line!.creatorId!]);
  await expect(guest.getByText(names.get(line!.creatorId!)!)).toBeVisible();
  const taken = await fileAt(guest, `${link.pathname}/${invoice!.id}.pdf${link.search}`);
  expect([taken.status, taken.headers['content-disposition']]).toEqual([
    200,
    paper.headers['content-disposition'],
  ]);
  await guest.context().close();

  for (const width of [390, 1440]) {
    await brand.setViewportSize({ width, height: 900 });
    expect(await brand.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(brand);
  }
  await brand.getByRole('button', { name: 'Voltar a uma cobrança por creator' }).click();
  const combine = brand.getByRole('button', { name: /^Receber uma fatura de R\$/ });
  await expect(combine).toBeVisible();
  await expectAccessible(brand);
  expect((await app.database.see(charges, owner, of)).length).toBeGreaterThan(1);
  await combine.click();
  await expect(brand.getByRole('heading', { name: 'Fatura do projeto' })).toBeVisible();
  const open = await app.database.see(charges, owner, of);
  expect(open.map(({ purpose, amountCents }) => [purpose, amountCents])).toEqual([
    ['project', invoice!.amountCents],
  ]);
});
