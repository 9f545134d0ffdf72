import { searchAnswer } from '@elenco/core';
import { ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather } from './cast';

const prices = [{ channel: 'instagram', format: 'reels', cents: 77_700 }];
let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
let client: Client;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.stop();
});

const show = (isPublic: boolean) =>
  client.query(`update creators set price_cents = 123400, prices = $1, price_public = $2 where id = $3`, [
    JSON.stringify(prices),
    isPublic,
    ids.creator,
  ]);
const pricesFor = async (who: keyof typeof as) => {
  const answer = await as[who]('GET', `/creators/${ids.creator}`);
  const row = (await answer.json()) as { priceCents?: number; prices?: unknown };
  return { priceCents: row.priceCents, prices: row.prices };
};
const all = { priceCents: 123_400, prices };
const none = { priceCents: undefined, prices: undefined };

describe('list prices that a creator hides', () => {
  beforeAll(() => show(false));

  it.each([
    ['brandOwner', all],
    ['brandMember', all],
    ['curation', all],
    ['creator', all],
    ['otherCreator', none],
    ['content', none],
  ] as const)('are visible over REST to %s as %o', async (who, seen) => {
    expect(await pricesFor(who)).toEqual(seen);
  });

  it('cannot be used by other creators to filter or sort', async () => {
    const filter = encodeURIComponent(JSON.stringify({ priceCents_gte: 1 }));
    const sort = encodeURIComponent(JSON.stringify(['priceCents', 'ASC']));
    for (const query of [`filter=${filter}`, `sort=${sort}`])
      expect([query, (await as.otherCreator('GET', `/creators?${query}`)).status]).toEqual([query, 400]);
    for (const query of ['', 'priceTo=2000', 'priceFormat=reels&priceTo=2000', 'sort=price'])
      expect([query, (await as.otherCreator('GET', `/search/creators?${query}`)).status]).toEqual([
        query,
        403,
      ]);
  });

  it('are searched and shown per format in brands’ search', async () => {
    const found = async (query: string) => {
      const answer = await as.brandOwner('GET', `/search/creators?${query}`);
      const { rows } = searchAnswer.parse(await answer.json());
      return rows.find(({ creatorId }) => creatorId === ids.creator);
    };
    expect(await found('priceFormat=reels&priceTo=777')).toMatchObject({
      ...all,
      reasons: expect.arrayContaining([
        expect.objectContaining({ code: 'price', params: { priceCents: 77_700, format: 'reels' } }),
      ]),
    });
    expect(await found('priceFormat=reels&priceTo=776.99')).toBeUndefined();
    expect(await found('priceFormat=stories&priceTo=1234')).toMatchObject(all);
    expect(await found('priceTo=777')).toBeUndefined();
  });

  it('are absent from profiles and similar profiles for staff who see projects only', async () => {
    const profile = await (await as.content('GET', `/search/creators/${ids.creator}`)).json();
    expect(profile).toMatchObject({ priceCents: null, prices: [] });
    const similar = await (await as.content('GET', `/search/creators/${ids.creator}/similar`)).text();
    expect(similar).not.toMatch(/"priceCents":\d|"cents":/);
  });
});

describe('list prices that a creator shows', () => {
  it('are visible over REST to other creators', async () => {
    await show(true);
    expect(await pricesFor('otherCreator')).toEqual(all);
  });
});
