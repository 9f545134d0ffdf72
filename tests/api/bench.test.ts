import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { deep, printDepth } from '../support/depth';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = globSync('bench/*.ts', { cwd: root }).sort();

printDepth('benches', deep ? programs.length : 0, programs.length);

// Runs only in a deep run: benchmarks test no behavior of the product, and would take a tenth of the time of
// all tests. `npm test` only checks the types of the benchmarks.
it.runIf(deep)(
  'runs every benchmark briefly and finds the required measurements in its output',
  { timeout: 600_000 },
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'bench/parts/allBriefly.ts'],
      // Removes NODE_ENV, which the test runner sets.
      { cwd: root, env: { ...process.env, BENCH_BRIEF: '1', NODE_ENV: undefined }, maxBuffer: 10_000_000 },
    );
    const outputs = new Map(
      stdout.split(/^== /m).map((part) => [part.split('\n')[0], part.slice(part.indexOf('\n'))]),
    );
    const silent = programs.filter(
      (name) => !/^\| *-{3}|\d+ lines in \d+ parts/m.test(outputs.get(name) ?? ''),
    );
    expect(silent).toEqual([]);
  },
);
