import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Actor,
  actorOf,
  type Briefing,
  briefings,
  type ResourceName,
  resources,
  type User,
} from '@elenco/core';
import { type Database, Job, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Measured, startMeasured } from '../../bench/parts/measured';
import { freePort } from '../support/app';
import { creatorIdOf } from '../support/cast';
import { type FreshDatabase, freshDatabase } from '../support/db';
import { pagesOf, sessionOf, type Visitor } from '../support/pages';
import { type Counter, countStatements } from '../support/statements';

/** How many statements each page may ask of the database, the session's own one among them. */
const ceilings: Readonly<Record<string, number>> = {};

const visitors = ['nobody', 'brand@aurora.example', 'creator@story.example'] satisfies Visitor[];

let own: FreshDatabase;
let database: Database;
let counter: Counter;
let portal: Measured;
let dataDir: string;
const cookies = new Map<string, string>();

beforeAll(async () => {
  own = await freshDatabase({ story: true });
  database = await openDatabase(own.url, { poolMax: 4 });
  counter = await countStatements(own.url);
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-statements-'));
  portal = await startMeasured('bin/portal.ts', await freePort(), {
    ...{ DATABASE_URL: counter.url, ELENCO_DATA_DIR: dataDir, ELENCO_STORY: 'off', BASE_URL: '' },
    ...{ HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_ENV: '' },
  });
  for (const email of [...visitors.slice(1), 'owner@elenco.example'])
    cookies.set(email, `session=${await sessionOf(database, email)}`);
});
afterAll(async () => {
  await portal.stop();
  await counter.stop();
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Statements of one request. The first of a connection are its own, so it is asked once before. */
async function statementsOf(path: string, email: string): Promise<number> {
  const headers = { Cookie: cookies.get(email) ?? '', Accept: 'text/html' };
  const ask = async () => {
    const answer = await fetch(`${portal.url}${path}`, { headers, redirect: 'manual' });
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.text();
  };
  await ask();
  return counter.during(ask);
}

async function actor(email: string): Promise<Actor> {
  return actorOf((await database.identity.byEmail(email)) as User);
}

describe('statements per page', () => {
  it.each(visitors)('every page that %s can open stays under its ceiling', async (visitor) => {
    const over: unknown[] = [];
    for (const { route, path } of await pagesOf(database, visitor)) {
      const statements = await statementsOf(path, visitor);
      if (!(statements <= (ceilings[route] ?? 0)))
        over.push({ path, route, statements, ceiling: ceilings[route] });
    }
    expect(over).toEqual([]);
  });

  it('do not grow with the rows that a page shows', async () => {
    const lists = [
      ...['/dashboard/client', '/dashboard/client/historic', '/dashboard/client/new-briefing'],
      ...['/dashboard/professional', '/dashboard/professional/historic', '/dashboard/notifications'],
    ].map((path) => ({
      path,
      email: path.includes('professional') ? 'creator@story.example' : 'brand@aurora.example',
    }));
    const counts = async () => {
      const found: [string, number][] = [];
      for (const { path, email } of lists) found.push([path, await statementsOf(path, email)]);
      return found;
    };
    const before = await counts();
    await moreProjects(20);
    expect(await counts()).toEqual(before);
  });

  it.each(Object.keys(resources) as ResourceName[])(
    'are as many for 5 rows of %s as for 25',
    async (name) => {
      const list = (last: number) =>
        `/api/v1/${name}?sort=${encodeURIComponent('["id","ASC"]')}&range=${encodeURIComponent(`[0,${last}]`)}`;
      const few = await statementsOf(list(4), 'owner@elenco.example');
      expect(await statementsOf(list(24), 'owner@elenco.example')).toBe(few);
    },
  );
});

/** Briefings of Aurora with an invitation to Caio in each. */
async function moreProjects(count: number): Promise<void> {
  const now = () => new Date().toISOString();
  const [brand, curator, ...names] = await Promise.all(
    ['brand@aurora', 'curation@elenco', 'creator@story', 'creator1@story', 'creator2@story'].map((name) =>
      actor(`${name}.example`),
    ),
  );
  if (!brand || !curator) throw new Error('the story has no brand');
  const house = { curator, finance: curator, secondFinance: curator };
  const job = new Job(database, house, now, () => Promise.reject(new Error('no invoice here')));
  const sent = (await database.see(briefings, brand, {})).find(({ status }) => status !== 'draft');
  const brief = Object.fromEntries(briefings.writable.create.map((field) => [field, sent?.[field]]));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const creatorIds = names.map(creatorIdOf);
  for (let n = 0; n < count; n += 1) {
    const id = await job.draft(brand, {
      ...(brief as unknown as Briefing),
      title: `Projeto ${n}`,
      startsOn: inDays(30),
      endsOn: inDays(60),
    });
    await job.submit(brand, id);
    await job.approve(id);
    await job.shortlist(id, creatorIds);
    await job.release(id);
    await job.select(brand, id, creatorIds.slice(0, 1));
  }
}
