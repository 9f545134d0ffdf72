/**
 * Measures how long it takes to read the metrics of a report with 500 posts and four readings per post. Also
 * measures the rendering of its page, and compares that with a bare Remix page: `npx tsx bench/report.ts`.
 * Writes bench/results/report-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { actorOf, briefings, figuresOf, squads } from '@elenco/core';
import { amount } from './parts/brief';
import { withCopies } from './parts/copies';
import { cpuOfRounds, median } from './parts/measured';
import { portalOverDemo, readPage } from './parts/portalOverDemo';
import { writeResult } from './parts/results';
import { timed } from './parts/timed';

const POSTS = amount(500, 12);
const SQL_AIM_MS = 50;
const RENDER_AIM_MS = 10;

const { demo, database, portal, bare, stop } = await portalOverDemo();
try {
  const owner = actorOf((await database.identity.byEmail('brand@aurora.example'))!);
  const [squad] = await database.see(squads, owner, { status: 'closed' });
  const [briefing] = await database.see(briefings, owner, { squadId: squad?.id ?? 0 });
  if (!briefing) throw new Error('the demo data has no closed squad');
  await fill(briefing.id);
  const read = () => database.reports.reportSources(owner, [briefing.id]);
  const source = (await read()).get(briefing.id)!;
  const { total } = figuresOf(source, { base: ['fees'] });
  const sql = await timed(read, 40);
  const nothing = await timed(() => database.get(briefings, owner, briefing.id), 40);
  const count = await timed(async () => figuresOf(source, { base: ['fees'] }), 40);
  const { cookie } = await demo.visitor('brand', 'brand@aurora.example');
  const path = `/dashboard/client/${briefing.id}/new-report`;
  const asks = (url: string) => () => readPage(url, cookie);
  const cost = await cpuOfRounds(
    {
      page: { server: portal, ask: asks(`${portal.url}${path}`) },
      data: { server: portal, ask: asks(`${portal.url}${path}.data`) },
      bare: { server: bare, ask: asks(`${bare.url}/page`) },
    },
    { rounds: 25 },
  );
  // The difference is computed within a round, so that other load affects both values.
  const render = median(cost.page.map((page, round) => page - (cost.data[round] ?? 0)));
  const aimText = (value: number, aim: number) => `under ${aim} ms, ${value < aim ? 'reached' : 'missed'}`;
  writeResult('report', (day) =>
    [
      `# A report, ${day}`,
      '',
      `${total.posts} posts of ${source.hirings.length} hirings, four readings each, on ${cpus().length} cores at load ${(loadavg()[0] ?? 0).toFixed(1)}. Milliseconds.`,
      '',
      '| | p50 | p95 | aim |',
      '|---|---|---|---|',
      `| its readings from the database | ${sql.p50.toFixed(1)} | ${sql.p95.toFixed(1)} | ${aimText(sql.p50, SQL_AIM_MS)} |`,
      `| one row of the database | ${nothing.p50.toFixed(1)} | ${nothing.p95.toFixed(1)} | |`,
      `| its figures from the readings | ${count.p50.toFixed(1)} | ${count.p95.toFixed(1)} | |`,
      '',
      '| CPU of the portal | median | aim |',
      '|---|---|---|',
      `| rendering the page | ${render.toFixed(1)} | ${aimText(render, RENDER_AIM_MS)} |`,
      `| its data | ${median(cost.data).toFixed(1)} | |`,
      `| a bare Remix page | ${median(cost.bare).toFixed(1)} | |`,
      '',
    ].join('\n'),
  );
} finally {
  await stop();
}

/**
 * Adds deliverables, posts and readings. Afterwards, every post has as many readings as the post that had the
 * most readings before.
 */
function fill(briefingId: number) {
  return withCopies(demo.url, async (copy) => {
    await copy(
      'deliverables',
      `(select d.*, row_number() over (order by n, d.id) as nth from deliverables d, generate_series(1, ${POSTS}) n
         where d.briefing_id = $1 and d.published_at is not null) t
       where t.nth <= ${POSTS} - (select count(*) from deliverables where briefing_id = $1)`,
      [briefingId],
    );
    await copy(
      'posts',
      `deliverables d join lateral (select * from posts where contract_id = d.contract_id limit 1) t on true
       where d.briefing_id = $1 and not exists (select from posts where deliverable_id = d.id)`,
      [briefingId],
      { deliverable_id: 'd.id' },
    );
    await copy(
      'observations',
      `posts p join observations t on t.post_id = (select post_id from observations where briefing_id = $1
         group by post_id order by count(*) desc, post_id limit 1)
       where p.briefing_id = $1 and p.id <> t.post_id`,
      [briefingId],
      { post_id: 'p.id', contract_id: 'p.contract_id', creator_id: 'p.creator_id' },
    );
  });
}
