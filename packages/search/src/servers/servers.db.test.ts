import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, emptyQuery, type SearchAnswer, type SearchQuery, searchSorts } from '@elenco/core';
import { aCompany, aSavedSearch, aUser, ids } from '@elenco/core/testing';
import { spreadSearch } from '@elenco/db';
import { type Embedded, startEmbedded } from '@elenco/db/embedded';
import { Dice, notifyNewMatches } from '@elenco/db/testing';
import { freshDatabase } from '@elenco/tests/support/db';
import { putRows } from '@elenco/tests/support/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchingBits } from '../bitmaps';
import { buildGeneration } from '../build';
import { type Mark, rowsIn } from '../context';
import { countsOf } from '../counts';
import { expand } from '../expand';
import { matchesSql } from '../matches';
import { Outages } from '../outages';
import { planOf, walkPlan } from '../plan';
import { refOf } from '../profiles';
import { rowsBetween } from '../rangeScan';
import { search } from '../search';
import { tablesNow } from '../state';
import { ask as askTables } from '../tables';
import { allPages, anyQuery, refsOf } from '../testing/queries';
import { CHUNK, type Index, many, now, PEOPLE, prepareIndex } from '../testing/spread';

const today = '2026-11-20';
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
let one: Index;
let two: Index;
let folder: string;
let other: Embedded;
const dice = new Dice(20_261_127);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elenco-second-'));
  chmodSync(folder, 0o755);
  other = await startEmbedded({ dataDir: folder, durable: false });
  one = await prepareIndex(await freshDatabase());
  two = await prepareIndex(await freshDatabase());
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

const read = (cursor: string): unknown[] => JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));

const pagesOf = (at: Index, query: SearchQuery, outages?: Outages, from: string | null = null) =>
  allPages((after) => ask(at, { ...query, after }, outages, { limit: 100 }), { from });

/** Returns the number of index rows on each of the two servers. */
async function shares(): Promise<{ here: number; there: number }> {
  const slot = (await two.client.query('select generation % 2 as slot from search.state')).rows[0].slot;
  const { rows } = await two.client.query(
    `select (select count(*) from search.rows_${slot}_0)::int as here, (select count(*) from search.rows_${slot}_1)::int as there`,
  );
  return rows[0];
}

/** Runs a statement on both databases. */
const both = (sql: string) => Promise.all([one, two].map(({ client }) => client.query(sql)));

describe('a search on two servers', () => {
  it('reads a considerable share of rows from each server', async () => {
    const { here, there } = await shares();
    expect(here + there).toBe(PEOPLE + 120);
    expect(Math.min(here, there)).toBeGreaterThan(2 * CHUNK);
  });

  it('returns the same results as one server for random queries', async () => {
    for (let n = 0; n < 25; n += 1) {
      const query = anyQuery(dice);
      expect({ query, ...(await ask(two, query)) }).toEqual({ query, ...(await ask(one, query)) });
    }
  });

  it.each(many)('returns the same pages as one server for "%s"', async (_, given) => {
    const query = { ...emptyQuery, ...given };
    expect(await ask(two, query)).toEqual(await ask(one, query));
    expect(await pagesOf(two, query)).toEqual(await pagesOf(one, query));
  });

  it.each(searchSorts)('returns the same results as one server when sorted by %s', async (sort) => {
    const query: SearchQuery = { ...emptyQuery, sort, country: 'PT' };
    const found = await pagesOf(two, query);
    expect(found.length).toBeGreaterThan(150);
    expect(found).toEqual(await pagesOf(one, query));
  });

  it('returns the same counts as one server if it counts matches with bitmaps', async () => {
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

  it('returns the same counts as one server if it estimates the total from every third bitmap', async () => {
    // Enough rows for an estimate that counts only every third bitmap.
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

  const worded = ['maria', 'maria silva', 'maria natal', 'maria recife'];
  it.each(searchSorts)(
    'returns the same results as one server for frequent words sorted by %s',
    async (sort) => {
      for (const [text, given] of worded.flatMap((text) => [
        [text, {}] as const,
        [text, { country: 'PT' }] as const,
        [text, { cities: ['ouro preto'] }] satisfies [string, Partial<SearchQuery>],
      ])) {
        const query: SearchQuery = { ...emptyQuery, ...given, text, sort };
        const rowsOf = async ({ em }: Index, few?: number) => {
          const tables = await tablesNow(em());
          const at = { tables, rows: tables.end, ordered: true, today };
          const words = await expand(em(), tables, text);
          const place = { ...at, words, plan: await planOf(em(), query, at, 41) };
          const seen: string[] = [];
          for (let after: Mark | undefined; ; ) {
            const found = await rowsBetween(em(), query, place, { after, limit: 41 }, few);
            seen.push(...found.slice(0, 40).map(({ ref }) => ref));
            if (found.length <= 40) return seen;
            const { key, ref } = found[39]!;
            after = { key, ref };
          }
        };
        const whole = await rowsOf(one);
        expect([text, given, await rowsOf(one, 0)]).toEqual([text, given, whole]);
        expect([text, given, await rowsOf(two, 0)]).toEqual([text, given, whole]);
      }
    },
  );

  it('samples the same number of rows as one server to estimate the total', async () => {
    const tables = await tablesNow(two.em());
    const place = { tables, rows: tables.end, ordered: true, words: undefined, today, plan: walkPlan };
    const sample = { chunks: 1, stripes: 4 };
    const { with: common, matches } = matchesSql({ ...place, sample }, 'ref', {
      filter: { text: 'true', params: [] },
    });
    const found = await askTables<{ ref: string }>(two.em(), tables, `${common.text} ${matches.text}`);
    expect(new Set(found.map(({ ref }) => ref)).size).toBe(rowsIn(sample, tables));
  });

  it('continues with the next page after a page that ended early because a server was lost', async () => {
    const first = await ask(two, emptyQuery, undefined, { limit: 10 });
    const [mark, score] = read(first.next!);
    const after = Buffer.from(JSON.stringify([mark, score, 0, 0, null, null])).toString('base64url');
    const next = await ask(two, { ...emptyQuery, after });
    const [, , , end] = read(next.next!);
    expect(end).not.toBe(0);
    const seen = [...refsOf(first.rows), ...(await pagesOf(two, emptyQuery, undefined, after))];
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(PEOPLE / 2);
  });

  it('returns the same results as one server after edits and after the next build', async () => {
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

describe('a search while one of two servers is stopped', () => {
  const reported: boolean[] = [];
  const outages = new Outages((_, lost) => reported.push(lost));
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
    'returns a partial answer from the remaining server for %s',
    async (_, given) => {
      const query: SearchQuery = { ...emptyQuery, sort: 'followers', ...given };
      const whole = await pagesOf(one, query);
      const answer = await ask(two, query, outages);
      expect(answer).toMatchObject({ partial: true, total: { exact: false } });
      expect(await pagesOf(two, query, outages)).toEqual(whole.filter((ref) => livingRefs.has(ref)));
    },
  );

  it("marks the total of a later page as inexact even if the first page's total was exact", async () => {
    expect(begun.total.exact).toBe(true);
    const { partial, total } = await ask(two, { ...few, after: begun.next }, outages);
    expect({ partial, total }).toEqual({ partial: true, total: { ...begun.total, exact: false } });
  });

  it('keeps the current generation because no new one can be built', async () => {
    const state = async () => (await two.client.query('select * from search.state')).rows[0];
    const before = await state();
    await expect(buildGeneration(two.em(), later(60))).rejects.toThrow('could not connect');
    expect(await state()).toEqual(before);
    await expect(spreadSearch(two.url, [other.url], now)).rejects.toThrow('ECONNREFUSED');
    expect(await state()).toEqual(before);
  });

  it('finds a profile that was edited since the build', async () => {
    await both(`update external_profiles set name = 'Zuleica Zimmermann' where id = 77`);
    const query = { ...emptyQuery, text: 'zimmermann' };
    expect(refsOf((await ask(two, query, outages)).rows)).toEqual([refOf({ kind: 'external', id: 77 })]);
  });

  it('still notifies users of new matches of saved searches', async () => {
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
    await notifyNewMatches(two.em(), '2026-11-02T12:00:00.000Z');
    const { rows } = await two.client.query(
      `select data ->> 'title' as title from events where kind = 'users.newMatches'`,
    );
    expect(rows).toEqual([{ title: expect.stringMatching(/^Souza \(\d+\)$/) }]);
  });

  it('returns complete answers once the server responds again', async () => {
    other = await startEmbedded({ dataDir: folder, port: Number(new URL(other.url).port), durable: false });
    const query: SearchQuery = { ...emptyQuery, text: 'maria' };
    expect((await ask(two, query, outages, { at: later(5) })).partial).toBe(true);
    const again = { at: later(11) };
    expect(await ask(two, query, outages, again)).toEqual(await ask(one, query, outages, again));
    expect((await ask(two, query, outages)).partial).toBe(false);
    expect(reported).toEqual([true, false]);
  });
});
