/**
 * A REST list (25 rows, filter, sort, total) over 1,000 and over 100,000 briefings, beside the two floors under it in
 * the same run: a page and its bounded count through node-postgres, and a bare Hono handler that sends them. Figures are
 * ratios; a machine's own speed says nothing. `npx tsx bench/rest-list.ts` writes bench/results/rest-list-<day>.md.
 */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exactTotal } from '@elenco/core';
import { migrate, openDatabase } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { keep } from './parts/results';

/** The parts of a brief of which nothing was said, as their columns keep them. */
const unsaid = {
  demographics: { genders: [], classes: [], ages: [], place: '' },
  creator_profile: {
    genders: [],
    ages: [],
    place: '',
    cut: '',
    minFollowers: null,
    minEngagementPercent: null,
  },
  review: { rounds: null, days: null, approver: '', script: false },
  rights: { uses: [], territory: null, days: null, from: 'publication', edits: false, training: false },
  exclusivity: { category: '', rivals: '', daysBefore: 0, daysAfter: 0 },
  content_rules: {
    mustSay: '',
    mustNotSay: '',
    claims: '',
    tags: '',
    music: '',
    noWatermark: false,
    disclosure: '#publi',
  },
  work: {
    experience: null,
    aspects: '',
    place: null,
    address: '',
    equipment: null,
    software: '',
    access: null,
  },
  public_text: { sector: '', summary: '', feeLowCents: null, feeHighCents: null, inPortfolio: false },
};

/** How many rows, and which share of the bare handler is the aim, in percent. */
const sizes = [
  [1_000, 70],
  [100_000, 50],
] as const;
const dataDir = mkdtempSync(join(tmpdir(), 'elenco-bench-'));
chmodSync(dataDir, 0o755); // as root, the server runs under another identity, which must get in
const embedded = await startEmbedded({ dataDir, durable: true });
const { url } = embedded;
const settings = readSettings({
  DATABASE_URL: url,
  ELENCO_DATA_DIR: dataDir,
  ELENCO_REST_CALLS: '1000000',
});
await migrate(url);
const pool = new Pool({ connectionString: url, max: 10 });
// `end` does not wait for the sockets: at the very end the server may say good-bye to one that nobody hears any more.
pool.on('connect', (client) => client.on('error', () => {}));

pool.on('error', () => {});
await people(pool);
const database = await openDatabase(url, { poolMax: 10 });
const issued = { name: 'bench', scopes: ['read'], days: 1, now: new Date().toISOString() };
const { token } = await database.identity.issueToken(21, issued);
const app = new Hono<Env>();
app.use((c, next) => {
  c.set('ip', '127.0.0.1');
  return next();
});
mountApi(app, { database, settings, log: console });

const where = `status in ('curation') and budget_cents >= 10000`;
const page = `select * from briefings where ${where} order by created_at desc, id desc limit 25`;
const total = `select count(*)::int as total from (select from briefings where ${where} limit ${exactTotal + 1}) counted`;
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

/** In turns and the best of each, so that what else the machine does falls on all alike. */
async function measured(): Promise<Record<string, number>> {
  const best: Record<string, number> = {};
  for (let round = 0; round < 5; round += 1) {
    for (const [name, work] of Object.entries(contestants)) {
      best[name] = Math.max(best[name] ?? 0, await rate(work));
    }
  }
  return best;
}

const parts: string[] = [];
let filled = 0;
for (const [size, aim] of sizes) {
  await fill(pool, filled + 1, size);
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
keep(
  'rest-list',
  (day) => `# A REST list over a small and a large table

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.toFixed(1)} at the end${load > cpus().length / 2 ? ': the machine was busy with other work, and a share above 100 % is its noise' : ''}. Made by \`npx tsx bench/rest-list.ts\`.

Staff ask for 25 briefings with a filter, a sort and the total, ten requests at once, client, server and PostgreSQL on one machine. Best of 5 rounds of 2 s, in turns. *Raw SQL* is the page and the bounded count through node-postgres, the *bare handler* a Hono handler that sends their rows.

${parts.join('\n')}`,
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

/** Twenty companies, and the member of staff who reads. */
async function people(into: Pool): Promise<void> {
  await into.query(`
    insert into companies (id, created_at, updated_at, trade_name, legal_name, cnpj, responsible_name,
      responsible_email, plan, billing_currency, addresses, membership)
    select n, now(), now(), 'C' || n, 'C' || n, lpad(n::text, 14, '0'), 'R', 'r@c.example', 'open', 'BRL', '[]', 'member'
    from generate_series(1, 20) n;
    insert into users (id, created_at, updated_at, confirmed_at, email, name, locale, staff, duties, company_id, company_role)
    select n, now(), now(), now(), n || '@c.example', 'Pessoa', 'pt', n = 21, case when n = 21 then '{owner}'::text[] else '{}' end,
      nullif(n, 21), case when n < 21 then 'owner' end from generate_series(1, 21) n;`);
}

/** Briefings in every state. */
async function fill(into: Pool, first: number, last: number): Promise<void> {
  await into.query(`
    alter table briefings disable trigger briefings_flow;
    insert into briefings (created_at, updated_at, company_id, owner_id, kind, status, status_since, title, brand,
      product, description, audience, goals, skill, tags, sought, creators_wanted, channels, wanted, wished, dos, donts,
      budget_cents, currency, message, frequency, services, visited, links, attachments, ${Object.keys(unsaid)})
    select now() - n * interval '1 minute', now(), 1 + n % 20, 1 + n % 20, 'creator',
      (array['draft', 'curation', 'selection', 'hired', 'closed'])[1 + (n / 20) % 5], now(), 'Briefing ' || n, 'M',
      'P', 'D', 'A', '{awareness}', 'skincare', '{beauty}', '', 2, '{instagram}',
      '[{"channel":"instagram","format":"reels","quantity":2}]', '[]', '', '', 10000 + n, 'BRL', '', '', '{}', '{}', '[]', '[]',
      ${Object.values(unsaid).map((part) => `'${JSON.stringify(part)}'::jsonb`)}
    from generate_series(${first}, ${last}) n;
    alter table briefings enable trigger briefings_flow;`);
  await into.query('vacuum analyze briefings');
}
