import { setInterval } from 'node:timers';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Maximum difference in milliseconds. Above it, processes disagree about deadlines, links and one-time codes.
 */
export const MAX_SKEW_MS = 2_000;
const EACH_MS = 10 * 60_000;

/**
 * Returns by how many milliseconds a clock is at least ahead of the database's; negative if behind. Excludes
 * the round trip.
 */
async function skewOf(em: SqlEntityManager, clock: () => number): Promise<number> {
  const asked = clock();
  const [row] = await em.execute<{ ms: string }[]>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  const answered = clock();
  const there = Number(row!.ms);
  if (there < asked) return asked - there;
  return there > answered ? answered - there : 0;
}

/**
 * Reports a clock that differs from the database's, at once and then every ten minutes. Portals and workers
 * that agree with the database agree with each other. Returns a function that stops it; `looked` resolves
 * after the first check.
 */
export function watchClock(
  em: () => SqlEntityManager,
  onSkew: (skewMs: number) => void,
  clock: () => number = Date.now,
): { readonly looked: Promise<void>; stop(): void } {
  const look = async (): Promise<void> => {
    const skew = await skewOf(em(), clock);
    if (Math.abs(skew) > MAX_SKEW_MS) onSkew(Math.round(skew));
  };
  // Other code reports that the database cannot be reached.
  const quietly = () => look().catch(() => undefined);
  const timer = setInterval(quietly, EACH_MS).unref();
  return { looked: quietly(), stop: () => clearInterval(timer) };
}
