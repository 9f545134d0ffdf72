import { expect, it } from 'vitest';
import { axeIn, browserCounts, browserReport, browserTimings, flakyIn } from './browserReport';
import { slowest } from './vitestReport';

const spec = (file: string, status: string, ...durations: number[]) => ({
  title: 'hires',
  file,
  line: 3,
  tests: [
    {
      status,
      annotations: [{ type: 'axe', description: status === 'flaky' ? 'without contrast' : 'whole' }],
      results: durations.map((duration) => ({ duration })),
    },
  ],
});
const report = (flaky: number) =>
  browserReport.parse({
    suites: [
      {
        specs: [spec('job/a.spec.ts', 'expected', 40)],
        suites: [{ specs: [spec('b.spec.ts', 'flaky', 50, 60)] }],
      },
    ],
    stats: { expected: 5, unexpected: 0, flaky, skipped: 1 },
  });

it('counts up to two flaky browser tests as passed, and more as failed', () => {
  expect(browserCounts(report(2))).toEqual({ passed: 7, failed: 0, skipped: 1 });
  expect(browserCounts(report(3))).toEqual({ passed: 5, failed: 3, skipped: 1 });
  expect(flakyIn(report(1))).toEqual(['b.spec.ts:3 hires']);
});

it('counts the pages that axe checked with contrast, and all pages that it checked', () => {
  expect(axeIn(report(1))).toEqual({ looked: 1, all: 2 });
});

it('sums the time of each browser test file over all attempts', () => {
  expect(browserTimings(report(1))).toEqual({ 'tests/e2e/job/a.spec.ts': 40, 'tests/e2e/b.spec.ts': 110 });
  expect(slowest(browserTimings(report(1)), 1)).toEqual(['    0.1 s  tests/e2e/b.spec.ts']);
});
