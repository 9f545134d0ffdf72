import { setInterval } from 'node:timers';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Beyond this, processes no longer agree on what is before and after: deadlines, links, codes of devices. */
export const mostSkewMs = 2_000;
const EACH_MS = 10 * 60_000;

/** How far a clock is before the database's (behind: below zero), in ms, for certain: the way there and back is taken off. */
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
 * Tells of a clock that is not the database's, at once and then every ten minutes; portals and workers that agree with
 * the database agree with each other. Gives what ends it; the first look is `looked`.
 */
export function watchClock(
  em: () => SqlEntityManager,
  onSkew: (skewMs: number) => void,
  clock: () => number = Date.now,
): { readonly looked: Promise<void>; stop(): void } {
  const look = async (): Promise<void> => {
    const skew = await skewOf(em(), clock);
    if (Math.abs(skew) > mostSkewMs) onSkew(Math.round(skew));
  };
  // A database that does not answer is noticed elsewhere.
  const quietly = () => look().catch(() => undefined);
  const timer = setInterval(quietly, EACH_MS).unref();
  return { looked: quietly(), stop: () => clearInterval(timer) };
}
