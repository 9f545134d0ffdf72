import { actorOf, type Facet, readQuery } from '@elenco/core';
import { importCrowd } from '@elenco/db/testing';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../support/testDatabase';

const today = '2026-11-21';
const now = `${today}T12:00:00.000Z`;
const { database } = await testDatabase({ demo: today });
await importCrowd(database, now);
await database.search.buildGeneration(now);
const brand = actorOf((await database.identity.byEmail('brand@aurora.example'))!);

const find = async (params: URLSearchParams) => {
  const { query, errors } = readQuery(params);
  expect(errors).toEqual([]);
  return database.search.find(brand, query, { now, facets: true, limit: 1 });
};

/**
 * Returns three values of a facet: the most frequent one, the rarest one with results, and one without
 * results.
 */
const sampledOf = ({ values }: Facet) => {
  const sorted = [...values].sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const withResults = sorted.filter(({ count }) => count);
  const picked = [withResults[0], withResults.at(-1), sorted.find(({ count }) => count === 0)];
  return [...new Set(picked)].flatMap((value) => value ?? []);
};

it('counts no profile as new that was imported when the search was saved', async () => {
  const counts = await database.party.newMatches(brand, [{ id: 1, query: 'country=BR', lookedAt: now }], now);
  expect(counts.get(1) ?? 0).toBe(0);
});

describe('a count beside a search filter in the demo data', () => {
  it.each([
    '',
    'skill=beauty&followersFrom=10000',
    'audienceCountry=US&audienceLanguage=en',
    'audienceGender=female&audienceCity=recife&country=BR',
    'q=receita&priceTo=3000&available=1',
  ])('is the number of creators found if that filter is added to the search: %s', async (address) => {
    const { facets, total } = await find(new URLSearchParams(address));
    expect(total.value).toBeGreaterThan(0);
    for (const facet of facets) {
      for (const { value, count } of sampledOf(facet)) {
        const params = new URLSearchParams(address);
        params.set(facet.name, value);
        const found = (await find(params)).total;
        expect([facet.name, value, found]).toEqual([facet.name, value, { value: count, exact: true }]);
      }
    }
  });

  it('exists for several countries, cities and languages of audiences', async () => {
    const { facets } = await find(new URLSearchParams());
    for (const name of ['audienceCountry', 'audienceCity', 'audienceLanguage'] as const) {
      const counted = facets.find((facet) => facet.name === name)?.values.filter(({ count }) => count);
      expect(counted?.length).toBeGreaterThan(1);
    }
  });
});
