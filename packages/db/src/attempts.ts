import { type Allowance, type AllowanceName, allowances, type Trier } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from './identity/secrets';

/** Adds tries to those of all processes under a key, in the window that `now` lies in, and gives how many there are. */
export async function count(
  em: SqlEntityManager,
  key: string,
  { minutes }: Pick<Allowance, 'minutes'>,
  tries: number,
  now: string,
): Promise<number> {
  const length = minutes * 60_000;
  const start = new Date(Math.floor(Date.parse(now) / length) * length).toISOString();
  const [row] = await em.execute<[{ count: number }]>(
    `insert into counters (key, window_start, count) values (?, ?, ?)
     on conflict (key, window_start) do update set count = counters.count + excluded.count returning count`,
    [key, start, tries],
  );
  return row.count;
}

/** Counts one more try under a key and says whether it was still allowed. */
async function attempt(
  em: SqlEntityManager,
  key: string,
  allowance: Allowance,
  now: string,
): Promise<boolean> {
  return (await count(em, key, allowance, 1, now)) <= allowance.times;
}

/**
 * Counts one more try of what everybody may try, for each that is limited, and says whether all allow it.
 * Who tried what is kept as hashes only: a counter needs no address, and some are not even of our people.
 */
export async function allowed(
  em: SqlEntityManager,
  name: AllowanceName,
  by: Trier,
  now: string,
): Promise<boolean> {
  const limits: Partial<Record<keyof Trier, Allowance>> = allowances[name];
  let all = true;
  for (const each of ['account', 'ip'] as const) {
    const [limit, who] = [limits[each], by[each]];
    if (limit === undefined || who === undefined) continue;
    const key = `${name}:${each}:${digest(who.trim().toLowerCase())}`;
    if (!(await attempt(em, key, limit, now))) all = false;
  }
  return all;
}
