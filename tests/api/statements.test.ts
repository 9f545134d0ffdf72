import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ResourceName, resources } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Measured, startMeasured } from '../../bench/parts/measured';
import { freePort } from '../support/app';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { printDepth, sampled } from '../support/depth';
import { moreHirings } from '../support/moreHirings';
import { pagesOf, sessionOf, type Visited, type Visitor } from '../support/pages';
import { type Counter, countStatements } from '../support/statements';
import { unlimitedCalls } from '../support/unlimited';
import { ceilings } from './statements.ceilings';

const visitors = ['nobody', 'brand@aurora.example', 'creator@story.example'] satisfies Visitor[];
const staff = 'owner@elenco.example';

let own: FreshDatabase;
let database: Database;
let counter: Counter;
let portal: Measured;
let dataDir: string;
const cookies = new Map<string, string>();
/** All routes, including those that a sample leaves out. */
const routes = new Set<string>();
/** Number of statements of each page for each visitor, when the database contains only the demo data. */
const asked: { visitor: Visitor; page: Visited; statements: number }[] = [];

beforeAll(async () => {
  own = await freshDatabase({ demo: true });
});
beforeAll(async () => {
  database = await openDatabase(own.url, { poolMax: 4, limits: longTimeouts });
  counter = await countStatements(own.url);
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-statements-'));
  portal = await startMeasured('bin/portal.ts', await freePort(), {
    DATABASE_URL: counter.url,
    ELENCO_DATA_DIR: dataDir,
    ELENCO_DEMO_DATA: 'off',
    BASE_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NODE_ENV: '',
    ...unlimitedCalls,
  });
  for (const email of [...visitors.slice(1), staff])
    cookies.set(email, `session=${await sessionOf(database, email)}`);
  // Until the database notifies the portal of changes, each page reads published contents again.
  await vi.waitFor(async () => expect(await statementsOf('/', 'nobody')).toBe(0), 30_000);
});
beforeAll(async () => {
  const pages: { visitor: Visitor; page: Visited }[] = [];
  for (const visitor of visitors)
    for (const page of await pagesOf(database, visitor)) pages.push({ visitor, page });
  for (const { page } of pages) routes.add(page.route);
  const looked = sampled(pages, ({ page }) => page.route);
  printDepth('statements of pages', looked.length, pages.length);
  for (const one of looked)
    asked.push({ ...one, statements: await statementsOf(one.page.path, one.visitor) });
});
afterAll(async () => {
  await portal.stop();
  await counter.stop();
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(path: string, email: string): Promise<Response> {
  const headers = { Cookie: cookies.get(email) ?? '', Accept: 'text/html' };
  const answer = await fetch(`${portal.url}${path}`, { headers, redirect: 'manual' });
  // The page `/refused` has the status of the refusal that it shows.
  expect([path, answer.status]).toEqual([path, path === '/refused' ? 403 : 200]);
  return answer;
}

/**
 * Returns the number of statements of one request: the minimum of three requests, after a first request that
 * opens the connection. Each of two requests may also write a rate-limit counter, because counters are
 * written every few calls. Stops early at the first count that is at most `enough`.
 */
async function statementsOf(path: string, email: string, enough = 0): Promise<number> {
  const whole = async () => void (await (await ask(path, email)).arrayBuffer());
  await whole();
  let fewest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3 && fewest > enough; n += 1) fewest = Math.min(fewest, await counter.during(whole));
  return fewest;
}

describe('the number of SQL statements per page', () => {
  it('has a limit for exactly the pages of the build', () => {
    expect(Object.keys(ceilings).sort()).toEqual([...routes].sort());
  });

  it.each(visitors)('stays within the limit for every page that %s can open', (visitor) => {
    const over = asked.filter(
      ({ visitor: who, page, statements }) => who === visitor && statements > (ceilings[page.route] ?? 0),
    );
    expect(over).toEqual([]);
  });
});

describe('the number of SQL statements with more rows', () => {
  beforeAll(() => moreHirings(database, 12));

  it('does not grow on any page', async () => {
    const more: unknown[] = [];
    for (const { visitor, page, statements } of asked) {
      const now = await statementsOf(page.path, visitor, statements);
      if (now > statements) more.push({ path: page.path, statements, now });
    }
    expect(more).toEqual([]);
  }, 180_000); // requests every page twice

  it.each(sampled(Object.keys(resources) as ResourceName[], (name) => name))(
    'is the same for a list of 25 %s as for a list of 5',
    async (name) => {
      const first = (count: number) => `/api/v1/${name}?range=${encodeURIComponent(`[0,${count - 1}]`)}`;
      // Staff may not read every list.
      const headers = { Cookie: cookies.get(staff) ?? '' };
      const { status } = await fetch(`${portal.url}${first(1)}`, { headers });
      const reader = status === 403 ? 'brand@aurora.example' : staff;
      const five = await statementsOf(first(5), reader);
      expect(await statementsOf(first(25), reader, five)).toBe(five);
    },
  );

  it('is the same for 25 rows as for 5 if rows are fetched by id, as tables fetch referenced rows', async () => {
    const named = (count: number) =>
      `/api/v1/creators?filter=${encodeURIComponent(JSON.stringify({ id: [...ids].slice(0, count) }))}`;
    const rows = (await (await ask('/api/v1/creators?range=[0,24]', staff)).json()) as { id: number }[];
    const ids = rows.map(({ id }) => id);
    expect(ids).toHaveLength(25);
    const five = await statementsOf(named(5), staff);
    expect(await statementsOf(named(25), staff, five)).toBe(five);
  });

  it('is the same for 25 candidates of a briefing as for 5', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'curation' }));
    const [briefing] = (await (await ask(`/api/v1/briefings?filter=${filter}`, staff)).json()) as {
      id: number;
    }[];
    const first = (count: number) =>
      `/api/v1/briefings/${briefing?.id}/candidates?kind=member&limit=${count}`;
    const five = await statementsOf(first(5), staff);
    expect(await statementsOf(first(25), staff, five)).toBe(five);
  });
});
