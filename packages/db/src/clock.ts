import { setInterval } from 'node:timers';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Maximum difference in milliseconds between clocks. If the difference is larger, processes disagree about
 * deadlines and about the expiry of links and one-time codes.
 */
export const MAX_SKEW_MS = 2_000;
const EACH_MS = 10 * 60_000;

/**
 * Returns the minimum number of milliseconds by which the clock is ahead of the database's clock. The number
 * is negative if the clock is behind. It excludes the round trip of the query.
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
 * Compares the clock with the database's clock immediately, and then every ten minutes. Calls `onSkew` if the
 * two differ by more than `MAX_SKEW_MS`. Portals and workers that agree with the database agree with each
 * other. Returns `stop`, which ends the checks, and `looked`, which resolves after the first check.
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
  // Errors are ignored here, because other code reports that the database cannot be reached.
  const quietly = () => look().catch(() => undefined);
  const timer = setInterval(quietly, EACH_MS).unref();
  return { looked: quietly(), stop: () => clearInterval(timer) };
}
