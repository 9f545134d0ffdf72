import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = globSync('bench/*.ts', { cwd: root }).map((file) => basename(file, '.ts'));

/** Programs that print no table, since they count lines. */
const withoutTable = ['office-lines'];

it.each(programs)('runs bench/%s.ts briefly', async (name) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    cwd: root,
    // The test runner sets a NODE_ENV of its own.
    env: { ...process.env, BENCH_BRIEF: '1', NODE_ENV: undefined },
  });
  if (withoutTable.includes(name)) expect(stdout).toMatch(/\d+ lines in \d+ parts/);
  else expect(stdout).toMatch(/^\| *-{3}/m);
});
