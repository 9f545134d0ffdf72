import {
  charges,
  type FeeInvoice,
  type FiscalAuthority,
  feeInvoices,
  proposals,
  recordFeeInvoice,
  requestFeeInvoiceCancellation,
  resendFeeInvoice,
  settleCharge,
} from '@elenco/core';
import { readSettings } from '@elenco/db';
import { openFiscalAuthority } from '@elenco/networks';
import { feeInvoiceTasks } from '@elenco/worker/feeInvoices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Cast, gather, invite } from '../../support/cast';
import { FakeAuthority } from '../../support/fiscal';
import { testDatabase } from '../../support/testDatabase';
import { quiet } from './processes';

const there = new FakeAuthority();
const { database } = await testDatabase();
let cast: Cast;
let authority: FiscalAuthority | null;
/** Client of the tax authority with a short timeout. */
let shortTimeoutAuthority: FiscalAuthority | null;
let now = '2026-11-23T15:00:00.000Z';

beforeAll(async () => {
  const NFSE_URL = await there.start();
  const env = {
    NFSE_URL,
    NFSE_MUNICIPALITY: '3550308',
    NFSE_SERVICE: '100801',
    NFSE_NBS: '114061100',
    NFSE_SIMPLES: 'on',
    NFSE_TAXES: '6',
  };
  const { nfse } = readSettings(env);
  authority = openFiscalAuthority(nfse);
  shortTimeoutAuthority = openFiscalAuthority(nfse, 1_000);
  cast = await gather(database);
});
afterAll(async () => {
  await there.stop();
});
beforeEach(() => {
  there.mood = 'issues';
});

/** Pays the charge of a hiring, which includes the platform's fee. Returns the invoice of the fee. */
async function paid(): Promise<FeeInvoice> {
  const { brand, job, creators } = cast;
  const ana = creators[0] as Cast['brand'];
  const { briefingId } = await invite(cast);
  const [mine] = await database.see(proposals, ana, { briefingId });
  const line = {
    channel: 'instagram',
    format: 'reels',
    quantity: 1,
    pricing: 'per_post',
    amountCents: 300_000,
  };
  await job.propose(ana, mine!.id, [line as never], 'Topo!');
  const [contract] = await job.hire(brand, briefingId, [mine!.id]);
  await job.sign(contract!, brand, ana);
  const [charge] = await database.see(charges, cast.finance, { contractId: contract!.id });
  if (!charge) throw new Error('the hiring has no charge');
  const { id, amountCents } = charge;
  const input = { id, paidOn: '2026-11-21', paidBy: 'pix', amountCents };
  await database.perform(settleCharge, input, { actor: cast.finance, now });
  const [row] = await database.see(feeInvoices, cast.brand, { chargeId: id });
  if (!row) throw new Error('the paid charge has no fee invoice');
  return row;
}
/**
 * Runs the jobs that the worker runs every minute.
 * @param by client of the tax authority; null if invoices are issued by hand
 */
async function minute(by = authority): Promise<void> {
  const jobs = feeInvoiceTasks({ database, authority: by, now: () => now, log: quiet });
  const asked: unknown[] = [];
  await jobs.askFeeInvoices({}, { addJob: async (_: string, job: unknown) => void asked.push(job) } as never);
  for (const job of asked) await jobs.askFeeInvoice(job);
}
const read = async (id: number) => {
  const row = await database.get(feeInvoices, cast.finance, id);
  return { status: row.status, dpsNumber: row.dpsNumber, number: row.number, code: row.reasonCode };
};
const byFinance = () => ({ actor: cast.finance, now });

test('fee invoices are not sent without a configured tax authority, but finance can record them by hand', async () => {
  const { id, amountCents, earnedOn } = await paid();
  expect([amountCents > 0, earnedOn]).toEqual([true, '2026-11-21']);
  await minute(null);
  expect(await read(id)).toMatchObject({ status: 'pending', dpsNumber: null });
  await database.perform(recordFeeInvoice, { id, number: '2026/7' }, byFinance());
  await minute();
  expect(there.received).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'authorised', number: '2026/7' });
});

test('fee invoices are numbered without gaps, and a rejected invoice keeps its number when it is sent again', async () => {
  const first = await paid();
  const second = await paid();
  there.mood = 'rejects';
  await minute();
  expect(await read(first.id)).toMatchObject({ status: 'rejected', dpsNumber: 1, code: 'E0202' });
  await minute();
  expect(there.received).toHaveLength(2);
  there.mood = 'issues';
  await database.perform(resendFeeInvoice, { id: first.id }, byFinance());
  await database.perform(resendFeeInvoice, { id: second.id }, byFinance());
  await minute();
  expect(await read(first.id)).toEqual({ status: 'authorised', dpsNumber: 1, number: '101', code: '' });
  expect(await read(second.id)).toMatchObject({ status: 'authorised', dpsNumber: 2, number: '102' });
  expect(there.last).toContain('<nDPS>2</nDPS>');
  expect(there.last).toContain('<toma><CNPJ>11222333000181</CNPJ><xNome>Aurora Ltda.</xNome></toma>');
});

test.each(['loses', 'drops', 'breaks', 'is slow', 'breaks off'] as const)(
  'a fee invoice without an answer (%s) is marked as unknown, looked up, and issued once',
  async (mood) => {
    const { id } = await paid();
    const before = there.issued.size;
    there.mood = mood;
    await minute(mood === 'is slow' || mood === 'breaks off' ? shortTimeoutAuthority : authority);
    const { dpsNumber } = await read(id);
    expect((await read(id)).status).toBe('unknown');
    there.mood = 'issues';
    const looked = there.lookedUp.length;
    await minute();
    expect(there.lookedUp).toHaveLength(looked + 1);
    expect(await read(id)).toMatchObject({ status: 'authorised', dpsNumber });
    expect(there.issued.size).toBe(before + 1);
    const last = there.lookedUp.at(-1);
    expect(there.received.filter((one) => one === last)).toHaveLength(
      mood === 'drops' || mood === 'breaks' ? 2 : 1,
    );
  },
);

test('a fee invoice is looked up after a timeout if the worker ended while sending the invoice', async () => {
  const { id } = await paid();
  const dies: FiscalAuthority = {
    ...authority!,
    send: async (dps) => {
      await authority!.send(dps);
      throw new Error('killed');
    },
  };
  await expect(minute(dies)).rejects.toThrow('killed');
  await minute();
  expect((await read(id)).status).toBe('sent');
  now = '2026-11-23T15:06:00.000Z';
  const before = there.issued.size;
  await minute();
  expect((await read(id)).status).toBe('authorised');
  expect(there.issued.size).toBe(before);
});

test('a fee invoice is cancelled at the authority only once, even if the authority’s answer was lost', async () => {
  const { id } = await paid();
  await minute();
  const comment = 'Cobrança desfeita com a marca';
  await database.perform(requestFeeInvoiceCancellation, { id, comment }, byFinance());
  there.mood = 'loses';
  await minute();
  expect((await read(id)).status).toBe('cancelling');
  expect(there.last).toContain(`<xMotivo>${comment}</xMotivo>`);
  const sent = there.last;
  there.mood = 'issues';
  await minute();
  expect(there.last).toBe(sent);
  expect((await read(id)).status).toBe('cancelled');
});
