import { addDays } from '@elenco/brazil';
import {
  charges,
  combineCharges,
  contracts,
  deliverables,
  payouts,
  settleCharge,
  unpaidCharges,
} from '@elenco/core';
import { expect, test } from 'vitest';
import { creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase();
const cast = await gather(database);
const START = cast.clock.now;

/** Hires two creators, whose charges are due on different days, and combines the charges in one invoice. */
async function combinedInvoice() {
  const { job, brand, clock } = cast;
  const pair = cast.creators.slice(0, 2);
  clock.now = START;
  const { briefingId, proposals } = await invite(cast);
  for (const [n, creator] of pair.entries()) {
    const offer = proposals.find(({ creatorId }) => creatorId === creatorIdOf(creator))!;
    await job.propose(creator, offer.id, [oneReel(100_000)], '');
    const [contract] = await job.hire(brand, briefingId, [offer.id]);
    await job.sign(contract!, brand, creator);
    // The second contract is approved later. Its charge would be due later if it were not in the combined
    // invoice.
    if (n === 0) clock.now = '2026-11-26T12:00:00.000Z';
  }
  await job.run(combineCharges, { briefingId, totalCents: 200_000 }, brand);
  const [invoice] = await database.see(charges, brand, { briefingId, purpose: 'project' });
  const combined = await database.see(charges, brand, { briefingId, status: 'combined' });
  return { pair, briefingId, invoice: invoice!, combined };
}

test('the brand and the creator see the due date of a combined invoice on each of its charges', async () => {
  const { brand } = cast;
  const { pair, briefingId, invoice, combined } = await combinedInvoice();
  expect(combined.map(({ dueOn }) => dueOn > invoice.dueOn).sort()).toEqual([false, true]);
  const unpaid = unpaidCharges(await database.see(charges, brand, { briefingId }, { by: 'id' })).filter(
    ({ contractId }) => contractId !== null,
  );
  const made = unpaid.map(({ contractId }) => contractId!);
  for (const creator of pair) {
    const [contract] = await database.see(contracts, creator, { briefingId });
    const [payout] = await database.see(payouts, creator, { contractId: contract!.id });
    for (const actor of [brand, creator]) {
      const steps = await database.money.steps(actor, [contract!.id]);
      expect(steps.get(payout!.id)?.charge).toEqual({
        status: 'combined',
        dueOn: invoice.dueOn,
        paidOn: null,
      });
      // Both sides read the same unpaid charge, and a creator reads none of another creator.
      expect(await database.money.unpaid(actor, made)).toEqual(
        (actor === brand ? unpaid : unpaid.filter(({ contractId }) => contractId === contract!.id)).map(
          ({ contractId, amendmentId, dueOn, reportedAt }) => ({
            contractId,
            amendmentId,
            dueOn,
            reportedAt,
          }),
        ),
      );
    }
  }
});

test('a late combined invoice moves work by the days since the invoice was due, not since its charge was', async () => {
  const { job, brand, clock, finance } = cast;
  const { invoice, combined } = await combinedInvoice();
  const later = combined.find(({ dueOn }) => dueOn > invoice.dueOn)!;
  const dueOn = addDays(invoice.dueOn, 1);
  await client.query('update deliverables set due_on = $1 where contract_id = $2', [dueOn, later.contractId]);
  clock.now = `${addDays(invoice.dueOn, 10)}T12:00:00.000Z`;
  const { id, amountCents } = invoice;
  const comment = 'Multa e juros dispensados.';
  const paid = { id, amountCents, paidOn: clock.now.slice(0, 10), paidBy: 'pix', comment } as const;
  await job.run(settleCharge, paid, finance);
  const work = await database.see(deliverables, brand, { contractId: later.contractId! });
  expect(new Set(work.map(({ dueOn: on, dueMovedBy }) => `${on} ${dueMovedBy}`))).toEqual(
    new Set([`${addDays(dueOn, 10)} payment`]),
  );
});
