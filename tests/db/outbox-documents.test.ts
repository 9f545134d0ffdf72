import {
  aCharge,
  aContract,
  anInstalment,
  anInvoice,
  aPayContract,
  aPayee,
  aPayout,
  aTermination,
} from '@elenco/core/testing';
import { type Database, type OutboxEvent, openDatabase } from '@elenco/db';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { putRows } from '../support/rows';
import { emitEvent, parties, populate } from './worker/people';

let own: FreshDatabase;
let database: Database;
let client: Client;

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
  const ofContract = { contractId: 61, briefingId: null };
  await putRows(own.url, [
    ['contracts', aContract({ id: 61, origin: 'pay', briefingId: null, proposalId: null })],
    [
      'payouts',
      aPayout({
        ...ofContract,
        id: 81,
        status: 'processing',
        netCents: 310_000,
        deductedCents: 10_000,
        dueOn: '2026-12-07',
      }),
      aPayout({ ...ofContract, id: 82, status: 'waiting_invoice' }),
    ],
    [
      'invoices',
      anInvoice({ ...ofContract, id: 91, payoutId: 81, status: 'accepted', fileId: null, sha256: null }),
      anInvoice({ ...ofContract, id: 92, payoutId: 82, status: 'refused', fileId: null, sha256: null }),
    ],
    ['charges', aCharge({ ...ofContract, id: 93 })],
    ['pay-contracts', aPayContract({ id: 64, contractId: 61, status: 'active' })],
    ['settlements', aTermination({ ...ofContract, id: 94, payContractId: 64 })],
  ]);
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

async function received(kind: string, rowId: number): Promise<OutboxEvent[]> {
  const seen: OutboxEvent[] = [];
  const id = await emitEvent(client, kind, { ...parties, rowId });
  const keep = (event: OutboxEvent) => {
    seen.push(event);
    return [];
  };
  await database.outbox.deliver([id], keep, '2026-11-21T13:00:00.000Z');
  return seen;
}

it('states in the notice of an accepted receipt the amount after deductions and the payment date', async () => {
  expect(await received('invoices.accept', 91)).toMatchObject([
    {
      data: { document: 'receipt' },
      sum: { amountCents: 300_000, currency: 'BRL', dueOn: '2026-12-07', context: 'dated' },
    },
  ]);
});

it('states in the notice of a refused receipt the gross amount that the next receipt must state', async () => {
  expect(await received('invoices.refuse', 92)).toMatchObject([
    { data: { document: 'receipt' }, sum: { amountCents: aPayout().grossCents, currency: 'BRL' } },
  ]);
});

it('states in notices to the creator about a charge or an early end the creator’s amount, not the brand’s', async () => {
  const share = { creatorSum: { amountCents: 340_000, currency: 'BRL' } };
  expect(await received('charges.settle', 93)).toMatchObject([{ sum: { amountCents: 400_000 }, ...share }]);
  expect(await received('settlements.create', 94)).toMatchObject([
    { sum: { amountCents: 300_000 }, creatorSum: { amountCents: 85_000, currency: 'BRL' } },
  ]);
});

it('states in the notice of a payment both the net amount and the gross amount', async () => {
  const [reminded] = await received('payouts.remind', 82);
  const { receivesCents, netCents = 0, context } = reminded?.creatorSum ?? {};
  expect([receivesCents, context]).toEqual([aPayout().grossCents, 'net']);
  // INSS is withheld from every individual, so the net amount is lower than the gross amount.
  expect(netCents).toBeGreaterThan(0);
  expect(netCents).toBeLessThan(aPayout().grossCents);
});

it('asks the creator for the kind of document that the payee issues, or for either kind if there is no payee', async () => {
  expect(await received('deliverables.verify', 1)).toMatchObject([{ data: { document: 'either' } }]);
  await putRows(own.url, [
    ['payees', aPayee({ legalForm: 'company', taxId: '12ABC34501DE35', taxRegime: 'other' })],
  ]);
  expect(await received('deliverables.verify', 1)).toMatchObject([{ data: { document: 'invoice' } }]);
});

it('asks an individual for the RPA if the payout is in BRL, and for a confirmation in other currencies', async () => {
  await client.query(
    "update payees set legal_form = 'individual', tax_id = '52998224725', tax_regime = null",
  );
  const noSlip = { barCode: null, digitableLine: null, pixCode: null };
  const inCurrency = (id: number, currency: 'BRL' | 'USD') => {
    const ofContract = { contractId: id, currency } as const;
    const charge = { ...ofContract, id, briefingId: null, purpose: 'pay', ourNumber: `9${id}` } as const;
    return {
      contract: aContract({
        id,
        origin: 'pay',
        briefingId: null,
        proposalId: null,
        currency,
        checkCode: String(id).padStart(32, '0'),
      }),
      pay: aPayContract({ ...ofContract, id, status: 'active' }),
      charge: aCharge(currency === 'BRL' ? charge : { ...charge, ...noSlip }),
      part: anInstalment({ ...ofContract, id, payContractId: id, chargeId: id, payoutId: null }),
      payout: aPayout({ ...ofContract, id, briefingId: null, status: 'waiting_invoice' }),
    };
  };
  const [reais, dollars] = [inCurrency(71, 'BRL'), inCurrency(72, 'USD')];
  await putRows(own.url, [
    ['contracts', reais.contract, dollars.contract],
    ['pay-contracts', reais.pay, dollars.pay],
    ['charges', reais.charge, dollars.charge],
    ['instalments', reais.part, dollars.part],
    ['payouts', reais.payout, dollars.payout],
  ]);
  const documentOf = async (kind: string, id: number) => (await received(kind, id))[0]?.data.document;
  for (const kind of ['instalments.approve', 'payouts.remind']) {
    expect(await documentOf(kind, 71)).toBe('receipt');
    expect(await documentOf(kind, 72)).toBe('confirmation');
  }
});
