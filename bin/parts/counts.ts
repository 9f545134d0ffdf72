import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };
export type Step = { name: string; run: () => Promise<Counts> };

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Runs work and counts it as one test. The test has passed unless the work throws. */
export async function countAsTest(work: () => Promise<unknown>): Promise<Counts> {
  try {
    await work();
    return { ...NONE, passed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...NONE, failed: 1 };
  }
}

/**
 * Runs a test runner and returns the counts in its JSON report. Counts one failure if the runner writes no
 * report, or if it fails although no test failed, for example because a file does not load or a setup throws.
 */
export async function runAndCount(
  work: () => Promise<unknown>,
  path: string,
  read: (found: unknown) => Counts,
): Promise<Counts> {
  const outcome = await countAsTest(work);
  if (!existsSync(path)) return { ...NONE, failed: 1 };
  const counts = read(JSON.parse(readFileSync(path, 'utf8')));
  return { ...counts, failed: Math.max(counts.failed, outcome.failed) };
}
