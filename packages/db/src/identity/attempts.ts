import { type Allowance, type AllowanceName, type AttemptSource, allowances, networkOf } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from './secrets';

/**
 * Adds `tries` to the number of attempts under a key in the current window, and returns the new number. All
 * processes share these numbers.
 */
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

/** Adds attempts under several keys in the current window. Returns the new number of each key. */
export async function countEach(
  em: SqlEntityManager,
  tries: ReadonlyMap<string, number>,
  { minutes }: Pick<Allowance, 'minutes'>,
  now: string,
): Promise<ReadonlyMap<string, number>> {
  const given = [...tries].map(([key, count]) => ({ key, count }));
  // Sorted, so that two transactions cannot deadlock.
  const rows = await em.execute<{ key: string; count: number }[]>(
    `insert into counters (key, window_start, count)
     select key, ?, count from json_to_recordset(?::json) as given (key text, count int) order by key
     on conflict (key, window_start) do update set count = counters.count + excluded.count
     returning key, count`,
    [startOf(minutes, now), JSON.stringify(given)],
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Returns the end of the current window, after which attempts are allowed again. */
export const endOfWindow = ({ minutes }: Pick<Allowance, 'minutes'>, now: string): string =>
  new Date(Date.parse(startOf(minutes, now)) + minutes * 60_000).toISOString();

/** Kinds of keys under which attempts are counted. */
type Limited = keyof AttemptSource;

/** An exceeded limit: its name, the kind of key that exceeded it, and the client address. */
export interface LimitReached {
  readonly limit: AllowanceName | 'password';
  readonly by: Limited | 'together';
  readonly ip: string;
}

/** Returns the start of the current window. */
function startOf(minutes: number, now: string): string {
  const length = minutes * 60_000;
  return new Date(Math.floor(Date.parse(now) / length) * length).toISOString();
}

/** Counts an attempt under a key. Returns true if the attempt is allowed. */
async function attempt(
  em: SqlEntityManager,
  key: string,
  allowance: Allowance,
  now: string,
): Promise<boolean> {
  return (await countTries(em, key, allowance, 1, now)) <= allowance.times;
}

/**
 * Counts an attempt for each limit of an action, and returns the exceeded limits. Stores the keys only as
 * hashes, because counting does not need the e-mail and client addresses themselves, and some belong to
 * people without an account.
 */
export async function exceededLimits(
  em: SqlEntityManager,
  name: AllowanceName,
  by: AttemptSource,
  now: string,
): Promise<LimitReached[]> {
  const reached: LimitReached[] = [];
  for (const [key, limit, each] of limitsOf(name, by)) {
    if (!(await attempt(em, key, limit, now))) reached.push({ limit: name, by: each, ip: by.ip });
  }
  return reached;
}

/** Subtracts an attempt that `exceededLimits` counted. */
export async function giveBack(
  em: SqlEntityManager,
  name: AllowanceName,
  by: AttemptSource,
  now: string,
): Promise<void> {
  for (const [key, { minutes }] of limitsOf(name, by)) {
    await em.execute(
      'update counters set count = count - 1 where key = ? and window_start = ? and count > 0',
      [key, startOf(minutes, now)],
    );
  }
}

function limitsOf(name: AllowanceName, by: AttemptSource): [key: string, limit: Allowance, each: Limited][] {
  const limits: Partial<Record<Limited, Allowance>> = allowances[name];
  return (['account', 'ip'] as const).flatMap((each) => {
    const [limit, who] = [limits[each], each === 'ip' ? networkOf(by.ip) : by.account];
    if (limit === undefined || who === undefined) return [];
    return [[`${name}:${each}:${digest(who.trim().toLowerCase())}`, limit, each]];
  });
}
