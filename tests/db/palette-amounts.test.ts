import { charges, payouts } from '@elenco/core';
import { expect, it } from 'vitest';
import { twoPayouts } from '../api/office/payouts';
import { creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase({ poolMax: 2 });
const cast = await gather(database);
await twoPayouts(cast);
// The test sets states that no single command reaches, so triggers are disabled.
await client.query('set session_replication_role = replica');

const now = '2026-11-21T20:00:00.000Z';
const foundBy = async (cents: number) =>
  (await database.office.jump(cast.finance, (cents / 100).toFixed(2), now)).map(
    ({ resource, id, otherAmount }) => [resource, id, otherAmount],
  );

/** Hires a creator for R$ 1,000. The charge of the hiring is open. */
async function openCharge() {
  const { job, brand, creators } = cast;
  const { briefingId, proposals } = await invite(cast);
  const creator = creators[0]!;
  const offer = proposals.find(({ creatorId }) => creatorId === creatorIdOf(creator))!;
  await job.propose(creator, offer.id, [oneReel(100_000)], '');
  const [contract] = await job.hire(brand, briefingId, [offer.id]);
  await job.sign(contract!, brand, creator);
  const [charge] = await database.see(charges, cast.finance, { contractId: contract!.id });
  return charge!;
}

it('finds a charge in the command palette by its amount, the amount due today, or the received amount', async () => {
  const { id, amountCents } = await openCharge();
  expect(await foundBy(amountCents)).toContainEqual(['charges', id, null]);

  // The charge is ten days late: the fine is 2 %, and the interest a third of 1 %.
  await client.query(`update charges set status = 'overdue', due_on = '2026-11-11' where id = $1`, [id]);
  const today = Math.round(amountCents * 1.02 + amountCents / 300);
  const byToday = ['charges', id, { of: 'today', cents: today }];
  expect(await foundBy(today)).toContainEqual(byToday);
  expect(await foundBy(amountCents)).toContainEqual(['charges', id, null]);

  await client.query(
    `update charges set kept_cents = 1000, rest_cents = $2, slip_cents = 777777 where id = $1`,
    [id, amountCents - 1_000],
  );
  expect(await foundBy(amountCents - 1_000)).toContainEqual([
    'charges',
    id,
    { of: 'open', cents: amountCents - 1_000 },
  ]);
  expect(await foundBy(777_777)).toContainEqual(['charges', id, { of: 'secondCopy', cents: 777_777 }]);

  await client.query(
    `update charges set status = 'paid', paid_by = 'pix', paid_on = '2026-11-21', kept_cents = 0, rest_cents = 0, received_cents = $2
     where id = $1`,
    [id, today],
  );
  expect(await foundBy(today)).toContainEqual(['charges', id, { of: 'received', cents: today }]);
  expect(await foundBy(777_777)).toEqual([]);
});

it('finds a payout in the command palette by its net amount, gross amount or transferred amount', async () => {
  const [payout] = await database.see(payouts, cast.finance, { status: 'processing' });
  const { id, grossCents, netCents } = payout!;
  expect(netCents).toBeLessThan(grossCents);
  expect(await foundBy(netCents)).toContainEqual(['payouts', id, null]);
  expect(await foundBy(grossCents)).toContainEqual(['payouts', id, { of: 'gross', cents: grossCents }]);
  await client.query('update payouts set deducted_cents = 111 where id = $1', [id]);
  expect(await foundBy(netCents - 111)).toContainEqual([
    'payouts',
    id,
    { of: 'transfer', cents: netCents - 111 },
  ]);
});
