import type { PriceSearch } from '@elenco/core/hiring';
import { gather } from '@elenco/tests/support/cast';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '..';

let fresh: FreshDatabase;
let database: Database;
let client: Client;
let template: number;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url);
  const { creators } = await gather(database);
  const [first] = creators;
  if (first?.role !== 'creator') throw new Error('the cast has no creator');
  template = first.creatorId;
  client = new Client({ connectionString: fresh.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await fresh.drop();
});

const instagram = (followers: number) => [
  {
    channel: 'instagram',
    handle: 'x',
    followers,
    engagementBp: 300,
    source: 'declared',
    measuredAt: '2026-01-01T00:00:00Z',
  },
];
const reelsAt = (cents: number) => [{ channel: 'instagram', format: 'reels', cents }];
let nextId = 900_000;
/**
 * Copies the first creator of the demo data and changes some values. Among these is a specialty that only
 * this test uses.
 */
async function addCreator(values: Record<string, unknown>) {
  nextId += 1;
  const row = {
    id: nextId,
    removed_at: null,
    currency: 'BRL',
    tags: [],
    prices: [],
    price_cents: null,
    ...values,
  };
  await client.query(
    'insert into creators select (jsonb_populate_record(c, $1)).* from creators c where c.id = $2',
    [JSON.stringify(row), template],
  );
}

const search = (given: Partial<PriceSearch>): PriceSearch => ({
  profileType: 'content_creator',
  skills: ['fashion'],
  wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
  followers: { from: 10_000, to: 50_000 },
  experience: [],
  address: '',
  ...given,
});

describe('listPrices', () => {
  it('returns the quartiles of the total prices of matching creators for all wanted formats', async () => {
    const own = { profile_type: 'content_creator', main_skill: 'fitness', presences: instagram(20_000) };
    for (const cents of [10_000, 20_000, 30_000, 40_000])
      await addCreator({ ...own, prices: reelsAt(cents) });
    // The fifth creator has one price for any kind of post.
    await addCreator({ ...own, price_cents: 50_000 });
    // The next four creators are left out. They have no price, too many followers, another currency, or are
    // removed.
    await addCreator(own);
    await addCreator({ ...own, presences: instagram(50_000), prices: reelsAt(900_000) });
    await addCreator({ ...own, currency: 'USD', prices: reelsAt(900_000) });
    await addCreator({ ...own, removed_at: '2026-01-01T00:00:00Z', prices: reelsAt(900_000) });
    expect(await database.projects.listPrices(search({ skills: ['fitness'] }))).toEqual({
      creators: 5,
      isByFormat: false,
      lowCents: 40_000,
      medianCents: 60_000,
      highCents: 80_000,
    });
    // The new creator has the specialty as a tag. Now five creators have a price for the format. Only these
    // five are compared, without the creator with one price for any kind of post.
    await addCreator({ ...own, main_skill: 'health', tags: ['fitness'], prices: reelsAt(60_000) });
    expect(await database.projects.listPrices(search({ skills: ['fitness'] }))).toEqual({
      creators: 5,
      isByFormat: true,
      lowCents: 40_000,
      medianCents: 60_000,
      highCents: 80_000,
    });
  });

  it('compares creators with any number of followers on the wanted channels if the search has no follower range', async () => {
    const own = { profile_type: 'content_creator', main_skill: 'gardening', presences: instagram(900) };
    await addCreator({ ...own, prices: reelsAt(10_000) });
    await addCreator({ ...own, presences: instagram(2_000_000), prices: reelsAt(30_000) });
    const [elsewhere] = instagram(20_000).map((one) => ({ ...one, channel: 'youtube' }));
    await addCreator({ ...own, presences: [elsewhere], prices: reelsAt(900_000) });
    const found = await database.projects.listPrices(search({ skills: ['gardening'], followers: null }));
    expect(found).toMatchObject({ creators: 2, medianCents: 40_000 });
  });

  it('leaves out creators who have no price for one of the wanted formats', async () => {
    const own = { profile_type: 'content_creator', main_skill: 'nutrition', presences: instagram(20_000) };
    await addCreator({ ...own, prices: reelsAt(10_000) });
    await addCreator({ ...own, prices: reelsAt(10_000), price_cents: 5_000 });
    const wanted = [
      { channel: 'instagram', format: 'reels', quantity: 1 },
      { channel: 'instagram', format: 'stories', quantity: 3 },
    ] as const;
    const found = await database.projects.listPrices(search({ skills: ['nutrition'], wanted }));
    expect(found).toMatchObject({ creators: 1, medianCents: 25_000 });
  });

  it('compares freelancers by experience and by the city in their address', async () => {
    const own = { profile_type: 'freelancer', main_skill: 'skincare', experience: 'from_5', city: 'Recife' };
    await addCreator({ ...own, price_cents: 80_000 });
    await addCreator({ ...own, price_cents: 90_000, city: 'Natal' });
    await addCreator({ ...own, price_cents: 70_000, experience: 'under_1' });
    const freelancers = {
      profileType: 'freelancer',
      skills: ['skincare'],
      wanted: [],
      followers: null,
    } as const;
    const near = search({
      ...freelancers,
      experience: ['from_3', 'from_5'],
      address: 'Rua da Aurora 1, RECIFE',
    });
    expect(await database.projects.listPrices(near)).toMatchObject({ creators: 1, medianCents: 80_000 });
    expect(await database.projects.listPrices(search(freelancers))).toMatchObject({ creators: 3 });
  });

  it('returns zeros if no creator matches', async () =>
    expect(
      await database.projects.listPrices(search({ skills: ['beauty'], followers: { from: 1, to: 2 } })),
    ).toEqual({
      creators: 0,
      isByFormat: false,
      lowCents: 0,
      medianCents: 0,
      highCents: 0,
    }));
});
