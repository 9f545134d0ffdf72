import { applyCardEvent, closeMonth, monthClosings, releasePayout } from '@elenco/core';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runStep } from './money/acts';
import { providerEventOf } from './money/cards';
import type { Ordered } from './money/doomed';
import { checkInvariants } from './money/invariants';
import { World } from './money/world';
import { startDoomed } from './worker/processes';

const program = new URL('./money/doomed.ts', import.meta.url);
let world: World;
/** Connection that takes the lock for which the killed process waits. */
let lock: Client;

beforeAll(async () => {
  world = await World.open();
  lock = new Client({ connectionString: world.url });
  await lock.connect();
});
afterAll(async () => {
  await lock.end();
  await world.close();
});
beforeEach(() => world.begin());

const go = async (...acts: (string | readonly [act: string, a: number, b: number])[]) => {
  for (const act of acts) {
    const [name, a, b] = typeof act === 'string' ? [act, 0, 0] : act;
    expect(await runStep(world, { act: name, a, b, c: 0, twice: false })).toEqual([name, expect.anything()]);
  }
};
const count = async (from: string) =>
  (await world.rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n;
const thrice = (...acts: Parameters<typeof go>) => [...acts, ...acts, ...acts];

/**
 * Takes a lock by the statement `hold`, runs commands in a separate process, and kills that process while it
 * waits for the lock.
 */
async function killed(orders: readonly Ordered[], hold: string, until: () => Promise<boolean>, pace = '') {
  await lock.query(`begin; ${hold}`);
  const doomed = await startDoomed(program, world.url, JSON.stringify(orders), pace);
  while (!(await count(`pg_locks where not granted`)) || !(await until()));
  await doomed.kill();
  await lock.query('commit');
}

test('a payout run that is restarted after being killed pays only the creators who were not paid yet', async () => {
  await go(...thrice('sign a hiring', 'settle a charge by hand', 'work'));
  await go(...[0, 1, 2].map((n) => ['submit an invoice', n, 0] as const), ...thrice('accept an invoice'));
  // The payouts are prepared by one finance user, but not released.
  await go(...[0, 1, 2].map((n) => ['pay a creator', n, 3] as const));
  const due = await world.rows<{ id: number; creatorId: number; cents: number; currency: string }>(
    `select id, creator_id as "creatorId", net_cents::float8 as cents, currency from payouts
     where prepared_by_id is not null order by creator_id, id`,
  );
  expect(due).toHaveLength(3);
  const orders = due.map(({ id }): Ordered => {
    const input = { id, proof: `E2E-${id}`, madeOn: world.day };
    return { command: 'releasePayout', input, actor: world.cast.secondFinance, now: world.now };
  });
  const last = due.at(-1)!;
  const account = `select from ledger_accounts where kind = 'payable' and creator_id = ${last.creatorId} for update`;
  const made = () => count(`payouts where status = 'made'`);
  await killed(orders, account, async () => (await made()) === 2);
  expect(await made()).toBe(2);
  const { actor } = orders[0]!;
  const again = await Promise.all(
    orders.map(({ input }) => world.perform(releasePayout, input as never, actor)),
  );
  expect(again).toEqual(['refused', 'refused', 'done']);
  for (const { currency, cents } of due) world.outside.move(currency, -cents);
  await checkInvariants(world);
});

test('a month remains open if its closing is killed, and is closed completely by the next run', async () => {
  await go('sign a hiring', 'settle a charge by hand');
  world.pass(10);
  const input = { month: '2026-11-01' };
  const order: Ordered = { command: 'closeMonth', input, actor: world.cast.finance, now: world.now };
  // The command writes its audit entry last, so at this point all its other rows are written.
  await killed([order], 'lock table audit in exclusive mode', async () => true);
  expect(await count('month_closings')).toBe(0);
  await go('sign a hiring', 'settle a charge by hand');
  expect(await world.perform(closeMonth, input, order.actor)).toBe('done');
  expect(await world.perform(closeMonth, input, order.actor)).toBe('refused');
  expect(await world.database.see(monthClosings, world.cast.finance, { status: 'closed' })).toHaveLength(1);
  await checkInvariants(world);
});

test('a card provider’s message counts once even if the worker is killed while processing it', async () => {
  await go(...thrice('sign a hiring'));
  for (const n of [0, 1, 2]) await go(['start a card payment', n, 0]);
  // The card payments succeed, and then half of each is refunded.
  for (const b of [3, 4]) for (const n of [0, 1, 2]) await go(['change a payment at the provider', n, b]);
  const { messages } = world.outside;
  const news = messages.map(({ reference, about }) => {
    return { message: { reference, kind: 'charge.updated' }, news: providerEventOf(about) };
  });
  const product = { role: 'system' } as const;
  const orders = [...news, ...news].map((input): Ordered => {
    return { command: 'applyCardEvent', input, actor: product, now: world.now };
  });
  const row = 'select from charges where id = (select max(id) from charges) for update';
  const known = () => count('provider_events');
  await killed(orders, row, async () => (await known()) === 4, 'at once');
  expect(await known()).toBe(4);
  for (const input of news.toReversed()) await world.perform(applyCardEvent, input, product);
  for (const message of messages) world.outside.take(message);
  await checkInvariants(world);
  expect(await known()).toBe(6);
});
