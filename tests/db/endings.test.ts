import {
  acceptEnding,
  briefings,
  charges,
  contracts,
  decideEnding,
  disputeEnding,
  payouts,
  prepareRefund,
  releaseRefund,
  requestEnding,
  terminations,
} from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, gather } from '../support/cast';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { balances, hired } from '../support/hired';

let fresh: FreshDatabase;
let database: Database;
let cast: Cast;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { limits: longTimeouts });
  cast = await gather(database);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

describe('an ending', () => {
  const contracted = async ({ briefingId }: { briefingId: number | null }) =>
    (await database.see(briefings, cast.brand, { id: briefingId! }))[0]?.contractedCents;

  test('pays what is due of a paid hiring, refunds the rest, and leaves nothing held', async () => {
    const { job, brand, finance, secondFinance, clock } = cast;
    clock.now = '2026-11-21T12:00:00.000Z';
    const ana = cast.creators[0]!;
    const contract = await hired(cast, ana);
    await job.pay(contract);
    const [first] = await job.deliverablesOf(contract.id);
    await job.showDraft(ana, first!, '#publi De novo');
    await job.approveDraft(brand, first!);
    const ending = { contractId: contract.id, title: contract.title, reason: 'Saiu de linha.' };
    const asked = await Promise.allSettled([
      job.run(requestEnding, ending, ana),
      job.run(requestEnding, ending, brand),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [row] = await database.see(terminations, brand, { contractId: contract.id });
    const other = row!.side === 'company' ? ana : brand;
    const answers = await Promise.allSettled([1, 2].map(() => job.run(acceptEnding, { id: row!.id }, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

    // Nothing else was started before, so a third of 85 001 is due: the first piece alone.
    expect(row).toMatchObject({ creatorCents: 28_333, feeCents: 5_000, refundCents: 66_668 });
    const [payout] = await database.see(payouts, ana, { contractId: contract.id });
    expect(payout).toMatchObject({ status: 'waiting_invoice', grossCents: 28_333 });
    const [over] = await database.see(contracts, brand, { id: contract.id });
    expect(over?.status).toBe('cancelled');
    expect(await contracted(contract)).toBe(33_333);
    const work = await job.deliverablesOf(contract.id);
    expect(work.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);

    await job.run(prepareRefund, { id: row!.id }, finance);
    await job.run(releaseRefund, { id: row!.id, proof: 'DEV-1', refundedOn: '2026-11-21' }, secondFinance);
    expect(await contracted(contract)).toBe(33_333);
    await job.acceptInvoice(await job.invoice(ana, contract));
    const payoutId = await job.prepare(contract);
    clock.now = '2026-12-21T12:00:00.000Z';
    await job.transfer(payoutId);
    const [paid] = await database.see(payouts, ana, { id: payoutId });
    const taxes = 28_333 - paid!.netCents;
    expect(await balances(cast, contract.id)).toEqual({
      receivable: 0,
      committed: 0,
      held: 0,
      payable: 0,
      refunds: 0,
      cash: 5_000 + taxes,
      fee: -5_000,
      withholding: -taxes,
    });
  });

  test('charges for an unpaid hiring what staff decide, and no more', async () => {
    const { job, brand, finance, clock } = cast;
    clock.now = '2026-11-21T12:00:00.000Z';
    const bea = cast.creators[1]!;
    const contract = await hired(cast, bea);
    const { id: contractId, title } = contract;
    await job.run(requestEnding, { contractId, title, reason: 'Mudou o plano.' }, brand);
    const [row] = await database.see(terminations, bea, { contractId });
    expect(row).toMatchObject({ status: 'requested', waivedCents: 100_001, refundCents: 0 });
    await job.run(disputeEnding, { id: row!.id, comment: 'O roteiro estava pronto.' }, bea);
    const decision = { id: row!.id, creatorCents: 20_000, comment: 'Metade do roteiro.' };
    await expect(job.run(decideEnding, decision, bea)).rejects.toMatchObject({ code: 'not_found' });
    expect(await contracted(contract)).toBe(100_001);
    await job.run(decideEnding, decision, finance);
    expect(await contracted(contract)).toBe(23_529);
    const billed = await database.see(charges, finance, { contractId });
    expect(billed.map((one) => [one.status, one.purpose, one.amountCents, one.feeCents])).toEqual([
      ['cancelled', 'hiring', 100_001, 15_000],
      ['open', 'penalty', 23_529, 3_529],
    ]);
    await job.pay(contract);
    expect(await balances(cast, contractId)).toMatchObject({
      receivable: 0,
      committed: 0,
      held: -20_000,
      fee: -3_529,
      cash: 23_529,
    });
  });
});
