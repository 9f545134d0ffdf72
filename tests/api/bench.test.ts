import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = globSync('bench/*.ts', { cwd: root }).sort();

it('runs every bench briefly and prints its figures', { timeout: 600_000 }, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'bench/parts/allBriefly.ts'],
    // The test runner sets its own NODE_ENV.
    { cwd: root, env: { ...process.env, BENCH_BRIEF: '1', NODE_ENV: undefined }, maxBuffer: 10_000_000 },
  );
  const outputs = new Map(
    stdout.split(/^== /m).map((part) => [part.split('\n')[0], part.slice(part.indexOf('\n'))]),
  );
  const silent = programs.filter(
    (name) => !/^\| *-{3}|\d+ lines in \d+ parts/m.test(outputs.get(name) ?? ''),
  );
  expect(silent).toEqual([]);
});
