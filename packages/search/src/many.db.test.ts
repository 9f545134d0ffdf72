import { type Actor, emptyQuery, profileRef, type SearchQuery, searchSorts } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { openOrm, systemRole } from '@elenco/db/testing';
import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counts, countsOf } from './counts';
import { expand } from './expand';
import { planOf, walkPlan } from './plan';
import { refOf } from './profiles';
import { rowsBetween } from './rangeScan';
import { tablesNow } from './state';

const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const now = '2026-11-20T12:00:00.000Z';
/**
 * Number of sample creators. A search for words does not read all rows of an index this large, so the tests
 * cover every way of reading rows.
 */
const PEOPLE = 3_200;

let fresh: FreshDatabase;
let database: Database;
let client: Client;
let orm: Awaited<ReturnType<typeof openOrm>>;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { poolMax: 3, limits: longTimeouts });
  orm = await openOrm(fresh.url, { poolMax: 2, role: systemRole });
  client = new Client({ connectionString: fresh.url });
  await client.connect();
  await client.query('begin');
  await client.query(`set local elenco.search_later = 'on'`);
  await client.query(
    `insert into external_profiles (created_at, updated_at, name, bio, main_skill, tags, country, state, city, presences,
       followers, engagement_bp, price_cents, languages, active_on, source, source_at)
     select now(), now(), 'Maria ' || case when n % 3 = 0 then 'Silva' else 'Souza' end,
       case when n % 4 = 0 then 'Passa o verão em Natal' else '' end,
       case when n % 50 = 0 then 'law' else 'food' end, '{}', case when n % 5 = 0 then 'PT' else 'BR' end, '',
       case when n % 1000 = 0 then 'Ouro Preto' when n % 1000 = 501 then 'Paraty' when n % 2 = 0 then 'Recife' else 'Natal' end,
       jsonb_build_array(jsonb_build_object('channel', 'tiktok', 'handle', 'm' || n, 'followers', n * 37 % 9000,
         'engagementBp', n % 900, 'source', 'estimated', 'measuredAt', '2026-11-01T00:00:00.000Z')),
       n * 37 % 9000, n % 900, n % 70 * 1000, '{pt}', '2026-11-01', 'a test', now()
     from generate_series(1, ${PEOPLE}) n`,
  );
  await client.query('commit');
  await database.search.buildGeneration(now);
});
afterAll(async () => {
  await orm.close();
  await database.close();
  await client.end();
  await fresh.drop();
});

async function allRefs(query: SearchQuery): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | null = null; ; ) {
    const asked = { ...query, after };
    const { rows, next } = await database.search.find(brand, asked, { now, limit: 100, facets: false });
    seen.push(...rows.map(({ key }) => refOf(profileRef(key)!)));
    if (next === null) return seen;
    after = next;
  }
}

const plainly = async (where: string, order: string) =>
  (
    await client.query<{ key: string }>(
      `select ref::text as key from search.entries join search.documents d using (ref) where ${where} order by ${order}`,
    )
  ).rows.map(({ key }) => key);

/** Sorts each block of 200 by ref, to ignore the order within a block, which ranking.test.ts tests. */
const blocks = (refs: readonly string[]) =>
  Array.from({ length: Math.ceil(refs.length / 200) }, (_, n) => refs.slice(n * 200, (n + 1) * 200).sort());

const { text: _, ...asked } = emptyQuery;
const cases: [string, Partial<SearchQuery>, string][] = [
  ['a word that all have', { text: 'maria' }, 'true'],
  ['two frequent words', { text: 'maria silva' }, `d.name = 'Maria Silva'`],
  [
    'a word and a rare filter',
    { text: 'souza', skills: ['law'] },
    `d.name like '%Souza' and d.main_skill = 'law'`,
  ],
  [
    'a word and a frequent filter',
    { text: 'souza', country: 'BR' },
    `d.name like '%Souza' and d.country = 'BR'`,
  ],
  ['a rare filter', { skills: ['law'] }, `d.main_skill = 'law'`],
  ['a rare place', { cities: ['ouro preto'] }, `d.city = 'Ouro Preto'`],
  [
    'a rare place and a filter',
    { cities: ['ouro preto'], country: 'PT' },
    `d.city = 'Ouro Preto' and d.country = 'PT'`,
  ],
  ['a word in a rare place', { text: 'maria', cities: ['ouro preto'] }, `d.city = 'Ouro Preto'`],
  [
    'a word, a filter and a number in a rare place',
    { text: 'maria', cities: ['ouro preto'], country: 'PT', followersTo: 8_000 },
    `d.city = 'Ouro Preto' and d.country = 'PT' and d.followers <= 8000`,
  ],
  ['a word and an upper limit', { text: 'maria', engagementTo: 300 }, 'd.engagement_bp <= 300'],
  ['a place without profiles', { cities: ['atlantis'] }, 'false'],
  ['two rare places', { cities: ['ouro preto', 'paraty'] }, `d.city in ('Ouro Preto', 'Paraty')`],
  [
    'a word in two rare places',
    { text: 'souza', cities: ['ouro preto', 'paraty'] },
    `d.name like '%Souza' and d.city in ('Ouro Preto', 'Paraty')`,
  ],
  ['two frequent places', { cities: ['natal', 'recife'] }, `d.city in ('Natal', 'Recife')`],
  [
    'a rare and a frequent place with a filter',
    { cities: ['ouro preto', 'recife'], skills: ['law'] },
    `d.city in ('Ouro Preto', 'Recife') and d.main_skill = 'law'`,
  ],
  ['a rare place and one without profiles', { cities: ['atlantis', 'paraty'] }, `d.city = 'Paraty'`],
];

describe('the search over many profiles, compared with a slow reference search', () => {
  it.each(cases)('returns the same order by relevance as the reference for %s', async (_, query, where) => {
    const found = await allRefs({ ...asked, text: '', ...query });
    expect(blocks(found)).toEqual(blocks(await plainly(where, 'default_rank desc, ref desc')));
  });

  it.each(cases)('returns the same order by engagement as the reference for %s', async (_, query, where) => {
    const found = await allRefs({ ...asked, text: '', ...query, sort: 'engagement' });
    expect(found).toEqual(await plainly(where, 'd.engagement_bp desc, ref desc'));
  });

  it.each([
    ['for a query without a filter', { text: 'natal' }, `(d.city = 'Natal' or d.bio <> '')`],
    [
      'with few matches that pass the filter',
      { text: 'maria natal', country: 'PT' },
      `d.country = 'PT' and (d.city = 'Natal' or d.bio <> '')`,
    ],
  ])('ranks profiles by how many of two words they match %s', async (_, query, where) => {
    const found = await allRefs({ ...asked, ...query });
    const inTheirOrder = await plainly(where, `d.city = 'Natal' desc, default_rank desc, ref desc`);
    expect(blocks(found)).toEqual(blocks(inTheirOrder));
    const byFollowers = await allRefs({ ...asked, ...query, sort: 'followers' });
    expect(byFollowers).toEqual(await plainly(where, 'd.followers desc, ref desc'));
  });

  it.each(['9223372036854775807', '-9223372036854775808', '9999999999999999999'])(
    'returns a page instead of an error for an invalid cursor with the value %s',
    async (end) => {
      for (const sort of searchSorts) {
        const after = Buffer.from(JSON.stringify([[end, end], 0.5, 0, 0, null, null])).toString('base64url');
        const query = { ...asked, text: 'maria natal', sort, after };
        const { rows } = await database.search.find(brand, query, { now, limit: 10 });
        expect(rows.length).toBeLessThanOrEqual(10);
      }
    },
  );

  it.each(searchSorts)(
    'still returns edited rows sorted by %s if all servers with index rows are lost',
    async (sort) => {
      const em = orm.em.fork() as unknown as SqlEntityManager;
      const tables = await tablesNow(em);
      const query = { ...asked, text: 'maria', sort };
      const words = await expand(em, tables, query.text);
      const context = { tables, rows: 0, ordered: true, words, today: '2026-11-20', plan: walkPlan };
      const found = await rowsBetween(em, query, context, { limit: 10 });
      expect(found.length).toBeGreaterThanOrEqual(10);
    },
  );

  it('returns the same results as the reference after edits that move profiles to the top', async () => {
    await client.query(`update external_profiles set followers = 90000 + id where id % 40 = 0`);
    const found = await allRefs({ ...asked, text: 'maria' });
    expect(blocks(found)).toEqual(blocks(await plainly('true', 'default_rank desc, ref desc')));
  });
});

describe('an estimate from a sample of index rows', () => {
  const asked: [string, Partial<SearchQuery>][] = [
    ['of profiles with a word', { text: 'maria' }],
    ['of profiles with a word in different fields', { text: 'natal' }],
    ['of profiles with two words', { text: 'maria souza' }],
    ['of profiles in a rare place', { cities: ['ouro preto'] }],
    ['of all profiles', { followersFrom: 100 }],
  ];

  it.each(asked)('is within the statistical error for the number %s', async (_, given) => {
    const em = orm.em.fork() as unknown as SqlEntityManager;
    const query = { ...emptyQuery, ...given };
    const tables = await tablesNow(em);
    const words = await expand(em, tables, query.text);
    const at = { tables, rows: tables.end, ordered: true, words, today: '2026-11-20' };
    const context = { ...at, plan: await planOf(em, query, at, 26) };
    const looked = given.cities ? 2 : 1_000;
    const [whole, about] = await Promise.all([
      countsOf(em, query, context),
      countsOf(em, query, context, { looked }),
    ]);
    expect([whole.total.exact, about.total.exact]).toEqual([true, false]);
    const most = tables.end * 3 * Math.sqrt(1 / 4 / looked);
    expect(Math.abs(whole.total.value - about.total.value)).toBeLessThan(given.cities ? 5 : most);
    expect(
      about.facets
        .flatMap(({ values }) => values)
        .filter(({ count }) => !(count === null || (Number.isInteger(count) && count > 0))),
    ).toEqual([]);
    const countCooks = ({ facets }: Counts) =>
      facets.find(({ name }) => name === 'skill')!.values.find(({ value }) => value === 'food')!.count;
    expect(Math.abs(Number(countCooks(whole)) - Number(countCooks(about)))).toBeLessThan(
      given.cities ? 5 : most,
    );
  });
});

describe('the count of many matches', () => {
  const looked = 400;
  const counted = async (given: Partial<SearchQuery>) => {
    const em = orm.em.fork() as unknown as SqlEntityManager;
    const query = { ...emptyQuery, ...given };
    const tables = await tablesNow(em);
    const at = { tables, rows: tables.end, ordered: true, today: '2026-11-20' };
    const words = given.text ? await expand(em, tables, given.text) : undefined;
    const context = { ...at, words, plan: await planOf(em, query, at, 26) };
    return { few: await countsOf(em, query, context, { looked }), all: await countsOf(em, query, context) };
  };

  it.each<[string, Partial<SearchQuery>]>([
    ['if one number filter leaves few rows', { priceFrom: 1, priceTo: 5_000 }],
    [
      'if words further restrict the rows of a number filter',
      { priceFrom: 1, priceTo: 5_000, text: 'silva' },
    ],
    ['if a second number filter leaves all rows of the first', { priceTo: 5_000, followersFrom: 10 }],
  ])('is exact %s', async (_, given) => {
    const { few, all } = await counted(given);
    expect(all.total.value).toBeGreaterThan(0);
    expect(few).toEqual(all);
  });

  it('is exact if few rows pass the filters, except for the other values of a filter in use', async () => {
    const { few, all } = await counted({ skills: ['law'], followersFrom: 100 });
    expect(few.total).toEqual(all.total);
    const [own, others] = [few.facets.filter((f) => !f.exact), few.facets.filter((f) => f.exact)];
    expect(own.map(({ name }) => name)).toEqual(['skill']);
    expect(others).toEqual(all.facets.filter(({ name }) => name !== 'skill'));
  });
});

it('counts exactly how many profiles match a simple filter, in total and for each value of other filters', async () => {
  const { total, facets } = await database.search.find(
    brand,
    { ...emptyQuery, followersFrom: 3_000 },
    { now },
  );
  const count = (await plainly('d.followers >= 3000', 'ref')).length;
  expect(total.exact ? total.value : 0).toBe(count);
  expect(facets.find(({ name }) => name === 'skill')?.values).toContainEqual({
    value: 'law',
    count: (await plainly(`d.followers >= 3000 and d.main_skill = 'law'`, 'ref')).length,
  });
});
