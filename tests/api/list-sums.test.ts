import { type Actor, combineCharges } from '@elenco/core';
import { aRepayment, aTermination } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { putRows } from '../support/rows';
import { callerAs as callerOfActor } from './cast';
import { twoPayouts } from './office/payouts';

let api: RunningApi;
let cast: Cast;
const now = '2026-11-21T20:00:00.000Z';
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
  await twoPayouts(cast);
});
afterAll(() => api.stop());

type Row = Readonly<Record<string, string | number>>;
const ask = async (actor: Actor, path: string, filter: object) =>
  (await callerOfActor(api, actor, now))(
    'GET',
    `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
const sumsOf = async (list: string, filter: object, actor = cast.finance) =>
  (await ask(actor, `/sums/${list}`, filter)).json();
const rowsOf = async (list: string, filter: object): Promise<Row[]> =>
  (await ask(cast.finance, `/${list}`, filter)).json();
const added = (rows: readonly Row[], ...fields: string[]) =>
  fields.map((field) => ({
    field,
    currency: 'BRL',
    cents: rows.reduce((sum, row) => sum + Number(row[field]), 0),
  }));

/** Hires two creators for R$ 1,000 each, and combines both charges in one invoice. */
async function combined() {
  const { job, brand, creators } = cast;
  const { briefingId, proposals } = await invite(cast);
  const pair = creators.slice(0, 2);
  for (const creator of pair) {
    const offer = proposals.find(({ creatorId }) => creatorId === creatorIdOf(creator))!;
    await job.propose(creator, offer.id, [oneReel(100_000)], '');
  }
  const chosen = proposals.filter(({ creatorId }) => pair.some((one) => creatorIdOf(one) === creatorId));
  const made = await job.hire(
    brand,
    briefingId,
    chosen.map(({ id }) => id),
  );
  for (const contract of made)
    await job.sign(contract, brand, pair.find((one) => creatorIdOf(one) === contract.creatorId)!);
  await api.database.perform(combineCharges, { briefingId, totalCents: 200_000 }, { actor: brand, now });
  return briefingId;
}

/** Fields of a response whose sums are exact and include every row. */
const whole = { exact: true, leftOut: 0, included: 0 } as const;

it('sums all filtered rows of a list, not only those of the current page', async () => {
  for (const [list, filter, ...fields] of [
    ['payouts', { status: 'processing' }, 'grossCents', 'netCents'],
    ['charges', { purpose: 'hiring', status: 'paid' }, 'amountCents', 'restCents', 'feeCents'],
    ['invoices', {}, 'amountCents'],
    ['fee-invoices', {}, 'amountCents'],
  ] as const) {
    const rows = await rowsOf(list, filter);
    expect(rows.length).toBeGreaterThan(1);
    expect(await sumsOf(list, filter)).toEqual({ ...whole, sums: added(rows, ...fields) });
  }
  expect(await sumsOf('receipts', { amountCents_gte: 999_999_999 })).toEqual({ ...whole, sums: [] });
});

it('sums net amounts after deductions, without payouts whose taxes are not known yet', async () => {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const rows = await rowsOf('payouts', {});
  const [first, second] = rows.filter(({ status }) => status === 'processing');
  await client.query('set session_replication_role = replica');
  await client.query(`update payouts set status = 'waiting_invoice' where id = $1`, [first!.id]);
  await client.query('update payouts set deducted_cents = 1000 where id = $1', [second!.id]);
  const filter = { id: [first!.id, second!.id] };
  const { sums } = await sumsOf('payouts', filter);
  expect(sums).toContainEqual({ field: 'netCents', currency: 'BRL', cents: Number(second!.netCents) - 1000 });
  expect(sums).toContainEqual({
    field: 'grossCents',
    currency: 'BRL',
    cents: Number(first!.grossCents) + Number(second!.grossCents),
  });
  await client.query(`update payouts set status = 'processing' where id = $1`, [first!.id]);
  await client.query('update payouts set deducted_cents = 0 where id = $1', [second!.id]);
  await client.end();
});

it('sums the refunds of early ends that are owed, or those of the filtered state', async () => {
  const [one] = await rowsOf('payouts', {});
  const of = {
    contractId: Number(one!.contractId),
    briefingId: Number(one!.briefingId),
    companyId: Number(one!.companyId),
    creatorId: Number(one!.creatorId),
    payContractId: null,
    currency: 'BRL',
  } as const;
  const idOf = (actor: Actor) => ('userId' in actor ? actor.userId : 0);
  const sent = {
    preparedById: idOf(cast.finance),
    releasedById: idOf(cast.secondFinance),
    refundedOn: '2026-11-21',
  };
  const ended = [
    ['withdrawn', 1_000],
    ['refunded', 20_000],
    ['agreed', 300_000],
    ['agreed', 4_000],
  ] as const;
  await putRows(
    api.databaseUrl,
    ended.map(([status, refundCents], index) => [
      'settlements',
      aTermination({
        id: 951 + index,
        ...of,
        status,
        refundCents,
        ...(status === 'refunded' ? sent : {}),
      }),
    ]),
  );
  const id = [951, 952, 953, 954];
  const sum = (cents: number) => [{ field: 'refundCents', currency: 'BRL', cents }];
  expect(await sumsOf('settlements', { id })).toEqual({ ...whole, leftOut: 2, sums: sum(304_000) });
  expect(await sumsOf('settlements', { id, status: 'agreed' })).toEqual({ ...whole, sums: sum(304_000) });
  expect(await sumsOf('settlements', { id, status: 'refunded' })).toEqual({ ...whole, sums: sum(20_000) });
});

it('sums what creators owe separately from what is refunded to brands', async () => {
  const [one, other] = await rowsOf('payouts', {});
  const parties = (row: Row) => ({
    contractId: Number(row.contractId),
    briefingId: Number(row.briefingId),
    companyId: Number(row.companyId),
    creatorId: Number(row.creatorId),
    payoutId: Number(row.id),
  });
  const given = { amountCents: 40_000, feeCents: 6_000, setOffCents: 0, currency: 'BRL' } as const;
  const kept = { ...given, status: 'settled', paidCents: 40_000 } as const;
  await putRows(api.databaseUrl, [
    ['repayments', aRepayment({ id: 901, ...parties(one!), ...given, status: 'open', paidCents: 15_000 })],
    ['repayments', aRepayment({ id: 902, ...parties(other!), ...kept, toward: 'company' })],
    ['repayments', aRepayment({ id: 903, ...parties(other!), ...kept, feeCents: 0, toward: 'platform' })],
  ]);
  expect((await sumsOf('repayments', {})).sums).toEqual([
    { field: 'toReceive', currency: 'BRL', cents: 25_000 },
    { field: 'toRefund', currency: 'BRL', cents: 46_000 },
  ]);
  const waiting = await (await callerOfActor(api, cast.finance, now))('GET', '/waiting');
  const counts: { resource: string; sums: unknown }[] = await waiting.json();
  expect(counts.find(({ resource }) => resource === 'repayments')?.sums).toEqual([
    { currency: 'BRL', cents: 25_000, way: 'toReceive' },
    { currency: 'BRL', cents: 46_000, way: 'toRefund' },
  ]);
});

it('counts the charges within a combined invoice once', async () => {
  const briefingId = await combined();
  const amounts = async (filter: object) => {
    const { sums, included } = await sumsOf('charges', { briefingId, ...filter });
    return [included, ...sums.slice(0, 2).map(({ cents }: { cents: number }) => cents)];
  };
  expect(await rowsOf('charges', { briefingId })).toHaveLength(3);
  expect(await amounts({})).toEqual([2, 200_000, 200_000]);
  expect(await amounts({ status: 'open' })).toEqual([0, 200_000, 200_000]);
  // If the filter excludes the combined invoice, the sum contains the charges in the invoice instead.
  expect((await amounts({ purpose: 'hiring' })).slice(0, 2)).toEqual([0, 200_000]);
});

it('sums what late charges owe today, with fine and interest', async () => {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const open = (await rowsOf('charges', { status: ['open', 'overdue'] })).filter(
    ({ purpose }) => purpose !== 'pay',
  );
  const [late] = open;
  const asked = { id: late!.id };
  expect((await sumsOf('charges', asked)).sums.map(({ field }: Row) => field)).not.toContain('owedToday');
  await client.query('set session_replication_role = replica');
  // One month late: a fine of 2 %, and interest of 1 % a month for 31 days.
  await client.query(`update charges set status = 'overdue', due_on = '2026-10-21' where id = $1`, [
    late!.id,
  ]);
  const { sums } = await sumsOf('charges', asked);
  const rest = Number(late!.restCents);
  const fees = Math.round(rest * 0.02) + Math.round((rest * 0.01 * 31) / 30);
  expect(sums).toContainEqual({ field: 'restCents', currency: 'BRL', cents: rest });
  expect(sums.at(-1)).toEqual({ field: 'owedToday', currency: 'BRL', cents: rest + fees });
  await client.query(`update charges set status = 'open', due_on = $2 where id = $1`, [
    late!.id,
    late!.dueOn,
  ]);
  await client.end();
});

it('leaves cancelled rows out of a list’s sums unless the list is filtered by that state', async () => {
  const queried = await rowsOf('charges', {});
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const [row] = queried.filter(({ status, purpose }) => status === 'paid' && purpose === 'hiring');
  const { id, amountCents } = row!;
  const before = await sumsOf('charges', { id });
  await client.query('set session_replication_role = replica');
  await client.query(`update charges set status = 'cancelled' where id = $1`, [id]);
  await client.end();
  expect(before.sums[0].cents).toBe(amountCents);
  expect(await sumsOf('charges', { id })).toEqual({ ...whole, leftOut: 1, sums: [] });
  expect((await sumsOf('charges', { id, status: 'cancelled' })).sums[0].cents).toBe(amountCents);
});

it('returns a list’s sums only to staff who may read the list, and refuses unknown filters', async () => {
  const statusFor = async (actor: Actor, list: string, filter = {}) =>
    (await ask(actor, `/sums/${list}`, filter)).status;
  expect(await statusFor(cast.brand, 'charges')).toBe(403);
  expect(await statusFor(cast.creators[0]!, 'payouts')).toBe(403);
  expect(await statusFor(cast.curator, 'receipts')).toBe(403);
  expect(await statusFor(cast.curator, 'charges')).toBe(200);
  expect(await statusFor(cast.finance, 'charges', { nonsense: 1 })).toBe(400);
});
