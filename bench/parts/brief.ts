/**
 * True in the daily check (`tests/api/bench.test.ts`): a program does the least work that still runs all of its code, in a
 * database of the test server, and writes no result.
 */
export const isBrief = process.env.BENCH_BRIEF === '1';

/** Returns the amount of work of a full measurement, or that of a brief run. */
export function amount<T>(full: T, brief: T): T {
  return isBrief ? brief : full;
}
