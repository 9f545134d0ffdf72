/**
 * True in `npm run test:deep` (`tests/api/bench.test.ts`): a program does the least work that still runs all of
 * its code, in a database of the test server, and writes no result.
 */
export const isBrief = process.env.BENCH_BRIEF === '1';

/** Returns the amount of work of a full measurement, or that of a brief run. */
export function amount<T>(full: T, brief: T): T {
  return isBrief ? brief : full;
}

const closers: (() => Promise<void>)[] = [];

/**
 * Shares what takes seconds to start among the programs of a brief run: `start` runs once, what it returns is stopped by
 * `stopShared`, and the programs' own `stop` does nothing.
 */
export function sharedInBrief<T extends { stop(): Promise<void> }>(
  start: () => Promise<T>,
): () => Promise<T> {
  if (!isBrief) return start;
  let started: Promise<T> | undefined;
  return () => {
    started ??= start().then((one) => {
      closers.unshift(() => one.stop());
      return { ...one, stop: async () => {} };
    });
    return started;
  };
}

/** Stops what the programs of a brief run shared, the last started first. */
export async function stopShared(): Promise<void> {
  for (const close of closers) await close();
}
