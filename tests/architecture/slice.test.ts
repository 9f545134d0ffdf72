import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './boundaries';

const project = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'elenco-slice-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const PARTS = ['packages', 'locales', 'docs/flows', 'tests/support', 'tests/package.json'];
const ROOT_FILES = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore'];

/** The parts that a slice changes, over the project's own packages, with `@elenco/*` leading to the copy. */
beforeAll(() => {
  for (const path of [...PARTS, ...ROOT_FILES])
    cpSync(join(project, path), join(copy, path), { recursive: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@elenco'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules')))
    if (name !== '@elenco' && !name.startsWith('.'))
      symlinkSync(join(project, 'node_modules', name), join(packages, name));
  for (const [name, path] of [
    ['core', 'packages/core'],
    ['db', 'packages/db'],
    ['locales', 'locales'],
    ['tests', 'tests'],
  ] as const)
    symlinkSync(join(copy, path), join(packages, '@elenco', name));
  node('--import', 'tsx', 'bin/new-slice.ts', 'studio', 'photo-shoots', '--root', copy);
});

/** Runs a Node program in the project's folder; throws with what it said when it fails. */
function node(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
}

describe('a new slice', () => {
  it('has the right types', { timeout: 180_000 }, () => {
    const config = { extends: './tsconfig.json', include: ['packages/*/src'] };
    writeFileSync(join(copy, 'tsconfig.slice.json'), JSON.stringify(config));
    const { stdout } = spawnSync(
      process.execPath,
      [join(project, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', join(copy, 'tsconfig.slice.json')],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  });

  it('keeps to who may import whom', () => {
    expect(violations(copy).filter((sentence) => sentence.startsWith('packages/'))).toEqual([]);
  });

  it('fails in its own test and nowhere else, until it is written', { timeout: 180_000 }, () => {
    const report = join(copy, 'report.json');
    const where = [
      'packages/core/src/registry',
      'packages/core/src/studio',
      'packages/db/src/entities/',
      'packages/db/src/policies/',
      'locales/',
    ];
    spawnSync(
      process.execPath,
      [
        join(project, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--root',
        copy,
        '--project',
        'unit',
        '--reporter=json',
        `--outputFile=${report}`,
        ...where,
      ],
      { encoding: 'utf8' },
    );
    const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    expect(failed).toEqual(['the slice of photo-shoots is written']);
    expect(numPassedTests).toBeGreaterThan(50);
  });
});

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
