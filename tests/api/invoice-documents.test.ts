import { businessDate, nfseKey } from '@elenco/brazil';
import { brand } from '@elenco/core/people';
import { aPayee, ids } from '@elenco/core/testing';
import { type NfseContent, nfseXml } from '@elenco/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { validPdf } from '../support/soundPdf';
import { gather, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
let token: string;

const issuerTaxId = '11222333000181';
/** Gross amount of the payout in the cast. */
const grossCents = 340_000;
const month = businessDate(new Date()).slice(0, 7);

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  const about = { name: 'x', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
  token = (await api.database.identity.issueToken(people.creator.id, about)).token;
});
afterAll(() => api.stop());

async function payAs(legalForm: 'individual' | 'company'): Promise<void> {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const taxId = legalForm === 'company' ? issuerTaxId : aPayee().taxId;
  const regime = legalForm === 'company' ? 'mei' : null;
  await client.query('update payees set legal_form = $1, tax_id = $2, tax_regime = $3', [
    legalForm,
    taxId,
    regime,
  ]);
  await client.end();
}

const content = (number: number, given: Partial<NfseContent> = {}): NfseContent => ({
  key: nfseKey({
    municipality: '3550308',
    environment: 'national',
    registration: issuerTaxId,
    number,
    month,
    code: '123456789',
  }),
  issuerTaxId,
  takerTaxId: brand.legalDocument,
  amountCents: grossCents,
  earnedOn: `${month}-01`,
  ...given,
});

const abrasf = (cents: number) => `<?xml version="1.0" encoding="UTF-8"?>
<n:CompNfse xmlns:n="http://www.abrasf.org.br/nfse.xsd"><n:Nfse versao="2.04"><n:InfNfse Id="1">
<n:Numero>42</n:Numero><n:CodigoVerificacao>AB12</n:CodigoVerificacao>
<n:DeclaracaoPrestacaoServico><n:InfDeclaracaoPrestacaoServico>
<n:Rps><n:IdentificacaoRps><n:Numero>7</n:Numero></n:IdentificacaoRps></n:Rps>
<n:Competencia>${month}-01</n:Competencia>
<n:Servico><n:Valores><n:ValorServicos>${(cents / 100).toFixed(2)}</n:ValorServicos></n:Valores></n:Servico>
<n:Prestador><n:CpfCnpj><n:Cnpj>${issuerTaxId}</n:Cnpj></n:CpfCnpj></n:Prestador>
<n:TomadorServico><n:IdentificacaoTomador><n:CpfCnpj><n:Cnpj>${brand.legalDocument}</n:Cnpj></n:CpfCnpj>
</n:IdentificacaoTomador></n:TomadorServico>
</n:InfDeclaracaoPrestacaoServico></n:DeclaracaoPrestacaoServico></n:InfNfse></n:Nfse></n:CompNfse>`;

/** Creates a one-page PDF with lines of text, like an issued NFS-e. */
function pdfOf(lines: readonly string[]): string {
  const drawn = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ');
  const stream = `BT /F1 6 Tf 12 TL 10 90 Td ${drawn} ET`;
  return validPdf({
    page: '/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>',
    more: [
      `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ],
  });
}

const danfse = (key: string, total: string) =>
  pdfOf([
    'DANFSe - Documento Auxiliar da NFS-e',
    key,
    `Competencia ${month.slice(5)}/${month.slice(0, 4)}`,
    'Prestador CNPJ 11.222.333/0001-81',
    'Tomador CNPJ 12.ABC.345/01DE-35',
    `Valor do servico R$ ${total}`,
  ]);

async function upload(bytes: string): Promise<number> {
  const form = new FormData();
  form.set('file', new File([bytes], 'nota'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${api.url}/files`, { method: 'POST', body: form, headers });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

interface Answer {
  readonly passed: boolean;
  readonly checks: { code: string; passed: boolean; found: string; expected: string }[];
}

async function perform(command: string, input: object): Promise<{ status: number; body: Answer }> {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await as.creator('POST', `/commands/${command}`, { payoutId: ids.payout, ...input }, key);
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** Uploads and submits a document. Returns the results of its checks. */
async function submit(bytes: string): Promise<Record<string, [boolean, string]>> {
  const { status, body } = await perform('invoices.submit', { fileId: await upload(bytes) });
  expect(status).toBe(200);
  return Object.fromEntries(body.checks.map(({ code, passed, found }) => [code, [passed, found]]));
}

const pending = async () => {
  const filter = encodeURIComponent(JSON.stringify({ payoutId: ids.payout, status: 'submitted' }));
  const rows = (await (await as.finance('GET', `/invoices?filter=${filter}`)).json()) as object[];
  return rows.at(-1);
};

describe("the invoice of a creator's company", () => {
  beforeAll(() => payAs('company'));

  it('is checked by its XML instead of the entered values, and can be replaced if it is wrong', async () => {
    const wrong = await submit(nfseXml(content(1, { amountCents: 300_000 })));
    expect(wrong).toMatchObject({ document: [true, 'national'], amount: [false, '3000.00 BRL'] });
    const right = await submit(nfseXml(content(2)));
    expect(Object.values(right).every(([passed]) => passed)).toBe(true);
    expect(await pending()).toMatchObject({
      key: content(2).key,
      issuerTaxId,
      takerTaxId: brand.legalDocument,
      amountCents: grossCents,
      month: `${month}-01`,
    });
    const withAmount = await perform('invoices.submit', { fileId: 1, amountCents: grossCents });
    expect(withAmount.status).toBe(400);
  });

  it('is also read in the municipal layout with XML prefixes', async () => {
    expect(await submit(abrasf(grossCents))).toMatchObject({
      document: [true, 'municipal'],
      amount: [true, '3400.00 BRL'],
    });
    expect(await pending()).toMatchObject({ municipalNumber: '42/AB12', key: null });
  });

  it('is searched for the expected values if it is a PDF with text', async () => {
    const right = await submit(danfse(content(3).key, '3.400,00'));
    expect(right).toMatchObject({ document: [true, 'pdf'] });
    expect(Object.values(right).every(([passed]) => passed)).toBe(true);
    const wrong = await submit(danfse(content(4).key, '3.000,00'));
    expect(wrong).toMatchObject({ amount: [false, '3000.00 BRL'], issuer: [true, issuerTaxId] });
  });

  it('waits for staff if it is a scan, from which no values can be read', async () => {
    const scan = await submit(validPdf({ catalog: '/Lang(scan)' }));
    expect(scan).toMatchObject({ document: [false, 'no_text'], amount: [false, ''], issuer: [false, ''] });
    expect(await pending()).toMatchObject({ amountCents: null, issuerTaxId: null, month: null });
  });

  it('requires a file: a confirmation of the amount alone is refused', async () => {
    expect((await perform('invoices.confirm', { amountCents: grossCents })).status).toBe(422);
  });
});

describe('the RPA (receipt of an individual)', () => {
  beforeAll(() => payAs('individual'));

  it('is confirmed without a file, and refused if a file is uploaded', async () => {
    const fileId = await upload(nfseXml(content(5)));
    expect((await perform('invoices.submit', { fileId })).status).toBe(422);
    expect((await perform('invoices.confirm', { amountCents: 1 })).status).toBe(422);
    expect((await perform('invoices.confirm', { amountCents: grossCents })).status).toBe(200);
    expect(await pending()).toMatchObject({ fileId: null, issuerTaxId: aPayee().taxId, checks: [] });
  });
});
