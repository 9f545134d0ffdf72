import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Actor,
  emptyQuery,
  profileRef,
  type SearchAnswer,
  type SearchQuery,
  searchSorts,
} from '@elenco/core';
import { aCompany, aSavedSearch, aUser, ids } from '@elenco/core/testing';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { putRows } from '@elenco/tests/support/rows';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, startEmbedded } from '../../embedded';
import { systemRole } from '../../migrations/rowSecurity';
import { tellNewMatches } from '../../newMatches';
import { openOrm } from '../../orm';
import { Dice } from '../../seeds/story/random';
import { matchingBits } from '../bitmaps';
import { buildGeneration } from '../build';
import { countsOf } from '../counts';
import { Outages, search } from '../index';
import { matchesSql } from '../matches';
import { rowsIn } from '../place';
import { planOf, walkAlone } from '../plan';
import { refOf } from '../profiles';
import { finishOf } from '../schema/slots';
import { settled, tablesNow } from '../state';
import { ask as askTables } from '../tables';
import { addExternal, addMember, somebody } from '../testing/crowd';
import { anyQuery } from '../testing/queries';
import { spreadSearch } from './index';

const now = '2026-11-20T12:00:00.000Z';
const today = '2026-11-20';
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
const brand: Actor = { role: 'client', userId: 1, name: 'Ana', companyId: 1, seat: 'owner' };
/** Of 64,000 it would take half a million people until each server had some. */
const CHUNK = 64;
const PEOPLE = 900;

type Index = FreshDatabase & { client: Client; em(): SqlEntityManager; close(): Promise<void> };

/** A database of the test's server with a crowd that is the same in each, and with short bitmaps. */
async function crowded(): Promise<Index> {
  const database = await freshDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(finishOf(CHUNK));
  for (const slot of [0, 1]) {
    await client.query(`truncate search.bits_${slot}`);
    await client.query(`alter table search.bits_${slot} alter bits type bit(${CHUNK})`);
  }
  const dice = new Dice(20_261_128);
  for (let n = 0; n < 120; n += 1) {
    if (n % 4 === 0) await addMember(client, somebody(dice), n);
    else await addExternal(client, somebody(dice));
  }
  await client.query(
    `insert into external_profiles (created_at, updated_at, name, bio, main_skill, tags, country, state, city, presences,
       followers, engagement_bp, price_cents, languages, active_on, source, source_at)
     select '2026-11-01', '2026-11-01', 'Maria ' || case when n % 3 = 0 then 'Silva' else 'Souza' end, '',
       case when n % 50 = 0 then 'law' else 'food' end, '{}', case when n % 5 = 0 then 'PT' else 'BR' end, '',
       case when n % 230 = 0 then 'Ouro Preto' when n % 2 = 0 then 'Recife' else 'Natal' end,
       jsonb_build_array(jsonb_build_object('channel', 'tiktok', 'handle', 'm' || n, 'followers', n * 37 % 9000,
         'engagementBp', n % 900, 'source', 'estimated', 'measuredAt', '2026-11-01T00:00:00.000Z')),
       n * 37 % 9000, n % 900, n % 70 * 1000, '{pt}', '2026-11-01', 'a test', '2026-11-01'
     from generate_series(1, ${PEOPLE}) n`,
  );
  const orm = await openOrm(database.url, { poolMax: 4, role: systemRole });
  const em = () => orm.em.fork() as unknown as SqlEntityManager;
  return {
    ...{ ...database, client, em },
    async close() {
      await orm.close();
      await client.end();
      await database.drop();
    },
  };
}

let one: Index;
let two: Index;
let folder: string;
let other: Embedded;
const dice = new Dice(20_261_127);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elenco-second-'));
  chmodSync(folder, 0o755);
  other = await startEmbedded({ dataDir: folder, durable: false });
  one = await crowded();
  two = await crowded();
  await buildGeneration(one.em(), now);
  await spreadSearch(two.url, [other.url], now);
});
afterAll(async () => {
  await one?.close();
  await two?.close();
  await other?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (
  at: Index,
  query: SearchQuery,
  outages = new Outages(),
  { limit = 30, at: moment = now } = {},
): Promise<SearchAnswer> => search(at.em(), brand, query, { now: moment, limit }, outages);

const refsOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => refOf(profileRef(key)!));

const read = (cursor: string): unknown[] => JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));

async function allPages(
  at: Index,
  query: SearchQuery,
  outages?: Outages,
  from: string | null = null,
): Promise<string[]> {
  const seen: string[] = [];
  for (let after = from; ; ) {
    const { rows, next } = await ask(at, { ...query, after }, outages, { limit: 100 });
    seen.push(...refsOf(rows));
    if (next === null) return seen;
    after = next;
  }
}

/** How many rows lie on each of the two. */
async function shares(): Promise<{ here: number; there: number }> {
  const slot = (await two.client.query('select generation % 2 as slot from search.state')).rows[0].slot;
  const { rows } = await two.client.query(
    `select (select count(*) from search.rows_${slot}_0)::int as here, (select count(*) from search.rows_${slot}_1)::int as there`,
  );
  return rows[0];
}

/** The one and the other through the same words. */
const both = (sql: string) => Promise.all([one, two].map(({ client }) => client.query(sql)));

const many: [string, Partial<SearchQuery>][] = [
  ['everybody', {}],
  ['a word that nearly all have', { text: 'maria' }],
  ['two words that many have', { text: 'maria silva' }],
  ['a word and few who pass the filter', { text: 'souza', skills: ['law'] }],
  ['a filter that few pass', { skills: ['law'], verified: false }],
  ['several of each filter', { skills: ['law', 'food'], channels: ['tiktok', 'youtube'], languages: ['pt'] }],
  ['all of several', { skills: ['beauty', 'fashion'], match: 'all' }],
  ['a place where few are', { city: 'ouro preto' }],
  ['the same, and a filter', { city: 'ouro preto', country: 'PT' }],
  ['numbers', { followersFrom: 2_000, followersTo: 4_000, activeWithin: 90 }],
  ['a slip', { text: 'mariia suoza' }],
  ['words of which nobody has all', { text: 'silva xyzzyx' }],
];

describe('over two servers, the answers are those of one', () => {
  it('each holding a good part', async () => {
    const { here, there } = await shares();
    expect(here + there).toBe(PEOPLE + 120);
    expect(Math.min(here, there)).toBeGreaterThan(2 * CHUNK);
  });

  it('to any question', async () => {
    for (let n = 0; n < 25; n += 1) {
      const query = anyQuery(dice);
      expect({ query, ...(await ask(two, query)) }).toEqual({ query, ...(await ask(one, query)) });
    }
  });

  it.each(many)('to one for %s, page by page', async (_, given) => {
    const query = { ...emptyQuery, ...given };
    expect(await ask(two, query)).toEqual(await ask(one, query));
    expect(await allPages(two, query)).toEqual(await allPages(one, query));
  });

  it.each(searchSorts)('in the order of %s', async (sort) => {
    const query: SearchQuery = { ...emptyQuery, sort, country: 'PT' };
    const found = await allPages(two, query);
    expect(found.length).toBeGreaterThan(150);
    expect(found).toEqual(await allPages(one, query));
  });

  it('counted by bitmaps', async () => {
    for (const [, given] of many.filter(([, { text }]) => !text)) {
      const query = { ...emptyQuery, ...given };
      const counts = async ({ em }: Index) => {
        const tables = await tablesNow(em());
        const rows = tables.end;
        const plan = await planOf(em(), query, { tables, rows }, 26);
        return countsOf(
          em(),
          query,
          { tables, rows, ordered: true, words: undefined, today, plan },
          { counted: 0 },
        );
      };
      expect(await counts(two)).toEqual(await counts(one));
    }
  });

  it('estimated from every third bitmap, wherever that lies', async () => {
    // As of so many rows that each bitmap would be too much.
    const rows = 3 * 24 * CHUNK;
    const asked: Partial<SearchQuery>[] = [{}, { skills: ['law', 'food'], country: 'BR' }];
    for (const given of asked) {
      const counts = async ({ em }: Index) => {
        const tables = await tablesNow(em());
        const { tests } = await planOf(em(), { ...emptyQuery, ...given }, { tables, rows: tables.end }, 26);
        const { counts, exact } = await matchingBits(em(), tables, tests, rows);
        expect(exact).toBe(false);
        return counts.filter(({ n }) => n > 0).sort((a, b) => a.word - b.word || a.bit - b.bit);
      };
      const found = await counts(two);
      expect(found[0]?.n).toBeGreaterThan(3 * CHUNK);
      expect(found).toEqual(await counts(one));
    }
  });

  it('estimated from a sample, wherever that lies', async () => {
    const tables = await tablesNow(two.em());
    const place = { tables, rows: tables.end, ordered: true, words: undefined, today, plan: walkAlone };
    const sample = { chunks: 1, stripes: 4 };
    const { with: common, matches } = matchesSql({ ...place, sample }, 'ref', {
      filter: { text: 'true', params: [] },
    });
    const found = await askTables<{ ref: string }>(two.em(), tables, `${common.text} ${matches.text}`);
    expect(new Set(found.map(({ ref }) => ref)).size).toBe(rowsIn(sample, tables));
  });

  it('a block at a time behind a page that was the last one while a server was lost', async () => {
    const first = await ask(two, emptyQuery, undefined, { limit: 10 });
    const [mark, score] = read(first.next!);
    const after = Buffer.from(JSON.stringify([mark, score, 0, 0, null, null])).toString('base64url');
    const next = await ask(two, { ...emptyQuery, after });
    const [, , , end] = read(next.next!);
    expect(end).not.toBe(0);
    const seen = [...refsOf(first.rows), ...(await allPages(two, emptyQuery, undefined, after))];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(PEOPLE / 2);
  });

  it('after edits, and after the next generation has taken them in', async () => {
    const asked = [...many, ...Array.from({ length: 6 }, () => ['', anyQuery(dice)] as const)];
    const compare = async () => {
      for (const [, given] of asked) {
        const query = { ...emptyQuery, ...given };
        expect({ query, ...(await ask(two, query)) }).toEqual({ query, ...(await ask(one, query)) });
      }
    };
    await both(`update external_profiles set name = 'Maria Nova', tags = '{law}' where id % 40 = 1`);
    await both('delete from external_profiles where id % 41 = 2');
    await compare();
    for (const { em } of [one, two]) await buildGeneration(em(), now);
    expect((await shares()).there).toBeGreaterThan(2 * CHUNK);
    await compare();
  });
});

describe('with one server stopped', () => {
  const told: boolean[] = [];
  const outages = new Outages((_, lost) => told.push(lost));
  let livingRefs: Set<string>;
  const few: SearchQuery = { ...emptyQuery, country: 'PT' };
  let begun: SearchAnswer;

  beforeAll(async () => {
    begun = await ask(two, few);
    const { slot } = (await two.client.query('select generation % 2 as slot from search.state')).rows[0];
    const { rows } = await two.client.query(`select ref from search.rows_${slot}_0`);
    livingRefs = new Set(rows.map(({ ref }) => ref));
    await other.stop();
  });

  it.each(many.slice(1, 10))(
    'those of the rest are found for %s, and the answer says so',
    async (_, given) => {
      const query: SearchQuery = { ...emptyQuery, sort: 'followers', ...given };
      const whole = await allPages(one, query);
      const answer = await ask(two, query, outages);
      expect(answer).toMatchObject({ partial: true, total: { exact: false } });
      expect(await allPages(two, query, outages)).toEqual(whole.filter((ref) => livingRefs.has(ref)));
    },
  );

  it('a later page no longer calls the number exact that the first one has counted', async () => {
    expect(begun.total.exact).toBe(true);
    const { partial, total } = await ask(two, { ...few, after: begun.next }, outages);
    expect({ partial, total }).toEqual({ partial: true, total: { ...begun.total, exact: false } });
  });

  it('no generation is built, and the one that is there stays', async () => {
    const state = async () => (await two.client.query('select * from search.state')).rows[0];
    const before = await state();
    await expect(buildGeneration(two.em(), later(60))).rejects.toThrow('could not connect');
    expect(await state()).toEqual(before);
    await expect(spreadSearch(two.url, [other.url], now)).rejects.toThrow('ECONNREFUSED');
    expect(await state()).toEqual(before);
  });

  it('an edit is found all the same', async () => {
    await both(`update external_profiles set name = 'Zuleica Zimmermann' where id = 77`);
    const query = { ...emptyQuery, text: 'zimmermann' };
    expect(refsOf((await ask(two, query, outages)).rows)).toEqual([refOf({ kind: 'external', id: 77 })]);
  });

  it('whoever keeps a search hears of newcomers all the same', async () => {
    await putRows(two.url, [
      ['companies', aCompany({ id: ids.company })],
      ['users', aUser({ id: ids.brandUser, companyId: ids.company })],
      [
        'saved-searches',
        aSavedSearch({
          name: 'Souza',
          query: 'q=souza',
          createdById: ids.brandUser,
          lookedAt: '2026-10-31T12:00:00.000Z',
        }),
      ],
    ]);
    await tellNewMatches(two.em(), '2026-11-02T12:00:00.000Z');
    const { rows } = await two.client.query(
      `select data ->> 'title' as title from events where kind = 'users.newMatches'`,
    );
    expect(rows).toEqual([{ title: expect.stringMatching(/^Souza \(\d+\)$/) }]);
  });

  it('and back again, the answer is whole once it was asked anew', async () => {
    other = await startEmbedded({ dataDir: folder, port: Number(new URL(other.url).port), durable: false });
    const query: SearchQuery = { ...emptyQuery, text: 'maria' };
    expect((await ask(two, query, outages, { at: later(5) })).partial).toBe(true);
    const again = { at: later(11) };
    expect(await ask(two, query, outages, again)).toEqual(await ask(one, query, outages, again));
    expect((await ask(two, query, outages)).partial).toBe(false);
    expect(told).toEqual([true, false]);
  });
});

describe('changing the servers', () => {
  const generation = async () =>
    (await two.client.query('select generation from search.state')).rows[0].generation;

  it('touches what was searched only after the swap, for all to see', async () => {
    const before = await generation();
    const seen: number[][] = [];
    await buildGeneration(two.em(), now, {
      lay: async (_, slot) => void seen.push([slot, await generation()]),
    });
    const slot = before % 2;
    expect(seen).toEqual([
      [1 - slot, before],
      [slot, before + 1],
    ]);
  });

  it('a search whose tables go meanwhile looks at those that came', async () => {
    const slots: number[] = [];
    const found = await settled(two.em(), new Outages(), Date.parse(now), async ({ tables }) => {
      slots.push(tables.slot);
      if (slots.length > 1) return 'found';
      await buildGeneration(two.em(), now);
      return Promise.reject(new Error('deadlock detected'));
    });
    expect(found).toBe('found');
    expect(new Set(slots).size).toBe(2);
  });

  it('refuses one that holds parts of another installation', async () => {
    await expect(spreadSearch(one.url, [other.url], now)).rejects.toThrow('of another installation');
  });

  it('refuses one that is named twice, however it is spelled', async () => {
    const spelled = other.url.replace('127.0.0.1', 'localhost');
    expect(spelled).not.toBe(other.url);
    await expect(spreadSearch(two.url, [other.url, spelled], now)).rejects.toThrow('named twice');
    await expect(spreadSearch(two.url, [two.url], now)).rejects.toThrow('this database itself');
  });

  it('takes one that is spelled anew for the one that it is', async () => {
    const spelled = `${other.url.replace('127.0.0.1', 'localhost')}?sslmode=disable`;
    expect((await spreadSearch(two.url, [spelled], now)).unlinked).toEqual(['127.0.0.1']);
    const query = { ...emptyQuery, text: 'maria' };
    expect(await ask(two, query)).toEqual(await ask(one, query));
    await spreadSearch(two.url, [other.url.replace('127.0.0.1', 'localhost')], now);
    const { rows } = await two.client.query(
      `select option from pg_foreign_server, unnest(srvoptions) option where option like 'sslmode%'`,
    );
    expect(rows).toEqual([]);
  });

  it('lets no copy of the database write over its parts', async () => {
    const parts = new Client({ connectionString: other.url });
    await parts.connect();
    const { rows } = await parts.query(`select obj_description('search_parts'::regnamespace) as owner`);
    const say = (owner: string) => parts.query(`comment on schema search_parts is '${owner}'`);
    await say('the original');
    await expect(buildGeneration(two.em(), now)).rejects.toThrow('of another installation');
    await say(rows[0].owner);
    await parts.end();
    expect((await ask(two, { ...emptyQuery, text: 'maria' })).rows).toHaveLength(30);
  });

  it('brings all back to one machine, and asks the others no more', async () => {
    const { unlinked } = await spreadSearch(two.url, [], now);
    expect(unlinked).toEqual(['localhost']);
    const { rows } = await two.client.query(
      `select (select count(*) from pg_foreign_table)::int as tables, (select count(*) from pg_foreign_server)::int as servers`,
    );
    expect(rows[0]).toEqual({ tables: 0, servers: 0 });
    for (const [, given] of many.slice(2, 6)) {
      const query = { ...emptyQuery, ...given };
      expect(await ask(two, query)).toEqual(await ask(one, query));
    }
    await buildGeneration(two.em(), now);
  });
});
