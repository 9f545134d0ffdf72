import { relative } from 'node:path';
import { z } from 'zod';
import type { Counts } from './counts';

/** Milliseconds that each test file took. */
export type Timings = Record<string, number>;

const count = z.number().int().nonnegative().default(0);
export const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z
    .array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() }))
    .default([]),
});

type VitestReport = z.infer<typeof vitestReport>;

export const vitestCounts = (found: VitestReport): Counts => ({
  passed: found.numPassedTests,
  failed: found.numFailedTests,
  skipped: found.numPendingTests + found.numTodoTests,
});

export const vitestTimings = ({ testResults }: VitestReport, root: string): Timings =>
  Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
  );

/** Returns the slowest test files, slowest first, as lines to print. */
export const slowest = (timings: Timings, count = 10): string[] =>
  Object.entries(timings)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, spent]) => `${(spent / 1000).toFixed(1).padStart(7)} s  ${file}`);
