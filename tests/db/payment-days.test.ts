import { charges, combineCharges, contracts, payouts, unpaidCharges } from '@elenco/core';
import { expect, test } from 'vitest';
import { creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
const cast = await gather(database);

test('the brand and the creator see the due date of a combined invoice on each of its charges', async () => {
  const { job, brand, clock } = cast;
  const pair = cast.creators.slice(0, 2);
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
  expect(combined.map(({ dueOn }) => dueOn > invoice!.dueOn).sort()).toEqual([false, true]);
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
        dueOn: invoice!.dueOn,
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
