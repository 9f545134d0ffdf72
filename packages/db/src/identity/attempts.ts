import { type Allowance, type AllowanceName, allowances, networkOf, type Trier } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from './secrets';

/** Adds tries to those of all processes under a key, in the window that `now` lies in, and gives how many there are. */
export async function countTries(
  em: SqlEntityManager,
  key: string,
  { minutes }: Pick<Allowance, 'minutes'>,
  tries: number,
  now: string,
): Promise<number> {
  const [row] = await em.execute<[{ count: number }]>(
    `insert into counters (key, window_start, count) values (?, ?, ?)
     on conflict (key, window_start) do update set count = counters.count + excluded.count returning count`,
    [key, startOf(minutes, now), tries],
  );
  return row.count;
}

/** Counts tries of several keys at once, in one window. */
export async function countEach(
  em: SqlEntityManager,
  tries: ReadonlyMap<string, number>,
  { minutes }: Pick<Allowance, 'minutes'>,
  now: string,
): Promise<ReadonlyMap<string, number>> {
  const given = [...tries].map(([key, count]) => ({ key, count }));
  // In one order, so that two transactions never wait for each other.
  const rows = await em.execute<{ key: string; count: number }[]>(
    `insert into counters (key, window_start, count)
     select key, ?, count from json_to_recordset(?::json) as given (key text, count int) order by key
     on conflict (key, window_start) do update set count = counters.count + excluded.count
     returning key, count`,
    [startOf(minutes, now), JSON.stringify(given)],
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Returns the end of the window of a moment, from which tries are allowed again. */
export const endOfWindow = ({ minutes }: Pick<Allowance, 'minutes'>, now: string): string =>
  new Date(Date.parse(startOf(minutes, now)) + minutes * 60_000).toISOString();

/** By what tries are counted. */
type Limited = keyof Trier;

/** A try that was one too many: of what, for whom it was counted, and from where it came. */
export interface LimitReached {
  readonly limit: AllowanceName | 'password';
  readonly by: Limited | 'together';
  readonly ip: string;
}

/** When the window began that a moment lies in. */
function startOf(minutes: number, now: string): string {
  const length = minutes * 60_000;
  return new Date(Math.floor(Date.parse(now) / length) * length).toISOString();
}

/** Counts one more try under a key and says whether it was still allowed. */
async function attempt(
  em: SqlEntityManager,
  key: string,
  allowance: Allowance,
  now: string,
): Promise<boolean> {
  return (await countTries(em, key, allowance, 1, now)) <= allowance.times;
}

/**
 * Counts one more try of what everybody may try, for each that is limited, and says whose limit it is beyond.
 * Who tried what is kept as hashes only: a counter needs no address, and some are not even of our people.
 */
export async function beyond(
  em: SqlEntityManager,
  name: AllowanceName,
  by: Trier,
  now: string,
): Promise<LimitReached[]> {
  const reached: LimitReached[] = [];
  for (const [key, limit, each] of limitsOf(name, by)) {
    if (!(await attempt(em, key, limit, now))) reached.push({ limit: name, by: each, ip: by.ip });
  }
  return reached;
}

/** Takes back one try that `beyond` counted, because it was none. */
export async function giveBack(
  em: SqlEntityManager,
  name: AllowanceName,
  by: Trier,
  now: string,
): Promise<void> {
  for (const [key, { minutes }] of limitsOf(name, by)) {
    await em.execute(
      'update counters set count = count - 1 where key = ? and window_start = ? and count > 0',
      [key, startOf(minutes, now)],
    );
  }
}

function limitsOf(name: AllowanceName, by: Trier): [key: string, limit: Allowance, each: Limited][] {
  const limits: Partial<Record<Limited, Allowance>> = allowances[name];
  return (['account', 'ip'] as const).flatMap((each) => {
    const [limit, who] = [limits[each], each === 'ip' ? networkOf(by.ip) : by.account];
    if (limit === undefined || who === undefined) return [];
    return [[`${name}:${each}:${digest(who.trim().toLowerCase())}`, limit, each]];
  });
}
