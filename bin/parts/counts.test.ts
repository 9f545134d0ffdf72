import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runAndCount } from './counts';
import { vitestCounts, vitestReport } from './vitestReport';

const folder = mkdtempSync(join(tmpdir(), 'elenco-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = () => Promise.resolve();
const bad = () => Promise.reject(new Error('the runner ended with 1'));
const read = (found: unknown) => vitestCounts(vitestReport.parse(found));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the result of a test run', () => {
  it('has the counts of its report', async () => {
    const path = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
    expect(await runAndCount(bad, path, read)).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('has one failure if the runner failed but none of its tests did', async () => {
    const path = report({ numPassedTests: 7, numFailedTests: 0 });
    expect(await runAndCount(bad, path, read)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it('has one failure if a successful runner wrote no report', async () => {
    expect(await runAndCount(good, join(folder, 'none.json'), read)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});
