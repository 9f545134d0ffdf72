/**
 * True in the daily check (`tests/api/bench.test.ts`). In a brief run, a program does only as much work as is
 * needed to execute all of its code. It uses the test server and writes no result.
 */
export const isBrief = process.env.BENCH_BRIEF === '1';

/** Returns the amount of work: `full` for a measurement, `brief` in a brief run. */
export function amount<T>(full: T, brief: T): T {
  return isBrief ? brief : full;
}

const closers: (() => Promise<void>)[] = [];

/**
 * Shares a resource that takes seconds to start among the programs of a brief run. `start` runs only once,
 * `stop` of a program does nothing, and `stopShared` stops the resource. Returns a function that starts or
 * returns the resource.
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

/** Stops the shared resources of a brief run. The resource that was started last is stopped first. */
export async function stopShared(): Promise<void> {
  for (const close of closers) await close();
}
