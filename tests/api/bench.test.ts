import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { deep, printDepth } from '../support/depth';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = globSync('bench/*.ts', { cwd: root }).sort();

printDepth('benches', deep ? programs.length : 0, programs.length);

// Benches test no rule of the product and would take a tenth of the whole test time. `npm test` only checks
// their types.
it.runIf(deep)(
  'runs every bench briefly, each of which prints its figures',
  { timeout: 600_000 },
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'bench/parts/allBriefly.ts'],
      // The environment without NODE_ENV, which the test runner sets.
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
