import { type Actor, emptyQuery, type FacetName, type SearchQuery, searchSorts } from '@elenco/core';
import { Dice, openOrm, systemRole } from '@elenco/db/testing';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGeneration, emptyOldSlot } from './build';
import { countsOf } from './counts';
import { planOf } from './plan';
import { search } from './search';
import { tablesNow } from './state';
import { addExternal, addMember, randomCreator } from './testing/crowd';
import { allPages, anyQuery, refsOf } from './testing/queries';
import { referenceSearch, snapshotProfiles } from './testing/slow';

const now = '2026-11-20T12:00:00.000Z';
const today = '2026-11-20';
const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };

let database: FreshDatabase;
let client: Client;
let orm: Awaited<ReturnType<typeof openOrm>>;
const em = () => orm.em.fork() as unknown as SqlEntityManager;
const dice = new Dice(20_261_124);

beforeAll(async () => {
  database = await freshDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  orm = await openOrm(database.url, { poolMax: 4, role: systemRole });
  for (let n = 0; n < 260; n += 1) {
    if (n % 4 === 0) await addMember(client, randomCreator(dice), n);
    else await addExternal(client, randomCreator(dice));
  }
  await buildGeneration(em(), now);
});
afterAll(async () => {
  await orm.close();
  await client.end();
  await database.drop();
});

const pagesOf = (query: SearchQuery, limit = 7, between?: () => Promise<void>) =>
  allPages((after) => search(em(), brand, { ...query, after }, { now, limit, facets: false }), { between });

const countBeside = async (query: SearchQuery, facet: FacetName, value: string) => {
  const { facets } = await search(em(), brand, query, { now, limit: 1, facets: true });
  return facets.find(({ name }) => name === facet)?.values.find((one) => one.value === value)?.count;
};

async function compare(times: number): Promise<number> {
  let matches = 0;
  await snapshotProfiles(client);
  for (let n = 0; n < times; n += 1) {
    const query = anyQuery(dice);
    const expected = await referenceSearch(client, query, today);
    matches += expected.length;
    const received = JSON.stringify(query);
    const { rows, total } = await search(em(), brand, query, { now, limit: 100 });
    expect({ received, refs: refsOf(rows) }).toEqual({ received, refs: expected.slice(0, 100) });
    expect({ received, total }).toEqual({ received, total: { value: expected.length, exact: true } });
  }
  return matches;
}

describe('the search index, compared with a slow reference search,', () => {
  it('returns the same results as the reference after a build', async () =>
    expect(await compare(60)).toBeGreaterThan(300));

  it('returns the same results as the reference after profiles were added, changed, deleted and suspended', async () => {
    for (let n = 0; n < 20; n += 1) await addExternal(client, randomCreator(dice));
    await addMember(client, { ...randomCreator(dice), name: 'Marinna Lyma' }, 1_000);
    await client.query(
      `update external_profiles set name = 'Carla Nova', tags = '{beauty}' where id % 9 = 1`,
    );
    await client.query('delete from external_profiles where id % 11 = 2');
    await client.query('update creators set removed_at = now() where id % 13 = 3');
    await client.query('update users set suspended_at = now() where id % 7 = 4');
    expect(await compare(60)).toBeGreaterThan(300);
  });

  it('returns the same results as the reference after the next build, which contains the edits', async () => {
    await buildGeneration(em(), now);
    expect((await client.query('select from search.delta')).rowCount).toBe(0);
    expect(await compare(30)).toBeGreaterThan(100);
  });
});

describe('the count beside a filter value', () => {
  const queries: [SearchQuery, FacetName, string, Partial<SearchQuery>][] = [
    [{ ...emptyQuery, skills: ['food'], channels: ['tiktok'] }, 'skill', 'beauty', { skills: ['beauty'] }],
    [
      { ...emptyQuery, skills: ['food'], channels: ['tiktok'] },
      'channel',
      'youtube',
      { channels: ['youtube'] },
    ],
    [{ ...emptyQuery, skills: ['food'], match: 'all' }, 'skill', 'travel', { skills: ['food', 'travel'] }],
    [{ ...emptyQuery, text: 'recife', genders: ['male'] }, 'gender', 'female', { genders: ['female'] }],
    [{ ...emptyQuery, followersFrom: 10_000 }, 'verified', '1', { verified: true }],
    [{ ...emptyQuery, audienceCountry: 'BR' }, 'audienceCountry', 'PT', { audienceCountry: 'PT' }],
    [{ ...emptyQuery, audienceCity: 'sao paulo' }, 'audienceCity', 'Recife', { audienceCity: 'recife' }],
    [{ ...emptyQuery, country: 'PT', audienceAges: ['25-34'] }, 'country', 'BR', { country: 'BR' }],
    [
      { ...emptyQuery, text: 'recife', audienceLanguages: ['pt'], country: 'BR' },
      'audienceLanguage',
      'en',
      { audienceLanguages: ['en'] },
    ],
  ];

  it.each(queries)(
    'equals the number of matches if the value is selected (case %#)',
    async (query, facet, value, instead) => {
      await snapshotProfiles(client);
      const expected = (await referenceSearch(client, { ...query, ...instead }, today)).length;
      expect(expected).toBeGreaterThan(0);
      expect(await countBeside(query, facet, value)).toBe(expected);
    },
  );

  it.each([
    [{ ...emptyQuery, country: 'KE' }, 'country'],
    [{ ...emptyQuery, audienceCity: 'olinda' }, 'audienceCity'],
  ] as const)(
    'is left out for a place filter that has no precomputed counts (case %#)',
    async (query, facet) => {
      const { facets } = await search(em(), brand, query, { now });
      expect(facets.map(({ name }) => name)).not.toContain(facet);
    },
  );

  it('is the same whether bitmaps or single rows are counted, even after edits', async () => {
    await client.query(`update external_profiles set tags = '{food}' where id % 5 = 0`);
    const tables = await tablesNow(em());
    const rows = tables.end;
    const inLocations: Partial<SearchQuery>[] = [
      { country: 'BR' },
      { country: 'KE' },
      { cities: ['recife'], genders: ['female'] },
      { audienceCity: 'olinda', country: 'BR' },
    ];
    const asked = [...queries.map(([query]) => query).filter(({ text }) => text === ''), ...inLocations];
    for (const given of [{}, ...asked]) {
      const query = { ...emptyQuery, ...given };
      const plan = await planOf(em(), query, { tables, rows }, 26);
      const place = { tables, rows, ordered: true, words: undefined, today, plan };
      expect(await countsOf(em(), query, place, { counted: 0 })).toEqual(await countsOf(em(), query, place));
    }
  });
});

describe('paging through search results', () => {
  it.each(searchSorts)('returns each match exactly once and in order when sorted by %s', async (sort) => {
    const query = { ...emptyQuery, sort, text: sort === 'followers' ? 'a' : '' };
    await snapshotProfiles(client);
    expect(await pagesOf(query)).toEqual(await referenceSearch(client, query, today));
  });

  it.each(searchSorts)(
    'returns every unedited profile exactly once, sorted by %s, while other profiles are edited',
    async (sort) => {
      const query: SearchQuery = { ...emptyQuery, sort, skills: ['food', 'travel', 'fashion', 'beauty'] };
      await snapshotProfiles(client);
      const before = await referenceSearch(client, query, today);
      let turn = 0;
      const seen = await pagesOf(query, 9, async () => {
        turn += 1;
        await addExternal(client, randomCreator(dice));
        if (turn === 3) await buildGeneration(em(), now);
      });
      expect(seen.filter((ref) => before.includes(ref))).toHaveLength(before.length);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );
});

describe('a search for words that no single profile contains together', () => {
  const asked: SearchQuery = { ...emptyQuery, text: 'recife xyzzyx' };

  it('finds the profiles that contain the most of the words, on every page', async () => {
    const whole = await search(em(), brand, { ...emptyQuery, text: 'recife' }, { now, limit: 100 });
    const first = await search(em(), brand, asked, { now, limit: 10 });
    expect(first.mostWords).toEqual({ found: 1, of: 2 });
    expect(first.total).toEqual(whole.total);
    expect(await pagesOf(asked, 10)).toEqual(await pagesOf({ ...asked, text: 'recife' }, 10));
    const second = await search(em(), brand, { ...asked, after: first.next }, { now, limit: 10 });
    expect(second).toMatchObject({ mostWords: { found: 1, of: 2 }, total: whole.total });
  });

  it('requires as many words as the best match contains, ignoring former versions of edited profiles', async () => {
    const text = 'zwikaba moplint fegrudy harstex';
    const ask = async () => {
      const { rows, mostWords } = await search(em(), brand, { ...emptyQuery, text }, { now });
      return { names: rows.map(({ name }) => name).sort(), mostWords };
    };
    const three = await addExternal(client, { ...randomCreator(dice), name: 'Zwikaba Moplint Fegrudy' });
    await addExternal(client, { ...randomCreator(dice), name: 'Zwikaba Harstex' });
    const found = { names: ['Zwikaba Moplint Fegrudy'], mostWords: { found: 3, of: 4 } };
    expect(await ask()).toEqual(found);
    await buildGeneration(em(), now);
    expect(await ask()).toEqual(found);
    await client.query(`update external_profiles set name = 'Moplint' where id = $1`, [three]);
    expect(await ask()).toEqual({ names: ['Zwikaba Harstex'], mostWords: { found: 2, of: 4 } });
  });

  it('is not relaxed to fewer words if only the filters exclude every match', async () => {
    const { rows, mostWords } = await search(
      em(),
      brand,
      { ...emptyQuery, text: 'ana recife', followersFrom: 1_999_999_999 },
      { now },
    );
    expect([rows, mostWords]).toEqual([[], null]);
  });
});

describe('a generation of the search index', () => {
  it('stays in use if the next build fails', async () => {
    await snapshotProfiles(client);
    const before = await referenceSearch(client, emptyQuery, today);
    const [state] = (await client.query('select generation, rows from search.state')).rows;
    await client.query('alter table search.rows_0 add constraint broken check (followers < 0) not valid');
    await client.query('alter table search.rows_1 add constraint broken check (followers < 0) not valid');
    await expect(buildGeneration(em(), now)).rejects.toThrow('broken');
    await client.query('alter table search.rows_0 drop constraint broken');
    await client.query('alter table search.rows_1 drop constraint broken');
    expect((await client.query('select generation, rows from search.state')).rows[0]).toEqual(state);
    expect(await pagesOf(emptyQuery, 100)).toEqual(before);
  });

  it('keeps edits in the delta table that were not committed when the build began', async () => {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin');
    const id = await addExternal(other, { ...randomCreator(dice), name: 'Zuleica Zimmermann' });
    await buildGeneration(em(), now);
    await other.query('commit');
    await other.end();
    const { rows } = await search(em(), brand, { ...emptyQuery, text: 'zimmermann' }, { now });
    expect(rows.map(({ key }) => key)).toEqual([`x${id}`]);
  });

  it('is emptied once searches no longer use it', async () => {
    await emptyOldSlot(em(), now);
    const counted = async () =>
      (
        await client.query(
          'select (select count(*) from search.rows_0) * (select count(*) from search.rows_1) as both',
        )
      ).rows[0].both;
    expect(await counted()).not.toBe('0');
    await emptyOldSlot(em(), '2026-11-20T13:00:00.000Z');
    expect(await counted()).toBe('0');
    await snapshotProfiles(client);
    expect(await pagesOf(emptyQuery, 100)).toEqual(await referenceSearch(client, emptyQuery, today));
  });

  it('omits the counts of filters that an index of an earlier format does not have', async () => {
    await buildGeneration(em(), now);
    const { rows } = await client.query('select generation % 2 as slot from search.state');
    await client.query(`update search.rows_${rows[0].slot} set m3 = 0`);
    await client.query('update search.state set format = 3');
    const query: SearchQuery = { ...emptyQuery, country: 'BR', audienceCity: 'recife' };
    await snapshotProfiles(client);
    const { facets, total } = await search(em(), brand, query, { now });
    expect(total.value).toBe((await referenceSearch(client, query, today)).length);
    const names = facets.map(({ name }) => name);
    expect(names).toContain('audienceAge');
    expect(names).not.toContain('audienceCity');
    await buildGeneration(em(), now);
    expect(await countBeside(query, 'country', 'BR')).toBe(total.value);
  });

  it('is built by only one process at a time', async () => {
    const built = await Promise.all([buildGeneration(em(), now), buildGeneration(em(), now)]);
    expect(built.filter(Boolean)).toHaveLength(1);
  });
});

it('finds members by the gender that they stated, without returning it', async () => {
  const query: SearchQuery = { ...emptyQuery, kind: 'member', genders: ['male'] };
  const { rows } = await search(em(), brand, query, { now });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ gender }) => gender !== null)).toEqual([]);
});

it('refuses a search by a creator or an anonymous user', async () => {
  for (const actor of [
    { role: 'creator', userId: 1, name: 'x', creatorId: 1 },
    { role: 'nobody' },
  ] as const) {
    await expect(search(em(), actor, emptyQuery, { now })).rejects.toMatchObject({ code: 'not_allowed' });
  }
});
