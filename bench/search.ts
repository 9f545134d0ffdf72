/**
 * Measures the search over `--size` creators for each kind of query, over HTTP with JSON: the first page with
 * counts of facets, and a later page. The reference in the same run is the simplest SQL with the same result.
 * `npx tsx bench/search.ts --size 1000000 [--data <folder>]` writes bench/results/search-<size>-<day>.md. If
 * `--data` is set, the data stays in this folder, and an interrupted load continues.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { channels, skills } from '@elenco/core';
import { FORMAT } from '@elenco/search';
import { Pool } from 'pg';
import { emptyDatabase } from './parts/benchServer';
import { amount } from './parts/brief';
import { writeResult } from './parts/results';
import { searchClasses } from './parts/searchClasses';
import { loadPeople } from './parts/searchLoad';
import { startSearch } from './parts/searchServer';
import { ms, percentiles, type Timing, throughput, timed } from './parts/timed';

/** Targets in milliseconds, for ten million creators and a warm cache. */
const goals = { first: 60, next: 25, words: 25 };
const TIMES = 40;

const { values } = parseArgs({ options: { size: { type: 'string' }, data: { type: 'string' } } });
const size = Number(values.size ?? amount(100_000, 1_000));
const { url, folder, stop } = await emptyDatabase(values.data);
const pool = new Pool({ connectionString: url, max: 4 });
// `end` does not wait until the sockets are closed. An error that arrives later must not end the process.
pool.on('connect', (client) => client.on('error', () => {}));
pool.on('error', () => {});

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
const server = await startSearch(url, folder, pool);
const { rows: states } = await pool.query<{ there: boolean }>(
  `select rows = $1 and format = $2 as there from search.state`,
  [size, FORMAT],
);
const building = states[0]?.there ? 0 : await seconds('build', server.build);
await pool.query('vacuum analyze search.rows_0, search.rows_1');
const { rows: slots } = await pool.query<{ slot: number }>('select generation % 2 as slot from search.state');
const slot = slots[0]!.slot;

const loadBefore = loadavg();
interface Measured {
  readonly name: string;
  readonly found: string;
  readonly first: Timing;
  readonly next: Timing | undefined;
  readonly plain: Timing | undefined;
  readonly words: boolean;
}
const measured: Measured[] = [];
for (const { name, query, sql } of searchClasses) {
  // The measurement assumes a warm cache, so these queries warm it. With a cold cache, a query may exceed the
  // statement timeout.
  for (let n = 0; n < 3; n += 1) await server.ask(query).catch(() => undefined);
  const { total, next: after } = await server.ask(query);
  const first = await timed(() => server.ask(query), TIMES);
  const next = after === null ? undefined : await timed(() => server.ask(`${query}&after=${after}`), TIMES);
  const plain = sql && (await timed(() => pool.query(sql(slot)), TIMES));
  const found = `${total.exact ? '' : 'about '}${total.value}`;
  measured.push({ name, found, first, next, plain, words: query.includes('q=') });
  console.log(name, found, percentiles(first), next ? percentiles(next) : '');
}
/**
 * Cursor after the first twenty pages of the results. The later page that is measured starts at this cursor.
 */
let deep = '';
for (let page = 0; page < 20; page += 1) {
  const query = `channel=instagram&sort=followers&limit=100${deep && `&after=${deep}`}`;
  deep = (await server.ask(query)).next ?? deep;
}
const deepPage = await timed(() => server.ask(`channel=instagram&sort=followers&after=${deep}`), TIMES);
const works = searchClasses.map(
  ({ query }) =>
    () =>
      server.ask(query),
);
const { rate, failed } = await throughput(works, { clients: 8, seconds: amount(10, 0.1) });
const sizes = await pool.query<{ bytes: string }>(
  `select pg_size_pretty(sum(pg_total_relation_size(c.oid))) as bytes from pg_class c
   where relnamespace = 'search'::regnamespace and relkind = 'r'`,
);

const missed = measured.flatMap(({ name, first, next, words }) => [
  ...(first.p95 > goals.first ? [`${name}, first page: ${ms(first.p95)} instead of ${goals.first}`] : []),
  ...(next && next.p95 > (words ? goals.words : goals.next)
    ? [`${name}, next page: ${ms(next.p95)} instead of ${goals.next}`]
    : []),
]);
const load = (numbers: number[]) => numbers.map((one) => one.toFixed(1)).join(' ');
writeResult(
  `search-${size}`,
  (day) => `# Search over ${size.toLocaleString('en')} creators, ${day}

${cpus()[0]?.model.trim()}, ${cpus().length} cores; load ${load(loadBefore)} before and ${load(loadavg())} after: figures from a busy machine mean little. One client, ${TIMES} times each, warm. Made by \`npx tsx bench/search.ts --size ${size}\`.
Every response contains up to 25 profiles with their reasons; a first page also the total and the counts beside all filters. Milliseconds, p50 / p95 / p99.

| query | matches | first page, with counts | next page | walk in SQL, refs only |
|---|---|---|---|---|
${measured
  .map(
    ({ name, found, first, next, plain }) =>
      `| ${name} | ${found} | ${percentiles(first)} | ${next ? percentiles(next) : ''} | ${plain ? percentiles(plain) : ''} |`,
  )
  .join('\n')}
| deep page by key (the 2,001st) | | | ${percentiles(deepPage)} | |

All classes in turn, eight clients at once: ${rate.toFixed(0)} first pages a second; ${failed} queries failed.

Loaded in ${loading.toFixed(0)} s, built in ${building.toFixed(0)} s (0: it was there); the index takes ${sizes.rows[0]!.bytes}.

Goals of the design at ten million, p95: a first page ${goals.first} ms, a page without counts ${goals.next} ms. ${missed.length === 0 ? 'All are reached.' : `Missed:\n${missed.map((one) => `- ${one}`).join('\n')}`}
`,
);

await server.stop();
await pool.end();
await stop();
