import {
  ageBands,
  channels,
  genders,
  languages,
  paramOf,
  searchSorts,
  skills,
  weightParams,
} from '@elenco/core';
import { emptyQuery } from '@elenco/core/discovery';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { deep, printDepth } from '../support/depth';
import { gather, people } from './cast';

const CASES = 10_000;
/** Number of concurrent clients: as many as database connections. */
const CLIENTS = 8;

let api: RunningApi;
/** Searches without a socket, because the test makes thousands of requests. Returns the status. */
let ask: (query: string) => Promise<number>;

beforeAll(async () => {
  api = await startApi();
  await gather(api);
  const about = { name: 'fuzz', scopes: ['read'], days: 1, now: new Date().toISOString() };
  const { token } = await api.database.identity.issueToken(people.brandOwner.id, about);
  const headers = { Authorization: `Bearer ${token}` };
  ask = async (query) => {
    const answer = await api.app.request(`/api/v1/search/creators?${query}`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
});
afterAll(() => api.stop());

const { weights: _, ...fields } = emptyQuery;
const names = [
  ...(Object.keys(fields) as (keyof typeof fields)[]).map(paramOf),
  ...Object.values(weightParams),
  'limit',
];
const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url').slice(0, 200);
/** Generator of values, each of which is valid for some parameters and invalid for others. */
const known = fc.constantFrom(
  'ana',
  'de',
  'receita recife',
  'gonsalves',
  'ana ana ana souza xyz',
  'BR',
  'PT',
  'SP',
  'são paulo',
  'all',
  '0',
  '1',
  '7',
  '90',
  '25',
  '0.5',
  '12,25',
  '999999999999',
  'member',
  'external',
  cursor([['5', '42'], 61.5, 0, 0, 12, 1]),
  cursor([['9223372036854775807', '9'], null, 0, ['1', '2']]),
  ...channels,
  ...skills,
  ...genders,
  ...ageBands,
  ...languages,
  ...searchSorts,
);
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom("'; --", '%', '\\', '\0', '2147483648', '-1', 'W10', '{}', '1e9', 'NaN', '['.repeat(300)),
  fc.constantFrom(cursor([]), cursor([[1, 2], {}, [], 'x', 1e300, -1]), cursor({ a: 1 }), 'A'.repeat(200)),
);
const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof({ weight: 4, arbitrary: known }, odd)), {
  maxLength: 4,
});

it.runIf(deep)(
  'responds to every generated search query in time, never with a server error',
  async () => {
    const asked = fc.sample(pairs, CASES);
    const statuses = new Map<number, number>();
    const runClient = async () => {
      for (let next = asked.pop(); next; next = asked.pop()) {
        const status = await ask(new URLSearchParams(next).toString());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, runClient));
    // A statement timeout would cause a 503 and a log entry.
    expect([...statuses.keys()].sort()).toEqual([200, 400]);
    expect(api.received.errors).toEqual([]);
    printDepth('fuzz of the search', CASES, CASES, JSON.stringify(Object.fromEntries(statuses)));
    expect(statuses.get(200)).toBeGreaterThan(CASES / 10);
  },
  120_000,
);
