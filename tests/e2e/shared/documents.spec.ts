import { businessDate, nfseKey } from '@elenco/brazil';
import { actorOf, users } from '@elenco/core';
import { brand } from '@elenco/core/people';
import { nfseXml } from '@elenco/db';
import { type Browser, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';

interface Due {
  readonly id: number;
  readonly creatorId: number;
  readonly briefingId: number;
  readonly grossCents: number;
}

let app: RunningApp;
let client: Client;
let due: Due[];

test.beforeAll(async () => {
  app = await startApp({ demo: true, env: { ELENCO_LEGAL_ADDRESS: 'Rua A, 1, São Paulo, SP' } });
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  // Payouts whose work is verified. They wait only for their document.
  const { rows } = await client.query<Due>(
    `select p.id, p.creator_id as "creatorId", p.briefing_id as "briefingId", p.gross_cents::float8 as "grossCents"
     from payouts p join contracts c on c.id = p.contract_id and c.status = 'active'
     where p.status = 'waiting_invoice' and p.briefing_id is not null and p.amendment_id is null
       and p.currency = 'BRL'
       and not exists (select from invoices i where i.payout_id = p.id)
       and exists (select from deliverables d where d.contract_id = p.contract_id)
       and not exists (select from deliverables d where d.contract_id = p.contract_id and d.status <> 'verified')
     order by p.id`,
  );
  due = rows;
});
test.afterAll(async () => {
  await client.end();
  await app.stop();
});

async function payAs(creatorId: number, legalForm: 'individual' | 'company', taxId: string): Promise<void> {
  const regime = legalForm === 'company' ? 'mei' : null;
  const values = [legalForm, taxId, regime, creatorId];
  await client.query(
    'update payees set legal_form = $1, tax_id = $2, tax_regime = $3 where creator_id = $4',
    values,
  );
}

/** Opens the project of a payout as its creator, on a phone. */
async function projectOf(browser: Browser, { creatorId, briefingId }: Due): Promise<Page> {
  const staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const [user] = await app.database.see(users, staff, { creatorId }, { by: 'id', limit: 1 });
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
  const value = await app.database.identity.openSession(user!.id, from);
  await context.addCookies([{ name: 'session', value, url: app.url }]);
  const page = await context.newPage();
  await page.goto(`/dashboard/professional/briefing/${briefingId}`);
  return page;
}

test('an individual confirms the RPA (receipt) without uploading a file', async ({ browser }) => {
  const [payment] = due;
  await payAs(payment!.creatorId, 'individual', '52998224725');
  const page = await projectOf(browser, payment!);
  const part = page.locator('#invoice');
  const confirm = part.getByRole('button', { name: 'Conferir e emitir recibo' });
  await expect(confirm).toBeInViewport();
  await expect(page.locator('[data-stage=send_invoice] [data-money]')).toBeInViewport();
  await expect(part.locator('input[type=file]')).toHaveCount(0);
  await expect(part.getByText('CPF 529.982.247-25')).toBeVisible();
  await expect(part.getByText('Líquido previsto')).toBeVisible();
  await expectAccessible(page);
  await confirm.press('Enter');
  // The amounts are shown before the RPA is issued.
  const dialog = page.getByRole('alertdialog');
  for (const figure of ['Valor depois da taxa', 'Líquido previsto', 'CPF 529.982.247-25'])
    await expect(dialog.getByText(figure)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Emitir recibo' }).click();
  await expect(part.getByText('Recibo confirmado por você')).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.goto('/dashboard/professional/finance?status=being_checked');
  await expect(page.getByRole('table').first().getByText('Em conferência')).toBeVisible();
});

test('a creator with a MEI uploads a wrong invoice XML, reads the difference and uploads the correct XML', async ({
  browser,
}) => {
  const payment = due[1]!;
  const issuerTaxId = '11222333000181';
  await payAs(payment.creatorId, 'company', issuerTaxId);
  const page = await projectOf(browser, payment);
  const part = page.locator('#invoice');

  const block = part.getByRole('list', { name: 'Dados para emitir a nota' });
  await expect(block.getByRole('listitem')).toHaveCount(7);
  await block.getByRole('button', { name: 'Copiar: Valor bruto do serviço, em R$' }).click();
  const digits = String(payment.grossCents);
  const typed = `${digits.slice(0, -2)},${digits.slice(-2)}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(typed);
  await expectAccessible(page);

  const month = businessDate(new Date()).slice(0, 7);
  const upload = async (number: number, amountCents: number) => {
    const key = nfseKey({
      municipality: '3550308',
      environment: 'national',
      registration: issuerTaxId,
      number,
      month,
      code: '123456789',
    });
    const takerTaxId = brand.legalDocument;
    const content = { key, issuerTaxId, takerTaxId, amountCents, earnedOn: `${month}-01` };
    const buffer = Buffer.from(nfseXml(content));
    await part.locator('input[type=file]').setInputFiles({ name: 'nfse.xml', mimeType: 'text/xml', buffer });
    await part.getByRole('button', { name: 'Enviar nota' }).click();
  };
  const checks = part.getByRole('list', { name: 'Conferência do documento' });

  await upload(1, payment.grossCents - 10_000);
  await expect(part.getByText('Há diferenças na nota')).toBeVisible();
  await expect(checks.getByRole('listitem').filter({ hasText: 'Valor' })).toContainText(
    /diferente.*Esperado/s,
  );
  await expect(checks.getByText('Tomador: confere')).toBeVisible();
  await expectAccessible(page);

  await upload(2, payment.grossCents);
  await expect(checks.getByText(/diferente/)).toHaveCount(0);
  await expect(checks.getByText('Valor: confere')).toBeVisible();
  await expect(part.getByText('Em conferência')).toBeVisible();
});
