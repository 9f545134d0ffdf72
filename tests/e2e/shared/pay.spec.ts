import { addDays, businessDate } from '@elenco/brazil';
import { actorOf, charges, payContracts, payouts, settleCharge } from '@elenco/core';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { receiveMail } from '../../support/mails';
import { contextOf, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
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
const client = 'dora@oficina.example';
const actorBy = async (email: string) => actorOf((await app.database.identity.byEmail(email))!);
let looks = 0;
/**
 * Checks at both widths that nothing is wider than the screen. Runs axe at one width, which alternates
 * between calls.
 */
const looksRight = async (page: Page) => {
  looks += 1;
  for (const [nth, width] of [390, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (looks % 2 === nth) await expectAccessible(page);
  }
};
/** Returns the link in the newest e-mail to the client. */
const linkToClient = async (to = client) => {
  const newest = (await mails.to(app.database, to)).at(-1);
  const [link] = /https?:\/\/\S+grant=[\w-]+/.exec(newest?.text ?? '') ?? [];
  if (!link) throw new Error('there is no e-mail to the client');
  return link;
};

test('a client without an account pays an Elenco Pay contract by PIX', async ({ browser }) => {
  const creator = await (await contextOf(browser, app, 'creator@story.example', pt)).newPage();
  await creator.goto('/dashboard/professional/pay');
  await expect(creator.getByText('Série sobre cerâmica').first()).toBeVisible();
  await looksRight(creator);
  await creator.getByRole('link', { name: 'Novo contrato' }).click();
  await looksRight(creator);
  await creator.getByRole('link', { name: 'Começar' }).click();
  await creator.getByLabel('Nome do projeto').fill('Oficina de barro');
  // Leaving with unsaved input asks for confirmation.
  await creator.getByRole('link', { name: 'Início' }).first().click();
  const leaving = creator.getByRole('dialog', { name: 'Há alterações não salvas' });
  await leaving.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(creator.getByLabel('Nome do projeto')).toHaveValue('Oficina de barro');
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Salvar e ir para o cliente' }).click();
  await creator.getByLabel('Nome ou razão social').fill('Dora Freire');
  await creator.getByLabel('CPF ou CNPJ').fill('111.111.111-11');
  await creator.getByLabel('E-mail do cliente').fill(client);
  await creator.getByRole('button', { name: 'Salvar e ir para a proposta' }).click();
  await expect(creator.getByLabel('CPF ou CNPJ')).toHaveAttribute('aria-invalid', 'true');
  await expect(creator.getByLabel('Nome ou razão social')).toHaveValue('Dora Freire');
  await creator.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Salvar e ir para a proposta' }).click();
  await creator.getByLabel('Entrega').fill('Reels');
  await creator.getByLabel('Quantidade').fill('2');
  await creator.getByLabel('Valor de cada').fill('1.000,00');
  // The net amount and the client's price are updated while the creator types.
  await expect(creator.getByText('R$ 2.000,00').first()).toBeVisible();
  await creator.getByLabel('Vencimento').fill(addDays(businessDate(new Date()), 10));
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Salvar e ir para a revisão' }).click();
  await expect(creator.getByRole('button', { name: 'Descartar' })).toBeVisible();
  // The page shows the text of the contract that the creator signs.
  await expect(creator.getByText('CONTRATANTE: Dora Freire')).toBeVisible();
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Assinar e enviar' }).click();
  await expect(creator.getByRole('dialog', { name: 'Contrato enviado' })).toContainText(client);
  await creator.goto(creator.url().replace(/pay-review(.*)\?.*/, 'pay-project$1'));
  await expect(creator).toHaveURL(/pay-review/);
  await expect(creator.getByText('Nada é enviado antes da revisão.')).toBeHidden();

  const guest = await (await contextOf(browser, app, 'nobody', pt)).newPage();
  await guest.goto(await linkToClient());
  await expect(guest.getByRole('heading', { name: 'Contrato para aceitar: Oficina de barro' })).toBeVisible();
  await expect(guest).toHaveTitle(/^Contrato para aceitar: Oficina de barro/);
  // The first e-mail cannot bind the client, so its page requires no name and no agreement.
  await expect(guest.getByLabel('Li o contrato e estou de acordo')).toHaveCount(0);
  await looksRight(guest);
  await guest.getByRole('button', { name: 'Receber o link para aceitar' }).click();
  await expect(guest.getByText('Enviamos o link').first()).toBeVisible();
  // After a reload, the page still refers to the e-mail with the accept link, and can send the link again.
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Abra o e-mail e aceite por ele' }).first()).toBeVisible();
  await looksRight(guest);
  await guest.getByRole('button', { name: 'Enviar o link de novo' }).click();
  await expect(guest.getByText('Enviamos o link').first()).toBeVisible();
  const finance = await actorBy('finance@elenco.example');
  const [waiting] = await app.database.see(payContracts, finance, { title: 'Oficina de barro' });
  expect(waiting?.status).toBe('viewed');

  await guest.goto(await linkToClient());
  await expect(guest.getByText('CONTRATANTE: Dora Freire')).toBeVisible();
  const names = guest.locator('input[name=name]');
  await names.first().fill('Dora');
  // A name that the client types in one form is copied to every form of the page.
  for (const name of await names.all()) await expect(name).toHaveValue('Dora');
  await guest.getByLabel('Li o contrato e estou de acordo').check({ force: true });
  await guest.getByRole('button', { name: 'Aceitar o contrato' }).click();
  await expect(guest.getByText('Contrato aceito.').first()).toBeVisible();
  await expect(guest.locator('[data-step=pay]')).toContainText('PIX');
  await expect(guest.locator('[data-step=pay]')).toContainText('R$ 2.000,00');
  expect((await mails.to(app.database, client)).at(-1)?.subject).toBe(
    'Está valendo: contrato “Oficina de barro”',
  );
  await expect(guest.getByText('PIX').first()).toBeVisible();
  await looksRight(guest);

  const [pay] = await app.database.see(payContracts, finance, { title: 'Oficina de barro' });
  const [charge] = await app.database.see(charges, finance, { contractId: pay!.contractId! });
  const office = await (await contextOf(browser, app, 'finance@elenco.example', en)).newPage();
  await office.goto(`/dashboard/admin/finance/charges/${charge!.id}`);
  await expect(office.getByText('Elenco Pay').first()).toBeVisible();
  const paidOn = businessDate(new Date());
  const input = { id: charge!.id, paidOn, paidBy: 'pix', amountCents: 200_000 } as const;
  await app.database.perform(settleCharge, input, { actor: finance, now: new Date().toISOString() });
  // The e-mail about the received payment links to this page.
  expect((await mails.to(app.database, client)).at(-1)?.subject).toBe(
    'Recebemos o pagamento: contrato “Oficina de barro”',
  );
  await guest.goto(await linkToClient());
  await expect(guest.locator('[data-step=wait_delivery]')).toBeVisible();
  const review = `/dashboard/professional/pay-review/${pay!.id}`;
  const deliver = async (link: string) => {
    await creator.goto(review);
    await creator.getByLabel('Link da entrega').first().fill(link);
    await creator.getByRole('button', { name: 'Entregar' }).first().click();
    await expect(creator.locator('[data-stage=wait_approval]')).toBeVisible();
    await creator.locator('summary').filter({ hasText: 'Entrega' }).first().click();
    await expect(creator.getByText(`https://${link}`).first()).toBeVisible();
  };
  await creator.goto(review);
  await expect(creator.locator('[data-stage=deliver_work]')).toBeVisible();
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Entregar' }).first().click();
  await expect(creator.getByText('Cole o link da entrega').first()).toBeVisible();
  await deliver('pasta.example/v1');
  await creator.getByRole('button', { name: 'Lembrar o cliente' }).click();
  await expect(creator.getByText('Cliente lembrado hoje.')).toBeVisible();
  expect((await mails.to(app.database, client)).at(-1)?.subject).toBe(
    'Caio Lemos aguarda você: contrato “Oficina de barro”',
  );
  // The e-mail opens the page at its next step.
  await guest.goto(await linkToClient());
  await expect(guest.locator('[data-step=approve]')).toContainText('https://pasta.example/v1');
  await looksRight(guest);
  await guest.locator('summary').filter({ hasText: 'Pedir um ajuste' }).click();
  await guest.getByLabel('O que deve mudar?').fill('A luz da segunda cena.');
  await guest.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(guest.locator('[data-step=wait_changes]')).toBeVisible();
  await creator.goto(review);
  await expect(creator.locator('[data-stage=deliver_changes]')).toBeVisible();
  await expect(creator.getByText('A luz da segunda cena.')).toBeVisible();
  await deliver('pasta.example/v2');
  await guest.goto(await linkToClient());
  await guest.getByRole('button', { name: 'Aprovar a entrega' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Aprovar a entrega' }).click();
  await expect(guest.getByText('Você aprovou a entrega desta parcela.').first()).toBeVisible();
  await looksRight(guest);

  await creator.goto(review);
  await expect(creator.getByText('Em vigor').first()).toBeVisible();
  await looksRight(creator);
  await creator.goto('/dashboard/professional/finance');
  const due = creator.getByRole('row').filter({ hasText: 'Oficina de barro' });
  await due.getByRole('link', { name: 'Emitir recibo (RPA)' }).click();
  await expect(creator).toHaveURL(new RegExp(`/pay-review/${pay!.id}$`));
  const [payout] = await app.database.see(payouts, finance, { contractId: pay!.contractId! });
  expect(payout).toMatchObject({ grossCents: 170_000, status: 'waiting_invoice' });
});

test('a creator ends a running contract early, and the client, who has no account, agrees', async ({
  browser,
}) => {
  const title = 'Vitrine de dezembro';
  const finance = await actorBy('finance@elenco.example');
  const [pay] = await app.database.see(payContracts, finance, { title });
  const creator = await (await contextOf(browser, app, 'creator@story.example', pt)).newPage();
  await creator.goto(`/dashboard/professional/pay-review/${pay!.id}`);
  await creator.locator('summary').filter({ hasText: 'Encerrar o contrato' }).click();
  await expect(creator.getByRole('heading', { name: 'Custo de encerrar hoje' })).toBeVisible();
  await looksRight(creator);
  await creator.getByRole('button', { name: 'Encerrar o contrato' }).click();
  const dialog = creator.getByRole('alertdialog').or(creator.getByRole('dialog'));
  await dialog.getByLabel('Título do contrato').fill('Vitrine');
  await dialog.getByLabel('Por que encerrar').fill('Mudei de cidade.');
  await dialog.getByRole('button', { name: 'Encerrar o contrato' }).click();
  await expect(dialog.getByLabel('Título do contrato')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Título do contrato').fill(title);
  await dialog.getByRole('button', { name: 'Encerrar o contrato' }).click();
  await expect(creator.getByText('O creator pediu para encerrar')).toBeVisible();

  const guest = await (await contextOf(browser, app, 'nobody', en)).newPage();
  await guest.goto(await linkToClient('dora@cobogo.example'));
  await guest.locator('input[name=name]').fill('Dora');
  await guest.locator('button[value=name]').click();
  await expect(guest.getByText('Mudei de cidade.')).toBeVisible();
  await looksRight(guest);
  await guest.getByRole('button', { name: 'Agree and terminate' }).click();
  const agrees = guest.getByRole('alertdialog').or(guest.getByRole('dialog'));
  await agrees.getByRole('button', { name: 'Agree and terminate' }).click();
  await expect(guest.getByText('Contract terminated.').first()).toBeVisible();
  await looksRight(guest);
  await creator.reload();
  await expect(creator.getByText('Contrato encerrado.').first()).toBeVisible();
  await looksRight(creator);
});
