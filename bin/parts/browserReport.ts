import { z } from 'zod';
import type { Counts } from './counts';
import type { Timings } from './vitestReport';

/** Maximum number of flaky tests that a successful run may have. */
export const MAX_FLAKY = 2;

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});
interface Suite {
  readonly specs?: readonly z.infer<typeof spec>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const count = z.number().int().nonnegative();
export const browserReport = z.object({
  suites: z.array(suite).default([]),
  stats: z
    .object({ expected: count, unexpected: count, flaky: count, skipped: count })
    .default({ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }),
});
type Report = z.infer<typeof browserReport>;

const specsOf = ({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Returns the tests that passed only at the second attempt, such as `job/hire.spec.ts:12 hires two creators`.
 */
export const flakyIn = ({ suites }: Report): string[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

export function browserCounts({ stats: { expected, unexpected, flaky, skipped } }: Report): Counts {
  const tolerated = flaky <= MAX_FLAKY;
  return {
    passed: expected + (tolerated ? flaky : 0),
    failed: unexpected + (tolerated ? 0 : flaky),
    skipped,
  };
}

/**
 * Returns the number of pages on which axe also checked contrast (`looked`), and the number of all pages that
 * axe checked (`all`) (tests/e2e/support/accessible.ts).
 */
export function axeIn({ suites }: Report): { looked: number; all: number } {
  const asked = suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'axe');
  return { looked: asked.filter(({ description }) => description === 'whole').length, all: asked.length };
}

/** Returns the milliseconds that each test file took, over all attempts. */
export function browserTimings({ suites }: Report): Timings {
  const timings: Timings = {};
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    const name = `tests/e2e/${file}`;
    timings[name] = (timings[name] ?? 0) + spent;
  }
  return timings;
}
