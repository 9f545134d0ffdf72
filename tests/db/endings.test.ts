import {
  type Actor,
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
  userIdOf,
  users,
} from '@elenco/core';
import { describe, expect, test } from 'vitest';
import { gather } from '../support/cast';
import { balances, hireCreator } from '../support/hired';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
const cast = await gather(database);

describe('the early end of a contract', () => {
  const nameOf = async (actor: Actor) => (await database.get(users, actor, userIdOf(actor)!)).name;
  const contracted = async ({ briefingId }: { briefingId: number | null }) =>
    (await database.see(briefings, cast.brand, { id: briefingId! }))[0]?.contractedCents;

  test('pays the creator the due part of a paid hiring, refunds the rest, and leaves no money held', async () => {
    const { job, brand, finance, secondFinance, clock } = cast;
    clock.now = '2026-11-21T12:00:00.000Z';
    const ana = cast.creators[0]!;
    const contract = await hireCreator(cast, ana);
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

    // Work on the other pieces has not started, so only the first piece is due: a third of 85,001 cents.
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

    // Only staff can read which users prepared and released the payment.
    const stepsOf = async (resource: typeof terminations | typeof payouts, id: number, reader: typeof ana) =>
      (await database.history(resource, reader, id)).map(({ move, actorName }) => [move, actorName]);
    const [preparer, releaser] = [await nameOf(finance), await nameOf(secondFinance)];
    expect(await stepsOf(terminations, row!.id, finance)).toEqual(
      expect.arrayContaining([
        ['prepareRefund', preparer],
        ['release', releaser],
      ]),
    );
    expect((await stepsOf(payouts, payoutId, finance)).slice(-2)).toEqual([
      ['prepare', preparer],
      ['release', releaser],
    ]);
    for (const party of [brand, ana]) {
      const read = [
        ...(await stepsOf(terminations, row!.id, party)),
        ...(await stepsOf(payouts, payoutId, party)),
      ];
      expect(read.filter(([move]) => move?.startsWith('prepare'))).toEqual([]);
    }
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

  test('charges the brand of an unpaid hiring only the amount that staff decide', async () => {
    const { job, brand, finance, clock } = cast;
    clock.now = '2026-11-21T12:00:00.000Z';
    const bea = cast.creators[1]!;
    const contract = await hireCreator(cast, bea);
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
