/**
 * Measures how many commands on money `perform` executes per second: settled charges, released payouts and
 * posted receipts. The reference is the bare driver, which sends the same statements to the same database in
 * the same run. Each run measures a single company and creator first, then many of them. `npx tsx
 * bench/money.ts` writes bench/results/money-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { importReceipts, releasePayout, settleCharge } from '@elenco/core';
import { type Database, migrate, openDatabase } from '@elenco/db';
import { Client } from 'pg';
import { TEMPLATE } from '../tests/support/db';
import { type Arranged, arrangeContracts, NOW } from './parts/arrangeMoney';
import { startBenchServer } from './parts/benchServer';
import { amount, isBrief } from './parts/brief';
import { interceptQueries, record, replay, type Statement, spreadIds } from './parts/recorded';
import { writeResult } from './parts/results';

const AIM = 0.6;
const ROUNDS = amount(5, 1);
const CLIENTS = 4;
const SPREADS = (
  [
    ['one account', 1],
    ['many accounts', 12],
  ] as const
).slice(0, amount(2, 1));

type Work = (database: Database, arranged: Arranged, place: number) => Promise<unknown>;
const works: Readonly<Record<string, Work>> = {
  settling: (database, { charges, finance }, place) => {
    const { id, amountCents } = charges[place]!;
    const paid = { id, amountCents, paidOn: NOW.slice(0, 10), paidBy: 'pix' } as const;
    return database.perform(settleCharge, paid, { actor: finance, now: NOW });
  },
  'paying out': (database, { payouts, secondFinance }, place) => {
    const made = { id: payouts[place]!, proof: `E2E-${place}`, madeOn: NOW.slice(0, 10) };
    return database.perform(releasePayout, made, { actor: secondFinance, now: NOW });
  },
  posting: (database, { finance }, place) => {
    const entry = {
      source: 'pix',
      externalId: `E${place}`,
      receivedOn: NOW.slice(0, 10),
      amountCents: 12_345,
      paidBy: 'pix',
      reference: 'ninguém',
    } as const;
    return database.perform(importReceipts, { entries: [entry] }, { actor: finance, now: NOW });
  },
};

const server = await startBenchServer();
/**
 * Prefix of the names of this run's databases. It distinguishes them from other databases on the same server.
 */
const prefix = `elenco_bench_${process.pid}`;
const office = new Client({ connectionString: urlOf('postgres') });
let copies = 0;
const rows: string[] = [];
let worst = Number.POSITIVE_INFINITY;
try {
  await office.connect();
  interceptQueries();
  for (const [spread, parties] of SPREADS) {
    const base = `${prefix}_base_${parties}`;
    await office.query(`create database ${base}${isBrief ? ` template ${TEMPLATE}` : ''}`);
    if (!isBrief) await migrate(urlOf(base));
    const numbers = new Client({ connectionString: urlOf(base) });
    await numbers.connect();
    await spreadIds(numbers);
    await numbers.end();
    const filling = await openDatabase(urlOf(base));
    const arranged = await arrangeContracts(filling, parties);
    await filling.close();
    for (const [name, work] of Object.entries(works)) {
      const statements = await recorded(base, arranged, work);
      const rates: { ours: number; bare: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.push({
          ours: await performRate(base, arranged, work),
          bare: await driverRate(base, statements),
        });
      }
      const [low, ratio, high] = minMedianMax(rates.map((one) => one.ours / one.bare));
      worst = Math.min(worst, ratio);
      const middle = (of: 'ours' | 'bare') => minMedianMax(rates.map((one) => one[of]))[1].toFixed(0);
      const each = (statements.flat().length / statements.length).toFixed(0);
      rows.push(
        `| ${name}, ${spread} | ${each} | ${middle('ours')} | ${middle('bare')} | **${percent(ratio)}** | ${percent(low)} – ${percent(high)} |`,
      );
      console.log(rows.at(-1));
    }
    if (isBrief) await office.query(`drop database ${base} with (force)`);
  }
  writeResult(
    'money',
    (day) => `# Money through \`perform\` and bare, ${day}

Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Made by \`npx tsx bench/money.ts\`.

Commands a second, ${CLIENTS} at once, median of ${ROUNDS} rounds, each on a fresh copy of the same database, which writes its log to disk before it answers. *Bare*: the very statements that \`perform\` sent, with their values, sent again by the driver alone. Aim: at least ${percent(AIM)} of bare. ${worst >= AIM ? 'Reached.' : 'Missed.'}

| what | statements each | \`perform\` | bare | ratio | of all rounds |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
} finally {
  await office.end();
  await server.stop();
}

function urlOf(name: string): string {
  return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
}
function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
/** Returns minimum, median and maximum. */
function minMedianMax(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  return [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
}

/** Runs work on a copy of a database. */
async function onCopy<Result>(base: string, work: (url: string) => Promise<Result>): Promise<Result> {
  copies += 1;
  const name = `${prefix}_copy_${copies}`;
  await office.query(`create database ${name} template ${base}`);
  try {
    return await work(urlOf(name));
  } finally {
    await office.query(`drop database ${name} with (force)`);
  }
}

/** Returns the statements that `perform` sends for each command. */
function recorded(base: string, arranged: Arranged, work: Work): Promise<Statement[][]> {
  return onCopy(base, async (url) => {
    const database = await openDatabase(url, { poolMax: CLIENTS });
    const kept: Statement[][] = [];
    for (let place = 0; place < arranged.count; place += 1)
      kept.push(await record(() => work(database, arranged, place)));
    await database.close();
    return kept;
  });
}

/** Returns the number of commands per second when `perform` executes them. */
function performRate(base: string, arranged: Arranged, work: Work): Promise<number> {
  return onCopy(base, async (url) => {
    const database = await openDatabase(url, { poolMax: CLIENTS });
    const rate = await rateOf(arranged.count, () => (place) => work(database, arranged, place));
    await database.close();
    return rate;
  });
}

/** Returns the number of commands per second when the bare driver sends their recorded statements. */
function driverRate(base: string, statements: readonly (readonly Statement[])[]): Promise<number> {
  return onCopy(base, async (url) => {
    const clients = Array.from({ length: CLIENTS }, () => new Client({ connectionString: url }));
    for (const client of clients) await client.connect();
    try {
      return await rateOf(statements.length, (n) => (place) => replay(clients[n]!, statements[place]!));
    } finally {
      for (const client of clients) await client.end();
    }
  });
}

/**
 * Returns the number of executions per second. The first executions of each worker are not measured, because
 * code is compiled and connections are opened in that time.
 */
async function rateOf(
  count: number,
  workOf: (n: number) => (place: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const until = (end: number) =>
    Promise.all(
      Array.from({ length: CLIENTS }, async (_, n) => {
        const work = workOf(n);
        while (next < end) {
          const place = next;
          next += 1;
          await work(place);
        }
      }),
    );
  const warm = CLIENTS * amount(5, 1);
  await until(warm);
  const from = performance.now();
  await until(count);
  return ((count - warm) * 1_000) / (performance.now() - from);
}
