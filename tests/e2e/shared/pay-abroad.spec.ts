import { addDays, businessDate } from '@elenco/brazil';
import { actorOf, charges, companies, payContracts, settleCharge } from '@elenco/core';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { receiveMail } from '../../support/mails';
import { pdfPages } from '../../support/pdf';
import { contextOf, overflowOf, variants, widths } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { newsletterOffered } from '../support/person';
import { test } from '../support/test';

let mails: Awaited<ReturnType<typeof receiveMail>>;
let app: RunningApp;
test.beforeAll(async () => {
  mails = await receiveMail();
  app = await startApp({ demo: true, env: mails.env });
});
test.afterAll(async () => {
  await app.stop();
  await mails.close();
});

const [pt, en] = variants;
const client = 'jonas@ofenhaus.example';
const title = 'Reels aus der Werkstatt';
const looksRight = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toEqual([]);
  }
  await expectAccessible(page);
};
const newest = async () => {
  const mail = (await mails.to(app.database, client)).at(-1);
  const [link] = /https?:\/\/\S+grant=[\w&=-]+/.exec(mail?.text ?? '') ?? [];
  if (!mail || !link) throw new Error('there is no e-mail to the client');
  return { link, ...mail };
};

test('a client in Germany reads a contract in euros in English, accepts it and pays by transfer', async ({
  browser,
}) => {
  const creator = await (await contextOf(browser, app, 'creator@story.example', pt)).newPage();
  await creator.goto('/dashboard/professional/pay');
  await creator.getByRole('link', { name: 'Novo contrato' }).click();
  await creator.getByRole('link', { name: 'Começar' }).click();
  await creator.getByLabel('Nome do projeto').fill(title);
  await creator.getByRole('button', { name: 'Salvar e ir para o cliente' }).click();
  await creator.getByLabel('Nome ou razão social').fill('Ofenhaus GmbH');
  await creator.getByLabel('E-mail do cliente').fill(client);
  await creator.getByLabel('País', { exact: true }).selectOption({ label: 'Alemanha' });
  await creator.getByLabel('Número fiscal no país').fill('DE_811');
  await creator.getByRole('button', { name: 'Salvar e ir para a proposta' }).click();
  // Errors are shown at the field, and all input is kept.
  await expect(creator.getByLabel('Número fiscal no país')).toHaveAttribute('aria-invalid', 'true');
  await expect(creator.getByLabel('País', { exact: true })).toHaveValue('DE');
  await expect(creator.getByLabel('Nome ou razão social')).toHaveValue('Ofenhaus GmbH');
  await looksRight(creator);
  await creator.getByLabel('Número fiscal no país').fill('de 143.454-214');
  await creator.getByRole('button', { name: 'Salvar e ir para a proposta' }).click();
  await expect(creator.getByLabel('Moeda').getByRole('option')).toHaveText(['EUR', 'USD']);
  await creator.getByLabel('Entrega').fill('Reels');
  await creator.getByLabel('Valor de cada').fill('1.000,00');
  await creator.getByLabel('Vencimento').fill(addDays(businessDate(new Date()), 10));
  await expect(creator.getByText(/^(Hoje, cerca|Cerca) de R\$\s4\.420,00/)).toBeVisible();
  await expect(creator.getByText('carnê-leão')).toBeVisible();
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Salvar e ir para a revisão' }).click();
  await expect(creator.getByText('CONTRATANTE: Ofenhaus GmbH, NIF DE143454214, Alemanha')).toBeVisible();
  await creator.getByRole('button', { name: 'Assinar e enviar' }).click();
  await expect(creator.getByRole('dialog', { name: 'Contrato enviado' })).toContainText(client);

  const email = await newest();
  expect(email.subject).toContain(`contract “${title}”`);
  expect(email.text).toContain('You do not need an account');
  // The client's browser prefers a language that the platform lacks.
  const context = await browser.newContext({ baseURL: app.url, locale: 'de-DE', reducedMotion: 'reduce' });
  await newsletterOffered(context);
  const guest = await context.newPage();
  await guest.goto(email.link);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en');
  await expect(guest.getByText('CLIENT: Ofenhaus GmbH, Tax ID DE143454214, Germany')).toBeVisible();
  await expect(guest.getByText('Only the Portuguese text below is accepted')).toBeVisible();
  await looksRight(guest);
  await guest.getByRole('button', { name: 'Get the link to accept' }).click();
  await expect(guest.getByText('We sent the link').first()).toBeVisible();

  const second = await newest();
  expect(second.link).toContain('/confirm/guest');
  await guest.goto(second.link);
  await guest.locator('input[name=name]').first().fill('Jonas Ofen');
  await guest.getByLabel('I have read the contract and agree').check({ force: true });
  await guest.getByRole('button', { name: 'Accept the contract' }).click();
  await expect(guest.getByText('€1,000.00').first()).toBeVisible();
  await expect(guest.getByText('Pay by bank transfer')).toBeVisible();
  // The bank account is shown immediately, with a note that it is a simulation.
  await expect(guest.getByLabel('IBAN', { exact: true })).toHaveValue(/^BR09 9999/);
  await expect(guest.getByText('This account is a simulation')).toBeVisible();
  await expect(guest.getByText('PIX')).toHaveCount(0);
  await looksRight(guest);

  const finance = actorOf((await app.database.identity.byEmail('finance@elenco.example'))!);
  const [pay] = await app.database.see(payContracts, finance, { title });
  const [charge] = await app.database.see(charges, finance, { contractId: pay!.contractId! });
  expect(charge).toMatchObject({ currency: 'EUR', digitableLine: null, pixCode: null });
  const paid = { id: charge!.id, paidOn: businessDate(new Date()), amountCents: 100_000 };
  const now = new Date().toISOString();
  await app.database.perform(settleCharge, { ...paid, paidBy: 'transfer' }, { actor: finance, now });
  await guest.reload();
  const receipt = await guest.getByRole('link', { name: 'Download receipt' }).getAttribute('href');
  const paper = await guest.request.get(receipt ?? '');
  const pages = await pdfPages(new Response(new Uint8Array(await paper.body())));
  expect(pages.join(' ')).toContain('Tax ID DE143454214, Germany');
  await guest.getByRole('button', { name: 'Approve the delivery' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Approve the delivery' }).click();
  await expect(guest.getByText('Delivery approved.').first()).toBeVisible();

  // The page states that no RPA is issued to an individual who is paid in euros.
  await creator.goto(`/dashboard/professional/pay-review/${pay!.id}`);
  const part = creator.locator('#invoice');
  await expect(part.getByText('nenhum RPA é emitido')).toBeVisible();
  await expect(part.getByText('carnê-leão')).toBeVisible();
  await expect(part.getByText('retenções daquele mês')).toHaveCount(0);
  await looksRight(creator);
  await part.getByRole('button', { name: 'Conferir e confirmar pagamento' }).click();
  await creator
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Confirmar pagamento', exact: true })
    .click();
  await expect(part.getByText('Pagamento confirmado por você')).toBeVisible();

  const [company] = await app.database.see(companies, finance, { id: pay!.companyId! });
  expect(company).toMatchObject({ country: 'DE', foreignTaxId: 'DE143454214', cnpj: null, cpf: null });
  const office = await (await contextOf(browser, app, 'finance@elenco.example', en)).newPage();
  await office.goto(`/dashboard/admin/enterprise-profile/${company!.id}`);
  await expect(office.getByText('DE143454214')).toBeVisible();
  await expect(office.getByText('Germany').first()).toBeVisible();
  await expect(office.getByText('CNPJ')).toHaveCount(0);
});
