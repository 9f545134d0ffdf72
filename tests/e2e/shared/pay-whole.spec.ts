import { addDays, businessDate } from '@elenco/brazil';
import {
  acceptInvoice,
  actorOf,
  approveSilently,
  charges,
  instalments,
  invoices,
  payContracts,
  payouts,
  preparePayout,
  releasePayout,
  settleCharge,
} from '@elenco/core';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aVideo } from '../../api/guests/upload';
import { type RunningApp, startApp } from '../../support/app';
import { receiveMail } from '../../support/mails';
import { FakeStripe } from '../../support/stripe';
import { contextOf, overflowOf, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { newsletterOffered, Person } from '../support/person';
import { test } from '../support/test';

let mails: Awaited<ReturnType<typeof receiveMail>>;
let app: RunningApp;
const stripe = new FakeStripe();
test.beforeAll(async () => {
  mails = await receiveMail();
  await stripe.start();
  app = await startApp({ demo: true, env: { ...mails.env, ...stripe.env } });
});
test.afterAll(async () => {
  await app.stop();
  await stripe.stop();
  await mails.close();
});

const [pt] = variants;
const phone = { width: 390, height: 844 };
const system = { role: 'system' } as const;
const now = () => new Date().toISOString();
const actorBy = async (email: string) => actorOf((await app.database.identity.byEmail(email))!);
const looksRight = async (page: Page) => {
  expect(await overflowOf(page)).toEqual([]);
  await expectAccessible(page);
};
/** Returns the newest e-mail to a client, and the share link in it. */
const newest = async (to: string) => {
  const mail = (await mails.to(app.database, to)).at(-1);
  const [link] = /https?:\/\/\S+grant=[\w&=-]+/.exec(mail?.text ?? '') ?? [];
  if (!mail || !link) throw new Error('there is no e-mail to the client');
  return { link, ...mail };
};
/** Downloads the accepted contract by the link on the page. */
const expectContractPdf = async (page: Page) => {
  const link = await page.locator('a[href*="contract.pdf"]').getAttribute('href');
  const reply = await page.request.get(new URL(link!, page.url()).href);
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
};
const onPhone = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  return page;
};

test('an Elenco Pay contract is delivered and paid out after a requested change and an automatic approval', async ({
  browser,
}) => {
  const client = 'ines@casamento.example';
  const title = 'Filme do casamento';
  const finance = await actorBy('finance@elenco.example');
  const secondFinance = await actorBy('finance2@elenco.example');
  const creator = await onPhone(await contextOf(browser, app, 'creator@story.example', pt));
  const caio = new Person(creator, 'pt');
  await caio.visit('/dashboard/professional/pay');
  await creator.getByRole('link', { name: 'Novo contrato' }).click();
  await creator.getByRole('link', { name: 'Começar' }).click();
  await creator.getByLabel('Nome do projeto').fill(title);
  await creator.getByRole('button', { name: 'Salvar e ir para o cliente' }).click();
  await creator.getByLabel('Nome ou razão social').fill('Inês Prado');
  await creator.getByLabel('CPF ou CNPJ').fill('390.533.447-05');
  await creator.getByLabel('E-mail do cliente').fill(client);
  await creator.getByRole('button', { name: 'Salvar e ir para a proposta' }).click();
  await creator.getByLabel('Entrega').fill('Filme de 5 minutos');
  await creator.getByLabel('Valor de cada').fill('4.000,00');
  await creator.getByLabel('Número de parcelas').selectOption('2');
  await expect(creator.getByLabel('Valor da parcela')).toHaveCount(2);
  for (const [nth, days] of [10, 40].entries()) {
    await expect(creator.getByLabel('Valor da parcela').nth(nth)).toHaveValue('2.000,00');
    await creator
      .getByLabel('Vencimento')
      .nth(nth)
      .fill(addDays(businessDate(now()), days));
  }
  await creator.getByRole('button', { name: 'Salvar e ir para a revisão' }).click();
  await expect(creator.getByText('CONTRATANTE: Inês Prado, CPF 390.533.447-05')).toBeVisible();
  await creator.getByRole('button', { name: 'Assinar e enviar' }).click();
  await expect(creator.getByRole('dialog', { name: 'Contrato enviado' })).toContainText(client);

  const guest = await onPhone(await contextOf(browser, app, 'nobody', pt));
  const reader = new Person(guest, 'pt');
  const first = await newest(client);
  expect(first.subject).toBe(`Caio Lemos: contrato “${title}”`);
  expect(first.text).toContain('R$\u00a04.000,00');
  await reader.visit(first.link);
  await expect(guest.locator('[data-step=answer]')).toContainText('Espera por você');
  await guest.getByRole('button', { name: 'Receber o link para aceitar' }).click();
  await expect(guest.getByText('Enviamos o link').first()).toBeVisible();
  await reader.visit((await newest(client)).link);
  await guest.locator('input[name=name]').first().fill('Inês');
  await guest.getByLabel('Li o contrato e estou de acordo').check({ force: true });
  await guest.getByRole('button', { name: 'Aceitar o contrato' }).click();
  await expect(guest.locator('[data-step=pay]')).toContainText('PIX');
  await looksRight(guest);
  await expectContractPdf(guest);

  const [pay] = await app.database.see(payContracts, finance, { title });
  const review = `/dashboard/professional/pay-review/${pay!.id}`;
  await caio.visit(review);
  await expectContractPdf(creator);
  const part = async (ordinal: number) => {
    const parts = await app.database.see(instalments, finance, { payContractId: pay!.id }, { by: 'id' });
    return parts[ordinal - 1]!;
  };
  const settle = async (ordinal: number) => {
    const { chargeId } = await part(ordinal);
    const [charge] = await app.database.see(charges, finance, { id: chargeId });
    const paid = { id: chargeId, amountCents: charge!.amountCents, paidOn: businessDate(now()) };
    await app.database.perform(settleCharge, { ...paid, paidBy: 'pix' }, { actor: finance, now: now() });
  };
  /** Confirms the RPA as the creator, accepts it as finance, and pays the payout. */
  const payOut = async (ordinal: number) => {
    await caio.visit(review);
    await expect(creator.locator('[data-stage=send_invoice]')).toBeVisible();
    await creator.getByRole('button', { name: 'Conferir e emitir recibo' }).click();
    await creator.getByRole('alertdialog').getByRole('button', { name: 'Emitir recibo' }).click();
    await expect(creator.locator('[data-stage=send_invoice]')).toHaveCount(0);
    const { payoutId } = await part(ordinal);
    const [invoice] = await app.database.see(invoices, finance, { payoutId: payoutId! }, { down: true });
    const own = { actor: finance, now: now() };
    await app.database.perform(acceptInvoice, { id: invoice!.id, comment: '' }, own);
    await app.database.perform(preparePayout, { id: payoutId! }, own);
    const release = { id: payoutId!, proof: `E2E-${ordinal}`, madeOn: businessDate(now()) };
    await app.database.perform(releasePayout, release, { actor: secondFinance, now: now() });
    expect(await app.database.see(payouts, finance, { id: payoutId! })).toMatchObject([{ status: 'made' }]);
  };

  // First instalment: the creator delivers a film as a file, the client requests a change, and then approves.
  await settle(1);
  await caio.visit(review);
  await expect(creator).toHaveTitle(/^Contrato em vigor: Filme do casamento/);
  const form = creator.locator('form').filter({ hasText: 'Link da entrega' }).first();
  await form
    .locator('input[name=file]')
    .setInputFiles({ name: 'corte.mp4', mimeType: 'video/mp4', buffer: aVideo() });
  await expect(form.getByText('Arquivo pronto para enviar')).toBeVisible();
  await looksRight(creator);
  await form.getByRole('button', { name: 'Entregar' }).click();
  await expect(creator.locator('[data-stage=wait_approval]')).toBeVisible();
  await reader.visit((await newest(client)).link);
  await expect(guest.locator('[data-step=approve]')).toBeVisible();
  await looksRight(guest);
  const film = guest.getByRole('link', { name: 'Baixar corte.mp4' });
  const address = new URL((await film.getAttribute('href')) ?? '', guest.url());
  const opened = await guest.request.get(address.href);
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'video/mp4']);
  // Without the token of the client's own link, the URL returns 404.
  expect((await guest.request.get(address.origin + address.pathname)).status()).toBe(404);
  await guest.locator('summary').filter({ hasText: 'Pedir um ajuste' }).click();
  await guest.getByLabel('O que deve mudar?').fill('A música do fim.');
  await guest.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Ajuste em andamento');
  await caio.visit(review);
  await expect(creator.getByText('A música do fim.')).toBeVisible();
  // The form does not offer the delivered file again.
  await expect(creator.getByText('Arquivo pronto para enviar')).toHaveCount(0);
  await creator.getByLabel('Link da entrega').first().fill('pasta.example/v2');
  await creator.getByRole('button', { name: 'Entregar' }).first().click();
  await expect(creator.locator('[data-stage=wait_approval]')).toBeVisible();
  await reader.visit((await newest(client)).link);
  await guest.getByRole('button', { name: 'Aprovar a entrega' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Aprovar a entrega' }).click();
  await expect(guest.locator('[data-step=pay]')).toBeVisible();
  await payOut(1);

  // Second instalment: the client does not answer. The client is notified before the delivery counts as
  // approved.
  await settle(2);
  await caio.visit(review);
  await creator.getByLabel('Link da entrega').first().fill('pasta.example/final');
  await creator.getByRole('button', { name: 'Entregar' }).first().click();
  await expect(creator.locator('[data-stage=wait_approval]')).toBeVisible();
  // Both sides see the date of the automatic approval from the start, even before the client is notified of
  // this date.
  const clock = 'Sem resposta, aprovada em';
  await expect(creator.locator('[data-stage=wait_approval]')).toContainText(clock);
  await reader.visit((await newest(client)).link);
  await expect(guest.locator('[data-step=approve]')).toContainText(clock);
  const subjects: string[] = [];
  for (let day = 1; day <= 14 && (await part(2)).approvedAt === null; day += 1) {
    const at = new Date(Date.now() + day * 86_400_000).toISOString();
    await app.database.perform(approveSilently, {}, { actor: system, now: at });
    const { subject } = await newest(client);
    if (subject !== subjects.at(-1)) subjects.push(subject);
  }
  expect(subjects.slice(-2)).toEqual([
    expect.stringMatching(/^Aprovação automática em .+: contrato “Filme do casamento”$/),
    `Entrega aprovada: contrato “${title}”`,
  ]);
  await reader.visit((await newest(client)).link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Contrato concluído: ${title}`);
  await payOut(2);
  await caio.visit(review);
  await expect(creator.locator('[data-stage=paid]')).toBeVisible();
  await looksRight(creator);
});

test('a client in Sweden reads and accepts a contract in English, and pays by card', async ({ browser }) => {
  const client = 'astrid@ljus.example';
  const title = 'Reels from Recife';
  const creator = await onPhone(await contextOf(browser, app, 'creator@story.example', pt));
  const caio = new Person(creator, 'pt');
  await caio.visit('/dashboard/professional/pay');
  await creator.getByRole('link', { name: 'Novo contrato' }).click();
  await creator.getByRole('link', { name: 'Começar' }).click();
  await creator.getByLabel('Nome do projeto').fill(title);
  await creator.getByRole('button', { name: 'Salvar e ir para o cliente' }).click();
  await creator.getByLabel('Nome ou razão social').fill('Ljus AB');
  await creator.getByLabel('E-mail do cliente').fill(client);
  await creator.getByLabel('País', { exact: true }).selectOption({ label: 'Suécia' });
  await creator.getByRole('button', { name: 'Salvar e ir para a proposta' }).click();
  await creator.getByLabel('Entrega').fill('Reels');
  await creator.getByLabel('Valor de cada').fill('900,00');
  await creator.getByLabel('Moeda').selectOption('EUR');
  await creator.getByLabel('Vencimento').fill(addDays(businessDate(now()), 10));
  await creator.getByRole('button', { name: 'Salvar e ir para a revisão' }).click();
  await creator.getByRole('button', { name: 'Assinar e enviar' }).click();
  await expect(creator.getByRole('dialog', { name: 'Contrato enviado' })).toContainText(client);

  // The client's browser prefers a language that the platform lacks.
  const context = await browser.newContext({ baseURL: app.url, locale: 'sv-SE', reducedMotion: 'reduce' });
  await newsletterOffered(context);
  const guest = await onPhone(context);
  const reader = new Person(guest, 'en');
  const { link, subject, text } = await newest(client);
  expect(subject).toBe(`Caio Lemos: contract “${title}”`);
  expect(text).toContain('€900.00');
  await reader.visit(link);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en');
  await expect(guest).toHaveTitle(/^Contract to accept: Reels from Recife/);
  await expect(guest.locator('[data-step=answer]')).toContainText('Waiting for you');
  await expect(guest.getByText('You pay in EUR, by card on this page or by bank transfer.')).toBeVisible();
  await expect(guest.getByText('Payment is made in EUR, by international transfer')).toBeVisible();
  await looksRight(guest);
  await guest.getByRole('button', { name: 'Get the link to accept' }).click();
  await expect(guest.getByText('We sent the link').first()).toBeVisible();
  await reader.visit((await newest(client)).link);
  await guest.locator('input[name=name]').first().fill('Astrid Ljus');
  await guest.getByLabel('I have read the contract and agree').check({ force: true });
  await guest.getByRole('button', { name: 'Accept the contract' }).click();
  await expect(guest.locator('[data-step=pay]')).toBeVisible();
  await looksRight(guest);
  await guest.locator('[data-step=pay]').getByRole('button', { name: 'Pay by card' }).click();
  await expect(guest.locator('[data-step=wait_delivery]')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Download receipt' })).toBeVisible();
  await looksRight(guest);
  const finance = await actorBy('finance@elenco.example');
  const [pay] = await app.database.see(payContracts, finance, { title });
  const billed = await app.database.see(charges, finance, { contractId: pay!.contractId! });
  expect(billed).toMatchObject([
    { currency: 'EUR', status: 'paid', paidBy: 'card', amountCents: 90_000, pixCode: null },
  ]);
  expect((await newest(client)).subject).toBe(`Payment received: contract “${title}”`);
});
