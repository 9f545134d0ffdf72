import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_SKEW_MS } from './clock';
import { type Database, openDatabase } from './database';

let own: FreshDatabase;
let database: Database;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { poolMax: 1, limits: longTimeouts });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

/**
 * Returns the differences in milliseconds that `watchClock` reports for a clock that is `beforeMs` ahead of
 * this machine's clock. The database uses this machine's clock.
 */
async function skewsOf(beforeMs: number): Promise<number[]> {
  const skews: number[] = [];
  const watch = database.watchClock(
    (skew) => skews.push(skew),
    () => Date.now() + beforeMs,
  );
  await watch.looked;
  watch.stop();
  return skews;
}

it.each([
  ['shows the database’s time', 0, 0],
  ['is slightly ahead of the database’s', MAX_SKEW_MS / 2, 0],
  ['is ahead of the database’s', 60_000, 1],
  ['is behind the database’s', -60_000, -1],
])(
  'reports a clock skew only if it exceeds the maximum, for a server clock that %s',
  async (_, beforeMs, sign) => {
    expect((await skewsOf(beforeMs)).map(Math.sign)).toEqual(sign === 0 ? [] : [sign]);
  },
);
