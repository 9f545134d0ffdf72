import { callAllowances } from '@elenco/core';
import { expect, it } from 'vitest';
import { callMeter } from './calls';

const { token, address } = callAllowances();
const noon = '2026-11-21T12:00:00.000Z';

/** Creates counters that simulate those of the database, and counts the calls of `countTries`. */
function shared() {
  const sums = new Map<string, number>();
  const asked = { times: 0 };
  const countTries = async (key: string, _: { minutes: number }, tries: number, now: string) => {
    asked.times += 1;
    const at = `${key} ${now.slice(0, 16)}`;
    sums.set(at, (sums.get(at) ?? 0) + tries);
    return sums.get(at) ?? 0;
  };
  return { countTries, asked, sums };
}

type Meter = ReturnType<typeof callMeter>;
async function passed(meters: readonly Meter[], calls: number, now = noon): Promise<number> {
  let through = 0;
  for (let n = 0; n < calls; n += 1) {
    const { left } = await meters[n % meters.length]!('token', 'a', now);
    if (left >= 0) through += 1;
  }
  return through;
}

it('limits the API calls of a token exactly, and resets the count every minute', async () => {
  const meter = callMeter(shared(), token);
  expect(await passed([meter], token + 50)).toBe(token);
  expect(await meter('token', 'a', '2026-11-21T12:00:48.000Z')).toEqual({
    kind: 'token',
    allowed: token,
    left: -1,
    seconds: 12,
  });
  expect((await meter('token', 'b', noon)).left).toBe(token - 1);
  expect(await passed([meter], token + 50, '2026-11-21T12:01:00.000Z')).toBe(token);
});

it('counts the API calls of all processes, except for at most a twentieth of the limit per process', async () => {
  for (const processes of [2, 4]) {
    const counters = shared();
    const meters = Array.from({ length: processes }, () => callMeter(counters, token));
    const through = await passed(meters, 3 * token);
    expect(through).toBeGreaterThanOrEqual(token);
    expect(through).toBeLessThanOrEqual(token + (processes * token) / 20);
  }
});

it('writes the count of API calls to the database once for many calls, and never for rejected calls', async () => {
  const counters = shared();
  const meter = callMeter(counters, token);
  await passed([meter], token / 20 - 1);
  expect(counters.asked.times).toBe(0);
  await passed([meter], 10 * token);
  expect(counters.asked.times).toBe(20);
});

it('counts concurrent API calls exactly', async () => {
  const meter = callMeter(shared(), token);
  const calls = Array.from({ length: 2 * address }, () => meter('address', '192.0.2.1', noon));
  expect((await Promise.all(calls)).filter(({ left }) => left >= 0)).toHaveLength(address);
});

it('counts an API call by its weight, and rejects a call whose weight exceeds the remaining calls', async () => {
  const meter = callMeter(shared(), token);
  expect((await meter('address', 'a', noon, address - 10)).left).toBe(10);
  expect((await meter('address', 'a', noon, 11)).left).toBe(-1);
  expect((await meter('address', 'a', noon, 10)).left).toBe(0);
});

it('stores nothing that identifies the caller with the count of API calls', async () => {
  const counters = shared();
  const meter = callMeter(counters, token);
  for (let n = 0; n < address; n += 1) await meter('address', '198.51.100.7', noon);
  expect([...counters.sums.keys()].join()).toMatch(/^calls:address:/);
  expect([...counters.sums.keys()].join()).not.toContain('198.51');
});

it('keeps the counted API calls if writing the count to the database fails', async () => {
  const counters = shared();
  let down = true;
  const countTries: typeof counters.countTries = (...about) =>
    down ? Promise.reject(new Error('down')) : counters.countTries(...about);
  const meter = callMeter({ countTries }, token);
  const slice = token / 20;
  await passed([meter], slice - 1);
  await expect(meter('token', 'a', noon)).rejects.toThrow('down');
  down = false;
  expect((await meter('token', 'a', noon)).left).toBe(token - slice - 1);
});
