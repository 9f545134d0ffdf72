/**
 * A REST list (25 rows, filter, sort, total) over 100,000 briefings, beside the two floors under it in the same
 * run: the same two statements through node-postgres, and a bare Hono handler that sends them. Figures are
 * ratios; a machine's own speed says nothing. `npx tsx bench/rest-list.ts` writes bench/results/rest-list-<day>.md.
 */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { keep } from './parts/results';

const rows = 100_000;
const dataDir = mkdtempSync(join(tmpdir(), 'elenco-bench-'));
chmodSync(dataDir, 0o755); // as root, the server runs under another identity, which must get in
const embedded = await startEmbedded({ dataDir, durable: true });
const { url } = embedded;
const settings = readSettings({
  ...{ DATABASE_URL: url, ELENCO_DATA_DIR: dataDir },
  ELENCO_REST_CALLS: '1000000',
});
await migrate(url);
const pool = new Pool({ connectionString: url, max: 10 });
// `end` does not wait for the sockets: at the very end the server may say good-bye to one that nobody hears any more.
pool.on('connect', (client) => client.on('error', () => {}));
await fill(pool);

const database = await openDatabase(url, { poolMax: 10 });
const issued = { name: 'bench', scopes: ['read'], days: 1, now: new Date().toISOString() };
const { token } = await database.identity.issueToken(1, issued);
const app = new Hono<Env>();
app.use((c, next) => {
  c.set('ip', '127.0.0.1');
  return next();
});
mountApi(app, { database, settings, log: console });

const where = `company_id = 1 and status in ('curation') and budget_cents >= 50000`;
const page = `select * from briefings where ${where} order by created_at desc, id desc limit 25`;
const total = `select count(*)::int as total from briefings where ${where}`;
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
  filter: '{"status":"curation","budgetCents_gte":50000}',
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

// In turns and the best of each, so that what else the machine does falls on all alike.
const best: Record<string, number> = {};
for (let round = 0; round < 5; round += 1) {
  for (const [name, work] of Object.entries(contestants)) {
    best[name] = Math.max(best[name] ?? 0, await rate(work));
  }
}
const most = best['raw SQL']!;
const load = loadavg()[0] ?? 0;
const lines = Object.entries(best).map(
  ([name, each]) => `| ${name} | ${each.toFixed(0)} | ${((100 * each) / most).toFixed(0)} % |`,
);
const share = ((100 * best['REST list']!) / best['bare handler']!).toFixed(0);
keep(
  'rest-list',
  (day) => `# A REST list over 100,000 rows

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.toFixed(1)} at the end. Made by \`npx tsx bench/rest-list.ts\`.

25 of 100,000 briefings with a filter, a sort and the total, ten requests at once, client, server and PostgreSQL on one machine. Best of 5 rounds of 2 s, in turns. *Raw SQL* is the same two statements through node-postgres, the *bare handler* a Hono handler that sends their rows.

| | answers a second | of raw SQL |
| --- | --- | --- |
${lines.join('\n')}

The REST list makes **${share} %** of what the bare handler makes. Aim: 25 %.
`,
);

for (const { server } of [rest, floor]) server.close();
await database.close();
await pool.end();
await embedded.stop();
rmSync(dataDir, { recursive: true, force: true });

/** Answers per second with ten at once, over two seconds. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + 2_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  return done / 2;
}

async function listen(app: { fetch: Hono['fetch'] }): Promise<{ url: string; server: ServerType }> {
  const server = await new Promise<ServerType>((settle) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => settle(started));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Twenty companies with briefings in every state; the reader belongs to the first. */
async function fill(into: Pool): Promise<void> {
  await into.query(`
    alter table briefings disable trigger briefings_flow;
    insert into companies (id, created_at, updated_at, trade_name, legal_name, cnpj, responsible_name,
      responsible_email, plan, billing_currency)
    select n, now(), now(), 'C' || n, 'C' || n, lpad(n::text, 14, '0'), 'R', 'r@c.example', 'open', 'BRL'
    from generate_series(1, 20) n;
    insert into users (id, created_at, updated_at, confirmed_at, email, name, locale, staff, duties, company_id, company_role)
    select n, now(), now(), now(), n || '@c.example', 'Pessoa', 'pt', false, '{}', n, 'owner' from generate_series(1, 20) n;
    insert into briefings (created_at, updated_at, company_id, owner_id, kind, status, status_since, title, brand,
      product, description, audience, goals, skill, tags, sought, creators_wanted, channels, wanted, dos, donts,
      budget_cents, currency)
    select now() - n * interval '1 minute', now(), 1 + n % 20, 1 + n % 20, 'creator',
      (array['draft', 'curation', 'selection', 'hired', 'closed'])[1 + (n / 20) % 5], now(), 'Briefing ' || n, 'M',
      'P', 'D', 'A', '{awareness}', 'skincare', '{beauty}', '', 2, '{instagram}',
      '[{"channel":"instagram","format":"reels","quantity":2}]', '', '', 10000 + n, 'BRL'
    from generate_series(1, ${rows}) n;
    alter table briefings enable trigger briefings_flow;
    analyze briefings;`);
}
