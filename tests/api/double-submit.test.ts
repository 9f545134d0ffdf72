import { type Actor, applyCardEvent, commands } from '@elenco/core';
import { postings } from '@elenco/core/finance';
import type { Database } from '@elenco/db';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { startApi } from '../support/api';
import { gather } from '../support/cast';
import { budget } from '../support/depth';
import { callerAs } from './cast';
import { squad, subscription, wholeJob } from './double-submit/hirings';
import { boughtDollars, ownContract, paidBackInEuros } from './double-submit/ownContracts';
import { paidTax } from './double-submit/taxes';

const atOnce = budget(100, 8);

/** Number of rows in each table after a step. */
type Counts = Record<string, number>;
interface Walk {
  readonly steps: ReadonlyMap<string, Counts>;
  /** Names of the commands that wrote to the ledger. */
  readonly posting: ReadonlySet<string>;
  /** Kinds of the ledger entries that were written. */
  readonly kinds: readonly string[];
}

/**
 * Runs a complete job over HTTP, from briefing to payout. Sends each submission that moves money `times`
 * times concurrently under one key.
 */
async function walk(times: number): Promise<Walk> {
  let clock = { now: '' };
  const api = await startApi({ now: () => clock.now });
  const client = new Pool({ connectionString: api.databaseUrl, max: 4 });
  // The database may be dropped before the pool has closed its connections, which is then an error.
  client.on('error', () => {});
  try {
    const cast = await gather(api.database);
    clock = cast.clock;
    const posting = recordPostingCommands(api.database, client);
    const steps = new Map<string, Counts>();
    const send = async (name: string, actor: Actor, path: string, input: object) => {
      const caller = await callerAs(api, actor, clock.now);
      const press = () => caller('POST', path, input, { 'Idempotency-Key': name });
      const answers = await Promise.all(Array.from({ length: times }, press));
      const reported = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
      expect([name, new Set(reported).size, reported[0]]).toEqual([name, 1, expect.stringMatching(/^200 /)]);
      steps.set(name, await countRows(client));
    };
    await wholeJob(api.database, cast, send);
    await squad(cast, send);
    await subscription(cast, send);
    await ownContract(cast, send);
    await paidBackInEuros(cast, send);
    await boughtDollars(cast, send);
    await paidTax(cast, send);
    const { rows } = await client.query('select distinct kind from ledger_transactions order by kind');
    return { steps, posting, kinds: rows.map(({ kind }) => kind) };
  } finally {
    await client.end();
    await api.stop();
  }
}

/** Returns a set that receives the name of each command that adds ledger entries. */
function recordPostingCommands(database: Database, client: Pool): Set<string> {
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

/**
 * Kinds of ledger entries that the simulated job does not create. tests/db/worker/cards.test.ts tests
 * repeated card messages, and tests/db/money.test.ts tests set-offs and tax corrections.
 */
const notReached = new Set<string>([
  'processing_taken',
  'provider_transfer',
  'surplus_received',
  'surplus_returned',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'refund_set_off',
  'refund_unasked',
  'currency_returned',
  'taxes_corrected',
  'payment_reversed',
  'late_fee_kept',
  'difference_settled',
]);

it('performs a money-moving submission once, with the same response, if it is sent many times concurrently', async () => {
  const once = await walk(1);
  const often = await walk(atOnce);
  expect(Object.fromEntries(often.steps)).toEqual(Object.fromEntries(once.steps));

  const declared = commands.filter(({ movesMoney }) => movesMoney).map(({ name }) => name);
  const submitted = new Set([...often.steps.keys()].map((step) => step.split('/')[0]));
  expect([...submitted].sort()).toEqual(declared.sort());
  // The job creates every kind of entry except `notReached`. The test therefore finds every command that
  // writes to the ledger without requiring an idempotency key.
  const kinds = postings.schema.shape.kind.options.filter((kind) => !notReached.has(kind));
  expect(once.kinds).toEqual(kinds.sort());
  // Messages of the card provider have no idempotency key. Their reference prevents a second effect.
  expect([...once.posting].filter((name) => !declared.includes(name))).toEqual([applyCardEvent.name]);
  console.log(
    `double submit: ${declared.length} commands, ${often.steps.size} steps, ${atOnce} at once, 0 wrong`,
  );
}, 240_000);
