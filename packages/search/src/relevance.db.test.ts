import { type Actor, emptyQuery, type Skill } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cast } from './testing/cast';
import { addExternal } from './testing/crowd';
import { judged } from './testing/judged';

const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const now = '2026-11-20T12:00:00.000Z';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { poolMax: 3, limits: longTimeouts });
  const client = new Client({ connectionString: fresh.url });
  await client.connect();
  for (const [n, [name, handle, skill, tag, state, city, bio]] of cast.entries()) {
    const followers = 1_000 * (1 + ((n * 37) % 90));
    await addExternal(client, {
      prices: [],
      name,
      bio,
      skill,
      tags: [tag as Skill],
      place: [state ? 'BR' : 'GB', state, city],
      presences: [
        { channel: 'instagram', handle, followers, engagementBp: 300, source: 'declared', measuredAt: now },
      ],
      priceCents: null,
      gender: null,
      age: null,
      languages: [],
      audience: null,
      activeOn: '2026-11-01',
    });
  }
  await client.end();
  await database.search.buildGeneration(now);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** Lowest scores that pass. When this test was written, both scores were 1. */
const floor = { recall: 0.97, reciprocalRank: 0.97 };

it(`finds the expected profiles for ${judged.length} queries in Portuguese and English`, async () => {
  const poor: string[] = [];
  let [recall, reciprocal] = [0, 0];
  for (const [text, ...meant] of judged) {
    const { rows } = await database.search.find(brand, { ...emptyQuery, text }, { limit: 10, facets: false });
    const found = rows.map(({ presences }) => presences[0]!.handle);
    if (meant.length === 0) {
      recall += found.length === 0 ? 1 : 0;
      reciprocal += found.length === 0 ? 1 : 0;
      continue;
    }
    const share = meant.filter((handle) => found.includes(handle)).length / meant.length;
    const first = found.findIndex((handle) => meant.includes(handle));
    recall += share;
    reciprocal += first === -1 ? 0 : 1 / (first + 1);
    if (share < 1 || first > 0) poor.push(`${text}: found ${found.join(' ')}, meant ${meant.join(' ')}`);
  }
  const measured = { recall: recall / judged.length, reciprocalRank: reciprocal / judged.length };
  console.log('relevance:', measured, ...poor.map((line) => `\n  ${line}`));
  expect(judged.length).toBeGreaterThan(60);
  expect(measured.recall).toBeGreaterThanOrEqual(floor.recall);
  expect(measured.reciprocalRank).toBeGreaterThanOrEqual(floor.reciprocalRank);
});
