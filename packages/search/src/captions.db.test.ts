import { type Actor, emptyQuery, type SearchQuery } from '@elenco/core';
import { aConnection, aCreator, aNetworkPost, aPresence, aUser } from '@elenco/core/testing';
import { type Database, openDatabase } from '@elenco/db';
import { type FreshDatabase, freshDatabase, longTimeouts, onServer } from '@elenco/tests/support/db';
import { putRows } from '@elenco/tests/support/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postsWithSql } from './captions';

const NOW = '2026-11-28T12:00:00.000Z';
const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const skincare = 41;
const fashion = 42;
const disconnected = 43;
const hidden = 44;
const suspended = 45;

const captions: Readonly<Record<number, readonly string[]>> = {
  [skincare]: [
    'Três protetores para o verão #ProtetorSolar',
    'Reapliquei o protetor na praia. #protetorsolar',
    'Bom dia! #protetor_solar',
  ],
  [fashion]: ['Vestidos de VERÃO', 'Chapéu e protetor: moda praia'],
  [disconnected]: ['O verão começou #protetorsolar'],
  [hidden]: ['O verão começou #protetorsolar'],
  [suspended]: ['O verão começou #protetorsolar'],
};

let own: FreshDatabase;
let database: Database;

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { poolMax: 4, limits: longTimeouts });
  for (const id of [skincare, fashion, disconnected, hidden, suspended]) {
    const suspendedAt = id === suspended ? NOW : null;
    const email = `c${id}@story.example`;
    const mainSkill = id === skincare ? 'skincare' : 'fashion';
    await putRows(own.url, [
      ['creators', aCreator({ id, mainSkill, presences: [aPresence({ channel: 'instagram' })] })],
      ['users', aUser({ id, creatorId: id, companyId: null, companyRole: null, email, suspendedAt })],
      [
        'connections',
        aConnection({
          id,
          creatorId: id,
          accountId: String(id),
          status: id === disconnected ? 'disconnected' : 'connected',
          postsSince: id === hidden ? null : NOW,
        }),
      ],
      ['network_posts', ...captions[id]!.map((caption, n) => postOf(id, n, caption))],
    ]);
  }
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

function postOf(creatorId: number, n: number, caption: string) {
  const id = creatorId * 100 + n;
  return aNetworkPost({ id, connectionId: creatorId, creatorId, postId: String(n), caption });
}

/** Returns the keys of the matching creators, each with its number of matching posts. */
const find = async (query: Partial<SearchQuery>, actor: Actor = brand) => {
  const { rows, total } = await database.search.find(actor, { ...emptyQuery, ...query }, { now: NOW });
  expect(total).toEqual({ value: rows.length, exact: true });
  return rows.map(({ creatorId, captionPosts }) => `${creatorId}: ${captionPosts}`).sort();
};

const cases: readonly [string, Partial<SearchQuery>, string[]][] = [
  ['a word', { captions: 'protetor' }, ['41: 2', '42: 1']],
  ['a word without case and accents', { captions: 'verao' }, ['41: 1', '42: 1']],
  ['a plural', { captions: 'vestido' }, ['42: 1']],
  ['a hashtag as written', { captions: '#PROTETORSOLAR' }, ['41: 2']],
  ['a hashtag with an underscore', { captions: '#protetor_solar' }, ['41: 1']],
  ['a hashtag by its word', { captions: 'protetorsolar' }, ['41: 2']],
  ['only posts with all words', { captions: 'protetor praia' }, ['41: 1', '42: 1']],
  ['no hashtag where only its word is written', { captions: '#praia' }, []],
  ['no profile by single letters', { captions: 'o' }, []],
  ['no profile by the beginning of a word', { captions: 'prot' }, []],
  ['only profiles that pass the other filters', { captions: 'protetor', skills: ['fashion'] }, ['42: 1']],
  ['only profiles that also have the search words', { captions: 'protetor', text: 'skincare' }, ['41: 2']],
];

it.each(cases)('searches the captions of new profiles and finds %s', async (_, query, expected) => {
  expect(await find(query)).toEqual(expected);
});

it('finds the same profiles by caption after the index is built, in every sort order', async () => {
  await database.search.buildGeneration(NOW);
  for (const [, query, expected] of cases) expect(await find(query)).toEqual(expected);
  for (const sort of ['followers', 'price', 'activity'] as const)
    expect(await find({ captions: 'protetor', sort })).toEqual(['41: 2', '42: 1']);
});

it('returns the number of matching posts only for searches in captions', async () => {
  expect(await find({ skills: ['skincare'] })).toEqual(['41: null']);
});

it('counts the values of other filters for profiles with a matching caption', async () => {
  const { facets } = await database.search.find(brand, { ...emptyQuery, captions: 'protetor' }, { now: NOW });
  const skills = facets.find(({ name }) => name === 'skill')?.values ?? [];
  expect(skills.filter(({ count }) => count).map(({ value, count }) => [value, count])).toContainEqual([
    'fashion',
    1,
  ]);
});

it('refuses a caption search by a creator', async () => {
  const creator: Actor = { role: 'creator', userId: skincare, name: 'Olga', creatorId: skincare };
  await expect(find({ captions: 'protetor' }, creator)).rejects.toMatchObject({ code: 'not_allowed' });
});

it('uses the caption index for a rare word among many posts', async () => {
  const plan = await onServer(async (client) => {
    await client.query('begin');
    await client.query(`insert into network_posts select (jsonb_populate_record(null::network_posts,
        to_jsonb(post) || jsonb_build_object('id', n, 'post_id', n, 'caption', 'Bom dia'))).*
      from (select * from network_posts limit 1) post, generate_series(100001, 103000) n`);
    await client.query('analyze network_posts');
    const { text, params } = postsWithSql('#sol');
    const { rows } = await client.query(`explain select from ${text.replace('?', '$1')}`, [...params]);
    await client.query('rollback');
    return JSON.stringify(rows);
  }, own.url);
  expect(plan).toContain('network_posts_caption_words');
});
