import { searchAnswer } from '@elenco/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather } from './cast';

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
  it('finds with reasons, counts and a total that says what it is', async () => {
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

  it('goes on where it ended', async () => {
    const all = (await found('sort=price')).rows.map(({ key }) => key);
    const first = await found('sort=price&limit=1');
    const second = await found(`sort=price&limit=100&after=${first.next}`);
    expect([...first.rows, ...second.rows].map(({ key }) => key)).toEqual(all);
    expect(second).toMatchObject({ next: null, facets: [] });
  });

  it('shows one profile, and others like it', async () => {
    const [one] = (await found('')).rows;
    const profile = await (await as.curation('GET', `/search/creators/${one?.key}`)).json();
    expect(profile).toMatchObject({ key: one?.key, name: one?.name });
    const similar = (await (await as.curation('GET', `/search/creators/${one?.key}/similar`)).json()) as {
      key: string;
    }[];
    expect(similar.map(({ key }) => key)).not.toContain(one?.key);
  });

  it('finds an edit at once, and nobody who was taken out of lists', async () => {
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
  ])('refuses %s, and says where', async (query, pointer) => {
    const answer = await as.brandOwner('GET', `/search/creators?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ problems: [{ pointer }] });
  });

  it('is for brands and staff', async () => {
    const asks = async (one: keyof typeof as, path: string) => (await as[one]('GET', path)).status;
    const [key] = (await found('')).rows.map((row) => row.key);
    for (const one of ['brandOwner', 'curation', 'support'] as const) {
      expect(await asks(one, '/search/creators')).toBe(200);
      expect(await asks(one, '/search/creators/999999')).toBe(404);
      expect(await asks(one, '/search/creators/x')).toBe(404);
    }
    expect(await asks('creator', '/search/creators')).toBe(403);
    expect(await asks('creator', `/search/creators/${key}`)).toBe(404);
    expect(await asks('nobody', '/search/creators')).toBe(401);
  });
});
