import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** How often something may be tried, counted in windows of equal length that all processes share. */
export interface Allowance {
  readonly times: number;
  readonly minutes: number;
}

/** Counts one more try under a key and says whether it was still allowed. */
export async function attempt(
  em: SqlEntityManager,
  key: string,
  { times, minutes }: Allowance,
  now: string,
): Promise<boolean> {
  const length = minutes * 60_000;
  const start = new Date(Math.floor(Date.parse(now) / length) * length).toISOString();
  const [row] = await em.execute<[{ count: number }]>(
    `insert into counters (key, window_start, count) values (?, ?, 1)
     on conflict (key, window_start) do update set count = counters.count + 1 returning count`,
    [key, start],
  );
  return row.count <= times;
}
