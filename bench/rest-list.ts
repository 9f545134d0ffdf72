/**
 * Measures a REST list (25 rows, filter, sort, total) with 1,000 and 100,000 briefings. There are two
 * references in the same run: the queries for a page and its bounded count through node-postgres, and a bare
 * Hono handler that returns the results of these queries. Results are ratios, so they do not depend on the
 * machine. `npx tsx bench/rest-list.ts` writes bench/results/rest-list-<day>.md.
 */

import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { MAX_EXACT_TOTAL } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { amount } from './parts/brief';
import { withCopies } from './parts/copies';
import { demoSeeded } from './parts/demoSeeded';
import { writeResult } from './parts/results';

/** Number of rows, and the target: the REST list's rate in percent of the bare handler's rate. */
const sizes = [
  [1_000, 70],
  [amount(100_000, 2_000), 50],
] as const;
const ROUNDS = amount(5, 1);
const ROUND_MS = amount(2_000, 100);
const { url, folder, stop } = await demoSeeded();
const settings = readSettings({
  DATABASE_URL: url,
  ELENCO_DATA_DIR: folder,
  ELENCO_REST_CALLS: '1000000',
});
const pool = new Pool({ connectionString: url, max: 10 });
// `end` does not wait until the sockets are closed. An error that arrives later must not end the process.
pool.on('connect', (client) => client.on('error', () => {}));
pool.on('error', () => {});
const database = await openDatabase(url, { poolMax: 10 });
const reader = (await database.identity.byEmail('owner@elenco.example'))!;
const issued = { name: 'bench', scopes: ['read'], days: 1, now: new Date().toISOString() };
const { token } = await database.identity.issueToken(reader.id, issued);
const app = new Hono<Env>();
app.use((c, next) => {
  c.set('ip', '127.0.0.1');
  return next();
});
mountApi(app, { database, settings, version: 'bench', log: console });

const where = `status in ('curation') and budget_cents >= 10000`;
const page = `select * from briefings where ${where} order by created_at desc, id desc limit 25`;
const total = `select count(*)::int as total from (select from briefings where ${where} limit ${MAX_EXACT_TOTAL + 1}) counted`;
const sql = async () => {
  const counted = await pool.query<{ total: number }>(total);
  return { total: counted.rows[0]!.total, rows: (await pool.query(page)).rows };
};
const bare = new Hono().get('/', async (c) => {
  const found = await sql();
  return c.json(found.rows, 200, { 'Content-Range': `briefings 0-24/${found.total}` });
});

const query = new URLSearchParams({
  sort: '["createdAt","DESC"]',
  range: '[0,24]',
  filter: '{"status":"curation","budgetCents_gte":10000}',
});
const headers = { Authorization: `Bearer ${token}` };
const [rest, floor] = [await listen(app), await listen(bare)];
const ask = (address: string) => async () => {
  const answer = await fetch(address, { headers });
  if (!answer.ok || ((await answer.json()) as unknown[]).length !== 25) throw new Error(`${answer.status}`);
};
const contestants = {
  'raw SQL': sql,
  'bare handler': ask(floor.url),
  'REST list': ask(`${rest.url}/api/v1/briefings?${query}`),
};

/**
 * Returns the best rate of each contestant. Measures the contestants in turn, so that other load affects all
 * of them in the same way.
 */
async function measured(): Promise<Record<string, number>> {
  const best: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(contestants)) {
      best[name] = Math.max(best[name] ?? 0, await rate(work));
    }
  }
  return best;
}

const parts: string[] = [];
let filled = 0;
for (const [size, aim] of sizes) {
  await fill(filled + 1, size);
  filled = size;
  const best = await measured();
  const share = (100 * best['REST list']!) / best['bare handler']!;
  const lines = Object.entries(best).map(
    ([name, each]) => `| ${name} | ${each.toFixed(0)} | ${((100 * each) / best['raw SQL']!).toFixed(0)} % |`,
  );
  parts.push(`## ${size.toLocaleString('en')} rows

| | answers a second | of raw SQL |
| --- | --- | --- |
${lines.join('\n')}

The REST list makes **${share.toFixed(0)} %** of what the bare handler makes. Aim: ${aim} %.
`);
}
const load = loadavg()[0] ?? 0;
writeResult(
  'rest-list',
  (day) => `# A REST list over a small and a large table

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.toFixed(1)} at the end${load > cpus().length / 2 ? ': the machine was busy with other work, and a share above 100 % is its noise' : ''}. Made by \`npx tsx bench/rest-list.ts\`.

Staff ask for 25 briefings with a filter, a sort and the total, ten requests at once, client, server and PostgreSQL on one machine. Best of 5 rounds of 2 s, in turns. *Raw SQL* is the page and the bounded count through node-postgres, the *bare handler* a Hono handler that sends their rows.

${parts.join('\n')}`,
);

for (const { server } of [rest, floor]) server.close();
await database.close();
await pool.end();
await stop();

/** Returns the responses per second in one round with ten concurrent requests. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  return (done * 1_000) / ROUND_MS;
}

async function listen(app: { fetch: Hono['fetch'] }): Promise<{ url: string; server: ServerType }> {
  const server = await new Promise<ServerType>((settle) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => settle(started));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Inserts copies of a demo briefing, in all states. */
async function fill(first: number, last: number): Promise<void> {
  await withCopies(url, (copy) =>
    copy(
      'briefings',
      `generate_series(${first}, ${last}) n, (select * from briefings order by id limit 1) t`,
      [],
      {
        created_at: `now() - n * interval '1 minute'`,
        status: `(array['draft', 'curation', 'selection', 'hired', 'closed'])[1 + (n / 20) % 5]`,
        budget_cents: '10000 + n',
        title: `'Briefing ' || n`,
      },
    ),
  );
  await pool.query('vacuum analyze briefings');
}
