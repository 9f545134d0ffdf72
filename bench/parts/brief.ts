/**
 * True in the daily check (`tests/api/bench.test.ts`): a program does the least work that runs all of its
 * code, on the test server, and writes no result.
 */
export const isBrief = process.env.BENCH_BRIEF === '1';

/** Returns the amount of work: `full` for a measurement, `brief` in a brief run. */
export function amount<T>(full: T, brief: T): T {
  return isBrief ? brief : full;
}

const closers: (() => Promise<void>)[] = [];

/**
 * Shares what takes seconds to start among the programs of a brief run: `start` runs once, `stop` of a
 * program does nothing, and `stopShared` stops it.
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
