/**
 * The search over `--size` creators: the classes of questions that people ask, over HTTP with JSON, with the counts
 * beside the filters, and beside it the plainest SQL that answers the same, in the same run.
 * `npx tsx bench/search.ts --size 1000000 [--data <folder>]` writes bench/results/search-<size>-<day>.md. With a folder
 * the people stay, and an interrupted load goes on.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { channels, skills } from '@elenco/core';
import { migrate, openDatabase } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { root } from '../bin/parts/programs';
import { loadPeople } from './parts/searchLoad';

const { values } = parseArgs({ options: { size: { type: 'string' }, data: { type: 'string' } } });
const size = Number(values.size ?? 100_000);
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'elenco-bench-'));
mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o755); // as root, the server runs under another identity, which must get in
const embedded = await startEmbedded({ dataDir, durable: true });
const { url } = embedded;
await migrate(url);
const pool = new Pool({ connectionString: url, max: 4 });
pool.on('connect', (client) => client.on('error', () => {}));

const seconds = async (what: string, work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  const took = (performance.now() - from) / 1_000;
  console.log(`${what}: ${took.toFixed(1)} s`);
  return took;
};
const loading = await seconds('load', () =>
  loadPeople(pool, size, { skills, channels }, (loaded) => console.log(`${loaded} of ${size}`)),
);
const database = await openDatabase(url, { poolMax: 6 });
const { rows: states } = await pool.query<{ rows: number }>('select rows from search.state');
const building =
  states[0]!.rows === size
    ? 0
    : await seconds('build', () => database.search.build(new Date().toISOString()));
await pool.query('vacuum analyze search.rows_0, search.rows_1');

await pool.query(
  `insert into users (created_at, updated_at, email, name, locale, staff, duties, confirmed_at)
   values (now(), now(), 'bench@bench.example', 'Bench', 'pt', true, '{curation}', now()) on conflict do nothing`,
);
const { rows: staff } = await pool.query<{ id: number }>(
  `select id from users where email = 'bench@bench.example'`,
);
const issued = { name: 'bench', scopes: ['read'], days: 1, now: new Date().toISOString() };
const { token } = await database.identity.issueToken(staff[0]!.id, issued);
const settings = readSettings({ DATABASE_URL: url, ELENCO_DATA_DIR: dataDir, ELENCO_REST_CALLS: '1000000' });
const app = new Hono<Env>();
app.use((c, next) => {
  c.set('ip', '127.0.0.1');
  return next();
});
mountApi(app, { database, settings, log: console });
const server = await new Promise<ServerType>((settle) => {
  const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => settle(started));
});
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/search/creators`;

async function ask(
  query: string,
): Promise<{ next: string | null; total: { value: number; exact: boolean } }> {
  const answer = await fetch(`${base}?${query}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { next: string | null; total: { value: number; exact: boolean } };
}

const slot = (await pool.query<{ slot: number }>('select generation % 2 as slot from search.state')).rows[0]!
  .slot;
const walk = (where: string, sort: string) =>
  `select ref from search.rows_${slot} where ${where} order by ${sort} desc, ref desc limit 25`;
/** Some way into the results, to go on from there. */
let deep = '';
for (let page = 0; page < 20; page += 1) {
  deep = (await ask(`channel=instagram&sort=followers&limit=100${deep && `&after=${deep}`}`)).next ?? deep;
}

const classes: readonly (readonly [name: string, query: string, sql?: string])[] = [
  [
    'common filter by engagement',
    'country=BR&channel=instagram&sort=engagement',
    walk(`country = search.country_code('BR') and m2 & 1 <> 0`, 'engagement'),
  ],
  [
    'two specialities by followers',
    'skill=beauty&skill=food&match=all&sort=followers',
    walk('m1 & 65 = 65', 'followers'),
  ],
  [
    'rare: six filters by followers',
    'skill=law&channel=spotify&gender=female&age=45-54&language=pt&country=BR&sort=followers',
  ],
  ['masks alone, with exact counts', 'skill=travel&channel=tiktok&gender=female&sort=followers'],
  ['relevance without words', 'skill=travel&channel=tiktok'],
  ['full name', 'q=mariana+goncalves'],
  ['rare name', 'q=ff4240'],
  ['prefix', 'q=f1a'],
  ['slip of the pen', 'q=gonsalvez'],
  ['deep page by key', `channel=instagram&sort=followers&after=${deep}`],
];

const TIMES = 40;
async function timed(work: () => Promise<unknown>): Promise<{ p50: number; p95: number; p99: number }> {
  for (let n = 0; n < 5; n += 1) await work();
  const taken: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(TIMES - 1, Math.floor(TIMES * share))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const lines: string[] = [];
for (const [name, query, sql] of classes) {
  const { total } = await ask(query);
  const whole = await timed(() => ask(query));
  const plain = sql ? await timed(() => pool.query(sql)) : undefined;
  const found = `${total.exact ? '' : 'about '}${total.value}`;
  const line = `| ${name} | ${found} | ${ms(whole.p50)} | ${ms(whole.p95)} | ${ms(whole.p99)} | ${plain ? `${ms(plain.p50)} / ${ms(plain.p95)}` : ''} |`;
  console.log(line);
  lines.push(line);
}
const sizes = await pool.query<{ bytes: string }>(
  `select pg_size_pretty(sum(pg_total_relation_size(c.oid))) as bytes from pg_class c
   where relnamespace = 'search'::regnamespace and relkind = 'r'`,
);

const day = new Date().toISOString().slice(0, 10);
const report = `# Search over ${size.toLocaleString('en')} creators, ${day}

${cpus()[0]?.model.trim()}, ${cpus().length} cores; load ${loadavg()
  .map((one) => one.toFixed(1))
  .join(
    ' ',
  )} when it ended: figures of a machine that was not quiet say little. One client, ${TIMES} times each, warm.
Every answer holds 25 profiles, the total and, on a first page, the counts beside all filters. Milliseconds.

| question | matches | p50 | p95 | p99 | walk in SQL, refs only: p50 / p95 |
|---|---|---|---|---|---|
${lines.join('\n')}

Loaded in ${loading.toFixed(0)} s, built in ${building.toFixed(0)} s (0: it was there); the index takes ${sizes.rows[0]!.bytes}.
`;
writeFileSync(join(root, `bench/results/search-${size}-${day}.md`), report);

await new Promise((done) => server.close(done));
await database.close();
await pool.end();
await embedded.stop();
if (!values.data) rmSync(dataDir, { recursive: true });
