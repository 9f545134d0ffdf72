/**
 * How long the page of a squad takes, whole, with 300 deliverables on its board, and what its parts take beside a bare
 * Remix page: `npx tsx bench/board.ts`. Writes bench/results/board-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { actorOf, briefings, squads } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { Client } from 'pg';
import { buildWhatIsStale } from '../bin/parts/build';
import { demoSeeded } from './parts/demoSeeded';
import { startMeasured } from './parts/measured';
import { keep } from './parts/results';
import { timed } from './parts/timed';

const PIECES = 300;
const AIM_MS = 100;
const RUNS = 40;
const PORT = 20_000 + Math.floor(Math.random() * 20_000);

await buildWhatIsStale();
const demo = await demoSeeded();
const database = await openDatabase(demo.url, { poolMax: 2 });
const portal = await startMeasured('bin/portal.ts', PORT, {
  ...{ DATABASE_URL: demo.url, ELENCO_DATA_DIR: demo.folder, ELENCO_DEMO_DATA: 'off', BASE_URL: '' },
  ...{ HOST: '127.0.0.1', LOG_LEVEL: 'warn', ELENCO_REST_CALLS: '1000000' },
});
const bare = await startMeasured('bench/parts/floor.ts', PORT + 1, { NODE_ENV: 'production' });
try {
  const owner = actorOf((await database.identity.byEmail('brand@aurora.example'))!);
  const [squad] = await database.see(squads, owner, { status: 'running' });
  if (!squad) throw new Error('the demo data has a squad at work');
  const projects = await database.see(briefings, owner, { squadId: squad.id });
  const pieces = await fill(projects.map(({ id }) => id));
  const { cookie } = await demo.visitor('brand', 'brand@aurora.example');
  const path = `/dashboard/client/squad/${squad.id}`;
  let bytes = 0;
  const whole = await timed(async () => {
    bytes = (await read(`${portal.url}${path}`, cookie)).length;
  }, RUNS);
  const floor = await timed(() => read(`${bare.url}/page`, ''), RUNS);
  keep('board', (day) =>
    [
      `# The board of a squad, ${day}`,
      '',
      `${pieces} deliverables, ${Math.round(bytes / 1024)} kB, ${RUNS} requests one after the other, over HTTP, on ${cpus().length} cores at load ${(loadavg()[0] ?? 0).toFixed(1)}. Milliseconds.`,
      '',
      '| | p50 | p95 |',
      '|---|---|---|',
      `| the page, whole | ${whole.p50.toFixed(1)} | ${whole.p95.toFixed(1)} |`,
      `| a bare page of the same run | ${floor.p50.toFixed(1)} | ${floor.p95.toFixed(1)} |`,
      '',
      `Aim: under ${AIM_MS} ms. ${whole.p50 < AIM_MS ? 'Reached.' : 'Missed.'}`,
      '',
    ].join('\n'),
  );
} finally {
  await portal.stop();
  await bare.stop();
  await database.close();
  await demo.stop();
}

/** Copies the squad's deliverables until there are so many; past the triggers, since only reading is measured. */
async function fill(briefingIds: readonly number[]): Promise<number> {
  const client = new Client({ connectionString: demo.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'deliverables' and column_name <> 'id'`,
    );
    const columns = rows.map(({ column_name }) => column_name).join(', ');
    await client.query(
      `insert into deliverables (${columns}) select ${columns}
       from (select d.*, row_number() over (order by n, d.id) as place
             from deliverables d, generate_series(1, 50) n where briefing_id = any($1)) copies
       where place <= $2 - (select count(*) from deliverables where briefing_id = any($1))`,
      [briefingIds, PIECES],
    );
    const { rows: counted } = await client.query<{ count: number }>(
      'select count(*)::int as count from deliverables where briefing_id = any($1)',
      [briefingIds],
    );
    await client.query('commit');
    return counted[0]!.count;
  } finally {
    await client.end();
  }
}

async function read(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { Cookie: cookie, Accept: 'text/html' } });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
