/**
 * Measures the full page of a squad with 300 creators, and compares it with a bare Remix page: `npx tsx
 * bench/board.ts`. Writes bench/results/board-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { actorOf, briefings, contracts, deliverables, squads } from '@elenco/core';
import { amount } from './parts/brief';
import { withCopies } from './parts/copies';
import { cpuInTurns } from './parts/measured';
import { portalOverDemo, readPage } from './parts/portalOverDemo';
import { writeResult } from './parts/results';
import { timed } from './parts/timed';

const MEMBERS = amount(300, 12);
const AIM_MS = 100;
const RUNS = 40;

const { demo, database, portal, bare, stop } = await portalOverDemo();
try {
  const owner = actorOf((await database.identity.byEmail('brand@aurora.example'))!);
  const [squad] = await database.see(squads, owner, { status: 'running' });
  if (!squad) throw new Error('the demo data has no running squad');
  const projects = await database.see(briefings, owner, { squadId: squad.id });
  const of = { briefingId: projects.map(({ id }) => id) };
  await fill(of.briefingId);
  const members = (await database.see(contracts, owner, of)).length;
  const pieces = (await database.see(deliverables, owner, of)).length;
  const { cookie } = await demo.visitor('brand', 'brand@aurora.example');
  const path = `/dashboard/client/squad/${squad.id}`;
  let bytes = 0;
  const whole = await timed(async () => {
    bytes = (await readPage(`${portal.url}${path}`, cookie)).length;
  }, RUNS);
  const floor = await timed(() => readPage(`${bare.url}/page`, ''), RUNS);
  const cost = await cpuInTurns({
    page: { server: portal, ask: () => readPage(`${portal.url}${path}`, cookie) },
    data: { server: portal, ask: () => readPage(`${portal.url}${path}.data`, cookie) },
    bare: { server: bare, ask: () => readPage(`${bare.url}/page`, '') },
  });
  writeResult('board', (day) =>
    [
      `# The board of a squad, ${day}`,
      '',
      `${members} hirings with ${pieces} deliverables, ${Math.round(bytes / 1024)} kB, ${RUNS} requests one after the other, over HTTP, on ${cpus().length} cores at load ${(loadavg()[0] ?? 0).toFixed(1)}. Milliseconds.`,
      '',
      '| | p50 | p95 |',
      '|---|---|---|',
      `| the page, whole | ${whole.p50.toFixed(1)} | ${whole.p95.toFixed(1)} |`,
      `| a bare page of the same run | ${floor.p50.toFixed(1)} | ${floor.p95.toFixed(1)} |`,
      '',
      '| CPU of the portal | median |',
      '|---|---|',
      `| the page, whole | ${cost.page.toFixed(1)} |`,
      `| its data alone | ${cost.data.toFixed(1)} |`,
      `| a bare page of the same run | ${cost.bare.toFixed(1)} |`,
      '',
      `Aim: under ${AIM_MS} ms. ${whole.p50 < AIM_MS ? 'Reached.' : 'Missed.'}`,
      '',
    ].join('\n'),
  );
} finally {
  await stop();
}

/**
 * Copies hirings until the squad has as many as the measurement needs. Each copy gets its own creator and one
 * deliverable.
 */
function fill(briefingIds: readonly number[]): Promise<void> {
  return withCopies(demo.url, async (copy) => {
    const made = await copy(
      'creators',
      `(select c.*, row_number() over (order by n, c.id) as nth from creators c, generate_series(1, ${MEMBERS}) n) t
       where t.nth <= ${MEMBERS} - (select count(*) from contracts where briefing_id = any($1))`,
      [briefingIds],
    );
    const hired = '(select * from contracts where briefing_id = any($1) order by id limit 1)';
    const offers = await copy(
      'proposals',
      `unnest($2::int[]) with ordinality c (id, nth)
         join proposals t on t.id = (select proposal_id from ${hired} one) order by c.nth`,
      [briefingIds, made],
      { creator_id: 'c.id' },
    );
    const contracts = await copy(
      'contracts',
      `unnest($2::int[], $3::int[]) with ordinality c (id, proposal, nth) join ${hired} t on true order by c.nth`,
      [briefingIds, made, offers],
      { creator_id: 'c.id', proposal_id: 'c.proposal', check_code: "md5(c.nth::text) || ''" },
    );
    await copy(
      'deliverables',
      `unnest($2::int[], $3::int[]) c (id, contract)
         join lateral (select * from deliverables where contract_id = (select id from ${hired} one) limit 1) t on true`,
      [briefingIds, made, contracts],
      { creator_id: 'c.id', contract_id: 'c.contract' },
    );
  });
}
