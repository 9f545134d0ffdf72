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
import { screenEdits, screenFiles, screenNames } from '../../bin/parts/screenFiles';
import { sliceEdits } from '../../bin/parts/sliceEdits';
import { sliceFiles } from '../../bin/parts/sliceFiles';
import { sliceNames } from '../../bin/parts/sliceNames';
import { deep } from '../support/depth';
import { violations } from './boundaries';

const project = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'elenco-slice-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const PARTS = [
  'packages',
  'locales',
  'docs/flows',
  'tests/support',
  'tests/api/guards',
  'tests/package.json',
  'tests/api/statements.ceilings.ts',
  'apps/portal/app',
  'apps/portal/server',
  'apps/portal/tsconfig.json',
];
const ROOT_FILES = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore'];

/**
 * Copies the folders of the project that a slice changes, links the packages, and makes `@elenco/*` refer to
 * the copied packages.
 */
beforeAll(() => {
  for (const path of [...PARTS, ...ROOT_FILES])
    cpSync(join(project, path), join(copy, path), { recursive: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@elenco'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules')))
    if (name !== '@elenco' && !name.startsWith('.'))
      symlinkSync(join(project, 'node_modules', name), join(packages, name));
  for (const [name, path] of [
    ['brazil', 'packages/brazil'],
    ['core', 'packages/core'],
    ['db', 'packages/db'],
    ['search', 'packages/search'],
    ['sql', 'packages/sql'],
    ['locales', 'locales'],
    ['tests', 'tests'],
  ] as const)
    symlinkSync(join(copy, path), join(packages, '@elenco', name));
  node('--import', 'tsx', 'bin/new-slice.ts', 'hiring/studio', 'photo-shoots', '--root', copy);
  node('--import', 'tsx', 'bin/new-screen.ts', 'company', 'studio', '--root', copy);
});

/** Runs a Node program in the copy and returns its output. Throws the output if the program fails. */
function node(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
}

/** Returns the errors that the compiler reports for these files of the copy. */
function wrongTypes(base: string, files: string[], include: string[] = []): string {
  writeFileSync(join(copy, 'tsconfig.slice.json'), JSON.stringify({ extends: base, files, include }));
  return spawnSync(
    process.execPath,
    [join(project, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', join(copy, 'tsconfig.slice.json')],
    { encoding: 'utf8' },
  ).stdout;
}

const slice = sliceNames('hiring/studio', 'photo-shoots');
const screen = screenNames('company', 'studio');

describe('the generated code of a new slice and a new screen', () => {
  // Checks created and changed files with their imports, but not all tests of the packages.
  it.runIf(deep)('compiles together with the packages', { timeout: 180_000 }, () => {
    const made = [...sliceFiles(slice).keys(), ...sliceEdits(slice).map(({ path }) => path)].filter(
      // The name of a migration contains the date. Therefore the list of migrations, which imports the
      // migration, is checked instead.
      (path) => path.endsWith('.ts') && !/\/Migration\d/.test(path),
    );
    expect(wrongTypes('./tsconfig.json', [...new Set(made)])).toBe('');
  });

  it.runIf(deep)('compiles together with the portal', { timeout: 180_000 }, () => {
    const made = [...screenFiles(screen).keys(), ...screenEdits(screen).map(({ path }) => path)];
    expect(wrongTypes('./apps/portal/tsconfig.json', made, ['apps/portal/app/**/*.d.ts'])).toBe('');
  });

  it('respects the import rules', () => {
    expect(violations(copy).filter((sentence) => /^(packages|apps)\//.test(sentence))).toEqual([]);
  });

  it('passes all tests except the test that the developer of the slice must write', {
    timeout: 180_000,
  }, () => {
    const report = join(copy, 'report.json');
    const where = [
      'packages/core/src/registry',
      'packages/core/src/hiring/studio',
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
    expect(failed).toEqual(['has no skeleton left in the slice of photo-shoots']);
    expect(numPassedTests).toBeGreaterThan(50);
  });
});

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
