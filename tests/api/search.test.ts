import { profileImport, searchAnswer } from '@elenco/core';
import { addToList } from '@elenco/core/discovery';
import { brandOwner } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather } from './cast';
import { importWorker, readImport, sendFile } from './imports/work';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

const found = async (query: string) =>
  searchAnswer.parse(await (await as.brandOwner('GET', `/search/creators?${query}`)).json());

describe('the search over REST', () => {
  it('returns reasons, facet counts, and a total that is declared exact or not', async () => {
    const { rows, total, facets } = await found('skill=skincare&sort=followers');
    expect(total).toEqual({ value: rows.length, exact: true });
    expect(rows.length).toBeGreaterThan(0);
    for (const { mainSkill, tags, reasons } of rows) {
      expect([mainSkill, ...tags]).toContain('skincare');
      expect(reasons.map(({ code }) => code)).toContain('speciality');
    }
    const skills = facets.find(({ name }) => name === 'skill')?.values;
    expect(skills).toContainEqual({ value: 'skincare', count: total.value });
  });

  it('can be paged to its end', async () => {
    const all = (await found('sort=price')).rows.map(({ key }) => key);
    const first = await found('sort=price&limit=1');
    const second = await found(`sort=price&limit=100&after=${first.next}`);
    expect([...first.rows, ...second.rows].map(({ key }) => key)).toEqual(all);
    expect(second).toMatchObject({ next: null, facets: [] });
  });

  it('returns a profile by its key, and similar profiles', async () => {
    const [one] = (await found('')).rows;
    const profile = await (await as.curation('GET', `/search/creators/${one?.key}`)).json();
    expect(profile).toMatchObject({ key: one?.key, name: one?.name });
    const similar = (await (await as.curation('GET', `/search/creators/${one?.key}/similar`)).json()) as {
      key: string;
    }[];
    expect(similar.map(({ key }) => key)).not.toContain(one?.key);
  });

  it('finds a changed profile immediately, and never a hidden creator', async () => {
    const [one] = (await found('')).rows;
    const before = (await found('')).total.value;
    const path = `/creators/${one?.creatorId}`;
    const { version } = (await (await as.curation('GET', path)).json()) as { version: number };
    expect((await as.curation('PUT', path, { version, name: 'Quitéria Quaresma' })).status).toBe(200);
    expect((await found('q=quiteria+quaresma')).rows.map(({ key }) => key)).toEqual([one?.key]);
    expect((await found('')).total.value).toBe(before);
  });

  it.each([
    ['channel=myspace', '/channel'],
    ['limit=0', '/limit'],
    ['limit=101', '/limit'],
    ['sort=["name","ASC"]', '/sort'],
    ['filter={}', '/filter'],
  ])('rejects %s with the pointer to the parameter', async (query, pointer) => {
    const answer = await as.brandOwner('GET', `/search/creators?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ problems: [{ pointer }] });
  });

  it('is refused for users other than brands and staff', async () => {
    const statusOf = async (one: keyof typeof as, path: string) => (await as[one]('GET', path)).status;
    const [key] = (await found('')).rows.map((row) => row.key);
    for (const one of ['brandOwner', 'curation', 'support'] as const) {
      expect(await statusOf(one, '/search/creators')).toBe(200);
      expect(await statusOf(one, '/search/creators/999999')).toBe(404);
      expect(await statusOf(one, '/search/creators/x')).toBe(404);
    }
    expect(await statusOf('creator', '/search/creators')).toBe(403);
    expect(await statusOf('creator', `/search/creators/${key}`)).toBe(404);
    expect(await statusOf('nobody', '/search/creators')).toBe(401);
  });
});

describe('two profiles of the same creator', () => {
  let worker: Awaited<ReturnType<typeof importWorker>>;
  beforeAll(async () => {
    worker = await importWorker(api);
  });
  afterAll(() => worker.stop());

  const found = async (words: string) =>
    (
      (await (await as.brandOwner('GET', `/search/creators?q=${words}`)).json()) as {
        rows: { key: string; name: string; presences: { channel: string }[] }[];
      }
    ).rows;
  const join = (who: keyof typeof as, from: string, into: string) =>
    as[who]('POST', `/search/creators/${from}/join`, { into });

  it('can be joined by curation staff into one profile with all channels, and detached again', async () => {
    const lines = [
      { name: 'Tereza Tupi', accounts: [{ channel: 'instagram', handle: 'tereza.tupi', followers: 50 }] },
      {
        name: 'Terezinha',
        country: 'BR',
        tags: ['games'],
        languages: ['pt'],
        accounts: [{ channel: 'youtube', handle: 'terezinhatv', followers: 7 }],
      },
    ].map((line) => JSON.stringify(line));
    const answer = await sendFile(as.curation, lines.join('\n'), { fileName: 'duas.ndjson' });
    await readImport(api, as.curation, profileImport.parse(await answer.json()).id);
    const [[one], [two]] = [await found('tereza'), await found('terezinha')];
    const would = await as.curation('GET', `/search/creators/${two!.key}/join?into=${one!.key}`);
    const preview = (await would.json()) as { name: string; presences: { channel: string }[] };
    expect(preview).toMatchObject({
      name: 'Tereza Tupi',
      country: 'BR',
      tags: ['games'],
      languages: ['pt'],
      city: '',
      state: '',
      mainSkill: null,
      priceCents: null,
      gender: null,
      ageBand: null,
      bio: '',
    });
    expect(preview.presences.map(({ channel }) => channel).sort()).toEqual(['instagram', 'youtube']);
    expect((await found('terezinha')).map(({ key }) => key)).toEqual([two!.key]);
    expect((await join('curation', two!.key, one!.key)).status).toBe(200);
    const [joined, ...others] = await found('tereza');
    expect([joined?.key, others]).toEqual([one!.key, []]);
    expect(joined?.presences.map(({ channel }) => channel)).toEqual(['instagram', 'youtube']);
    expect((await as.brandOwner('GET', `/search/creators/${two!.key}`)).status).toBe(404);

    const sources = (await (await as.curation('GET', `/search/creators/${one!.key}/sources`)).json()) as {
      id: number;
      name: string;
    }[];
    expect(sources.map(({ name }) => name)).toEqual(['Tereza Tupi', 'Terezinha']);
    const parted = await as.curation('POST', `/search/sources/${sources[1]!.id}/separate`);
    expect(parted.status).toBe(200);
    expect((await found('terezinha')).map(({ name }) => name)).toEqual(['Terezinha']);
    // The profile now has only one imported row, which cannot be detached.
    const again = await as.curation('POST', `/search/sources/${sources[1]!.id}/separate`);
    expect(await again.json()).toMatchObject({ problems: [{ code: 'only_line' }] });
  });

  it('keep the notes on both profiles if they are joined while a list contains both profiles', async () => {
    const lines = ['Ulisses', 'Umbelina'].map((name) =>
      JSON.stringify({
        name,
        accounts: [{ channel: 'instagram', handle: name.normalize('NFD').replace(/\W/g, '') }],
      }),
    );
    const answer = await sendFile(as.curation, lines.join('\n'), { fileName: 'lista.ndjson' });
    await readImport(api, as.curation, profileImport.parse(await answer.json()).id);
    const keys = [(await found('ulisses'))[0]!.key, (await found('umbelina'))[0]!.key];
    const by = { actor: brandOwner, now: new Date().toISOString() };
    await api.database.perform(addToList, { listId: 301, keys }, by);
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    for (const key of keys) {
      await client.query('update list_members set note = $1 where external_id = $2', [key, key.slice(1)]);
    }
    expect((await join('curation', keys[1]!, keys[0]!)).status).toBe(200);
    const { rows } = await client.query(
      `select 'x' || external_id as key, note, version from list_members where 'x' || external_id = any ($1)`,
      [keys],
    );
    await client.end();
    expect(rows).toEqual([{ key: keys[0], note: keys.join('\n'), version: 2 }]);
  });

  it('can be joined only by curation staff, and only if both profiles exist', async () => {
    const [one] = await found('tereza');
    const would = (who: keyof typeof as, into: string) =>
      as[who]('GET', `/search/creators/${one!.key}/join?into=${into}`);
    for (const who of ['support', 'brandOwner', 'creator'] as const) {
      expect([who, (await join(who, one!.key, 'x999999')).status]).toEqual([who, 403]);
      expect([who, (await would(who, 'x999999')).status]).toEqual([who, 403]);
      expect([who, (await as[who]('GET', `/search/creators/${one!.key}/sources`)).status]).toEqual([
        who,
        403,
      ]);
    }
    for (const into of ['x999999', '21', '']) {
      expect([into, (await would('curation', into)).status]).toEqual([into, 404]);
    }
    expect(await (await would('curation', one!.key)).json()).toMatchObject({
      problems: [{ code: 'same_profile' }],
    });
    expect((await join('curation', one!.key, 'x999999')).status).toBe(404);
    expect((await join('curation', one!.key, '21')).status).toBe(404);
    expect(await (await join('curation', one!.key, one!.key)).json()).toMatchObject({
      problems: [{ code: 'same_profile' }],
    });
  });
});
