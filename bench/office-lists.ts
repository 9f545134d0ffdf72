/**
 * Measures the back office with 20,000 users and 5,000 charges: lists, filters, sums and the command palette.
 * Sends one request after the other over HTTP. The reference in the same run is a bare query for 25 charges,
 * sorted by number. `npx tsx bench/office-lists.ts` writes bench/results/office-lists-<day>.md.
 */

import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { queueSort, waitingFilter } from '@elenco/core/operations';
import { openDatabase } from '@elenco/db';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Client } from 'pg';
import { amount } from './parts/brief';
import { withCopies } from './parts/copies';
import { demoSeeded } from './parts/demoSeeded';
import { writeResult } from './parts/results';
import { ms, percentiles, type Timing, timed } from './parts/timed';

const USERS = amount(20_000, 200);
const CHARGES = amount(5_000, 50);
const AIM_MS = 300;
const TIMES = 40;

const { url, folder, stop } = await demoSeeded();
await fill();
const settings = readSettings({
  DATABASE_URL: url,
  ELENCO_DATA_DIR: folder,
  ELENCO_REST_CALLS: '1000000',
});
const database = await openDatabase(url, { poolMax: 4 });
const floor = new Client({ connectionString: url });
// `end` does not wait until the socket is closed. An error that arrives later must not end the process.
floor.on('error', () => {});
await floor.connect();
const owner = (await database.identity.byEmail('owner@elenco.example'))!;
const issued = { name: 'bench', scopes: ['read'], days: 1, now: new Date().toISOString() };
const { token } = await database.identity.issueToken(owner.id, issued);
const app = new Hono<Env>();
app.use((c, next) => {
  c.set('ip', '127.0.0.1');
  return next();
});
mountApi(app, { database, settings, log: console, version: 'bench' });
app.get('/floor', async (c) =>
  c.json((await floor.query('select * from charges order by id desc limit 25')).rows),
);
const server = await new Promise<ServerType>((settle) => {
  const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => settle(started));
});
const { port } = server.address() as AddressInfo;

const ask = (path: string) => async () => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const list = (name: string, filter: object, [field, order]: readonly [string, string], first = 0) =>
  `/api/v1/${name}?${new URLSearchParams({
    sort: JSON.stringify([field, order]),
    range: JSON.stringify([first, first + 24]),
    filter: JSON.stringify(filter),
  })}`;
const sums = (name: string, filter: object) =>
  `/api/v1/sums/${name}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const palette = (q: string) => `/api/v1/jump?${new URLSearchParams({ q })}`;

const requests: Readonly<Record<string, string>> = {
  'list of users, newest first': list('users', {}, ['createdAt', 'DESC']),
  'list of users, by name': list('users', {}, ['name', 'ASC']),
  'last page of users, by name': list('users', {}, ['name', 'ASC'], USERS - 25),
  'users, filtered by text': list('users', { q: 'ana reis' }, ['createdAt', 'DESC']),
  'users, filtered by a text that many have': list('users', { q: 'a' }, ['name', 'ASC']),
  'users, filtered by a text that none has': list('users', { q: 'zzzz' }, ['createdAt', 'DESC']),
  'list of creators': list('creators', {}, ['createdAt', 'DESC']),
  'list of charges, by due day': list('charges', {}, ['dueOn', 'ASC']),
  'last page of charges, by due day': list('charges', {}, ['dueOn', 'ASC'], CHARGES - 25),
  'charges, unpaid': list('charges', { status: ['open', 'overdue'] }, ['dueOn', 'ASC']),
  'charges, by day and amount': list('charges', { dueOn_gte: '2026-01-01', amountCents_gte: 500_000 }, [
    'amountCents',
    'DESC',
  ]),
  'queue of briefings, by deadline': list('briefings', waitingFilter('briefings'), queueSort('briefings')),
  'queue of charges, by due day': list('charges', waitingFilter('charges'), queueSort('charges')),
  'sums of all charges': sums('charges', {}),
  'sums of unpaid charges': sums('charges', { status: ['open', 'overdue'] }),
  'waiting numbers of the menu': '/api/v1/waiting',
  'palette, a name': palette('ana reis'),
  'palette, a beginning': palette('an'),
  'palette, a number': palette('16'),
  'palette, an amount': palette('R$ 5.016,00'),
  'palette, nothing found': palette('zzzz'),
};

const bare = await timed(ask('/floor'), TIMES);
const measured: [name: string, timing: Timing][] = [];
for (const [name, path] of Object.entries(requests)) {
  const timing = await timed(ask(path), TIMES);
  measured.push([name, timing]);
  console.log(name, percentiles(timing));
}
const slow = measured.filter(([, { p95 }]) => p95 > AIM_MS).map(([name]) => name);
const load = loadavg()[0] ?? 0;
writeResult('office-lists', (day) =>
  [
    `# Lists, filters and palette of the back office, ${day}`,
    '',
    `${USERS.toLocaleString('en')} users and creators, ${CHARGES.toLocaleString('en')} charges, ${TIMES} requests one after the other over HTTP, as owner, on ${cpus().length} cores at load ${load.toFixed(1)}. Milliseconds; the floor is the plain page of 25 charges of the same run.`,
    '',
    '| | p50 | p95 | times the floor |',
    '|---|---|---|---|',
    ...[['floor', bare] as const, ...measured].map(
      ([name, { p50, p95 }]) => `| ${name} | ${ms(p50)} | ${ms(p95)} | ${(p50 / bare.p50).toFixed(1)} |`,
    ),
    '',
    `Aim: under ${AIM_MS} ms. ${slow.length === 0 ? 'Reached.' : `Missed by ${slow.join(', ')}.`}`,
    '',
  ].join('\n'),
);

server.close();
await database.close();
await floor.end();
await stop();

/**
 * Adds creators and their users, and charges to all companies, until the numbers that this program measures
 * are reached.
 */
async function fill(): Promise<void> {
  const first = `(array['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gabi'])[1 + n % 7]`;
  const last = `(array['Reis', 'Souza', 'Lima', 'Araújo', 'Conceição'])[1 + n % 5]`;
  const name = `${first} || ' ' || ${last} || ' ' || n`;
  const at = `now() - n * interval '1 minute'`;
  await withCopies(url, async (copy) => {
    const made = await copy(
      'creators',
      `generate_series(1, ${USERS}) n, (select * from creators order by id limit 1) t`,
      [],
      { name, created_at: at, updated_at: at },
    );
    await copy(
      'users',
      `unnest($1::int[]) with ordinality c (id, n),
       (select * from users where creator_id is not null order by id limit 1) t`,
      [made],
      { name, email: `'bench' || n || '@casa.example'`, creator_id: 'c.id', created_at: at, updated_at: at },
    );
    await copy(
      'charges',
      `generate_series(1, ${CHARGES}) n
       join lateral (select id from companies order by id offset n % 5 limit 1) c on true,
       (select * from charges where status = 'paid' and currency = 'BRL' order by id limit 1) t`,
      [],
      {
        company_id: 'c.id',
        creator_id: `(array[${made.slice(0, 200).join(', ')}])[1 + n % 200]`,
        purpose: `'matching'`,
        contract_id: 'null',
        amendment_id: 'null',
        briefing_id: 'null',
        status: `(array['open', 'overdue', 'paid', 'cancelled'])[1 + n % 4]`,
        amount_cents: '100 * n',
        fee_cents: 'n',
        rest_cents: '100 * n',
        our_number: `'7' || lpad(n::text, 10, '0')`,
        due_on: `date '2026-01-01' + n % 365`,
        created_at: at,
      },
    );
  });
}
