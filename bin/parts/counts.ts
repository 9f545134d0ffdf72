import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Counts = { passed: number; failed: number; skipped: number };
export type Step = { name: string; run: () => Promise<Counts> };

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

const count = z.number().int().nonnegative();
const report = z.object({
  numPassedTests: count.default(0),
  numFailedTests: count.default(0),
  numPendingTests: count.default(0),
  numTodoTests: count.default(0),
  stats: z
    .object({ expected: count, unexpected: count, flaky: count, skipped: count })
    .default({ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }),
});

export function sum(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Work that counts as one test. */
export async function one(work: () => Promise<unknown>): Promise<Counts> {
  try {
    await work();
    return { ...NONE, passed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...NONE, failed: 1 };
  }
}

/**
 * Runs a test runner and takes the counts from the JSON report that it writes. A runner that ends badly
 * without a failed test in its report (a file that does not load, a setup that throws) counts as one
 * failure, and so does one that writes no report.
 */
export async function counted(
  work: () => Promise<unknown>,
  path: string,
  read: (found: z.infer<typeof report>) => Counts,
): Promise<Counts> {
  const outcome = await one(work);
  if (!existsSync(path)) return { ...NONE, failed: 1 };
  const counts = read(report.parse(JSON.parse(readFileSync(path, 'utf8'))));
  return { ...counts, failed: Math.max(counts.failed, outcome.failed) };
}
