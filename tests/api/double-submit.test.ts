import { type Actor, commands, contracts, proposals } from '@elenco/core';
import { charges, payouts, postings } from '@elenco/core/payment';
import type { Database } from '@elenco/db';
import { movesMoney } from '@elenco/portal/server/api/commands';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, gather, invite } from '../support/cast';
import { type Caller, callerOf } from './cast';

const atOnce = 100;

/** How many rows each table has after each step. */
type Counts = Record<string, number>;
interface Walk {
  readonly steps: ReadonlyMap<string, Counts>;
  /** The commands that wrote into the ledger, and in what ways they did. */
  readonly posting: ReadonlySet<string>;
  readonly kinds: readonly string[];
}

/** The main job over HTTP, each submission that moves money sent so many times at once under one key. */
async function walk(times: number): Promise<Walk> {
  const clock = { now: '' };
  const api = await startApi({ now: () => clock.now });
  const client = new Pool({ connectionString: api.databaseUrl, max: 4 });
  try {
    const cast = await gather(api.database);
    clock.now = cast.clock.now;
    const posting = noteWhatPosts(api.database, client);
    const steps = new Map<string, Counts>();
    const send = async (name: string, actor: Actor, path: string, input: object) => {
      const caller = await callerAs(api, actor, clock.now);
      const press = () => caller('POST', path, input, { 'Idempotency-Key': name });
      const answers = await Promise.all(Array.from({ length: times }, press));
      const reported = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
      expect([name, new Set(reported).size, reported[0]]).toEqual([name, 1, expect.stringMatching(/^200 /)]);
      steps.set(name, await countRows(client));
    };
    await wholeJob(api.database, cast, clock, send);
    const { rows } = await client.query('select distinct kind from ledger_transactions order by kind');
    return { steps, posting, kinds: rows.map(({ kind }) => kind) };
  } finally {
    await client.end();
    await api.stop();
  }
}

async function callerAs(api: RunningApi, actor: Actor, now: string): Promise<Caller> {
  if (!('userId' in actor)) throw new Error('only a person has a token');
  const about = { name: 'walk', scopes: ['read', 'write'], days: 1, now };
  const { token } = await api.database.identity.issueToken(actor.userId, about);
  return callerOf(api, { Authorization: `Bearer ${token}` });
}

type Send = (name: string, actor: Actor, path: string, input: object) => Promise<void>;

/** Two creators are hired and paid: one brand's charge comes by the bank's file, the other is settled by hand. */
async function wholeJob(database: Database, cast: Cast, clock: { now: string }, send: Send): Promise<void> {
  const { job, brand, finance, secondFinance } = cast;
  const pair = cast.creators.slice(0, 2);
  const { briefingId } = await invite(cast);
  const lines = [
    { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total', amountCents: 300_000 },
  ] as const;
  const proposalIds: number[] = [];
  for (const creator of pair) {
    const [own] = await database.see(proposals, creator, { briefingId });
    await job.propose(creator, own!.id, [...lines], '');
    proposalIds.push(own!.id);
  }
  await send('proposals.approveAll', brand, '/commands/proposals.approveAll', { briefingId, proposalIds });
  const made = await database.see(contracts, brand, { briefingId });
  for (const { id, textHash, creatorId } of made) {
    const creator = pair.find((one) => one.role === 'professional' && one.creatorId === creatorId)!;
    for (const [n, party] of [brand, creator].entries()) {
      await send(`contracts.accept/${n}/${id}`, party, '/commands/contracts.accept', { id, textHash });
    }
  }
  const [byBank, byHand] = await database.see(charges, finance, { contractId: made.map(({ id }) => id) });
  const { ourNumber, amountCents } = byBank!;
  const cents = { faceCents: amountCents, paidCents: amountCents, netCents: amountCents };
  await send('charges.importBankReturn', finance, '/commands/charges.importBankReturn', {
    entries: [{ line: 3, occurrence: '06', ourNumber, paidOn: '2026-11-21', ...cents }],
  });
  const settle = { move: 'settle', amountCents: byHand!.amountCents, paidBy: 'pix', paidOn: '2026-11-21' };
  await send('charges.settle', finance, `/charges/${byHand!.id}/moves`, settle);
  const [contract] = made;
  const creator = pair.find((one) => one.role === 'professional' && one.creatorId === contract?.creatorId)!;
  for (const deliverable of await job.deliverablesOf(contract!.id)) {
    await job.showDraft(creator, deliverable, '#publi Meu protetor de todo dia');
    await job.publish(creator, brand, deliverable);
  }
  const invoiceId = await job.invoice(creator, contract!);
  await send('invoices.accept', finance, `/invoices/${invoiceId}/moves`, { move: 'accept' });
  const [payout] = await database.see(payouts, finance, { contractId: contract!.id });
  await send('payouts.prepare', finance, '/commands/payouts.prepare', { id: payout!.id });
  clock.now = '2026-11-21T20:00:00.000Z';
  const release = { move: 'release', proof: 'E2E-1', madeOn: '2026-11-21' };
  await send('payouts.release', secondFinance, `/payouts/${payout!.id}/moves`, release);
}

/** Looks at each command whether the ledger grew by it. */
function noteWhatPosts(database: Database, client: Pool): Set<string> {
  const posting = new Set<string>();
  const entries = async () =>
    (await client.query('select count(*)::int as count from ledger_transactions')).rows[0].count as number;
  const perform = database.perform.bind(database);
  database.perform = async (command, input, commandContext) => {
    const before = await entries();
    const reply = await perform(command, input, commandContext);
    if ((await entries()) > before) posting.add(command.name);
    return reply;
  };
  return posting;
}

async function countRows(client: Pool): Promise<Counts> {
  const { rows } = await client.query(
    `select table_name as name,
       (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
     from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

it('a submission that moves money, sent a hundred times at once, has one effect and one answer', async () => {
  const once = await walk(1);
  const often = await walk(atOnce);
  expect(Object.fromEntries(often.steps)).toEqual(Object.fromEntries(once.steps));

  const declared = commands.filter(movesMoney).map(({ name }) => name);
  const submitted = new Set([...often.steps.keys()].map((step) => step.split('/')[0]));
  expect([...submitted].sort()).toEqual(declared.sort());
  // Every way to the ledger was gone, so a command that posts and asks for no key would be found here.
  expect(once.kinds).toEqual([...postings.schema.shape.kind.options].sort());
  expect([...once.posting].filter((name) => !declared.includes(name))).toEqual([]);
  console.log(
    `double submit: ${declared.length} commands, ${often.steps.size} steps, ${atOnce} at once, 0 wrong`,
  );
}, 240_000);
