import { callAllowances } from '@elenco/core';
import { callMeter } from '@elenco/portal/server/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const noon = '2026-11-21T12:00:00.000Z';
/**
 * Calls per minute of a token in this file: a tenth of the usual limit, so that the tests send fewer calls.
 */
const perToken = callAllowances().token / 10;
const { token: mostOfToken, person: mostOfPerson, address: mostOfAddress } = callAllowances(perToken);

let now = noon;
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ now: () => now, env: { ELENCO_REST_CALLS: String(perToken) } });
  await putRows(api.databaseUrl, oneOfEach);
});
afterAll(() => api.stop());

const headersOf = async (person: keyof typeof people) => {
  const about = { name: 'test', scopes: ['read'], days: 1, now };
  const { token } = await api.database.identity.issueToken(people[person].id, about);
  return { Authorization: `Bearer ${token}` };
};
const call = (headers: Record<string, string>) => fetch(`${api.url}/proposals`, { headers });

/** Sends calls, twenty of them concurrently. Returns the number of responses by status. */
async function statuses(headers: Record<string, string>, calls: number): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  const worker = async (share: number) => {
    for (let n = 0; n < share; n += 1) {
      const answer = await call(headers);
      await answer.arrayBuffer();
      seen[answer.status] = (seen[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, () => worker(calls / 20)));
  return seen;
}

describe('a REST call with a valid token', () => {
  it('is refused with a problem document (429) and Retry-After above its limit per minute', async () => {
    const [one, other] = [await headersOf('brandOwner'), await headersOf('otherBrand')];
    const first = await call(one);
    expect(['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => first.headers.get(name))).toEqual([
      '"address";q=300;w=60, "token";q=60;w=60, "person";q=120;w=60',
      '"token";r=59;t=60',
      null,
    ]);
    expect(await statuses(one, mostOfToken + 20)).toEqual({ 200: mostOfToken - 1, 429: 21 });

    now = '2026-11-21T12:00:47.500Z';
    const refused = await call(one);
    expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toMatchObject([
      429,
      'application/problem+json',
      { status: 429, code: 'too_often' },
    ]);
    expect([refused.headers.get('retry-after'), refused.headers.get('ratelimit')]).toEqual([
      '13',
      '"token";r=0;t=13',
    ]);
    expect((await call(other)).status).toBe(200);
    now = '2026-11-21T12:01:00.000Z';
    expect((await call(one)).status).toBe(200);
  }, 60_000);

  it('is counted for its user across all tokens and processes', async () => {
    now = '2026-11-21T13:00:00.000Z';
    const other = callMeter(api.database.identity, mostOfToken);
    for (let n = 0; n < mostOfPerson; n += 1) await other('person', String(people.creator.id), now);
    const { 200: answered = 0 } = await statuses(await headersOf('creator'), 200);
    // A process shares its count with other processes after this many calls, plus the calls in flight.
    expect(answered).toBeGreaterThanOrEqual(mostOfPerson / 20);
    expect(answered).toBeLessThan(mostOfPerson / 20 + 20);
    const refused = await call(await headersOf('creator'));
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, '"person";r=0;t=60']);
  });
});

describe('a REST call without authentication', () => {
  it('is counted for its IP address, whose exceeded limit then also applies to valid tokens', async () => {
    now = '2026-11-21T15:00:00.000Z';
    const headers = await headersOf('brandOwner');
    expect(await statuses({}, mostOfAddress + 20)).toEqual({ 401: mostOfAddress, 429: 20 });
    const refused = await call(headers);
    expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '"address";q=300;w=60']);
  }, 60_000);
});
