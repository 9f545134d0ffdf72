import { availableParallelism } from 'node:os';
import { register } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';

/**
 * Runs before each test file, and sets one seed for all generated cases. Every project also runs the test of
 * this setup.
 */
const setupFiles = ['tests/support/generatedCases.ts'];
const SETUP_TEST = 'tests/support/generatedCases.test.ts';
const NOT_SOURCE = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/fixtures/**'];
const DATABASE_TESTS = ['tests/db/**/*.test.ts', 'packages/{db,search}/**/*.db.test.ts'];

/**
 * Node loads what tests import from packages, through tsx and its cache, once per worker. Transforming it for
 * each file with the runner took most of the run.
 */
const onNode = {
  setupFiles,
  isolate: false,
  execArgv: ['--import', 'tsx'],
  server: { deps: { external: [/\/(packages|apps|locales|tests\/support)\/(?!.*\.test\.tsx?$)/] } },
};

/**
 * Tests that use a real PostgreSQL: one server for all files, one database per file (tests/support/db.ts).
 */
const onDatabase = {
  ...onNode,
  globalSetup: ['tests/support/server.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Polls wait for other processes. The default of one second would fail on a slow machine.
  expect: { poll: { timeout: 30_000 } },
};

const folders = process.argv.filter((word) => /^(packages|apps|locales|bin|tests)\b/.test(word));
/**
 * True if the command line names only folders of pure tests. One worker runs these tests, because each
 * further worker would load the same sources again, which takes longer than the tests. Tests of the apps need
 * the runner's transformations: Node reads neither style sheets nor JSX.
 */
const pureFolder =
  /--project[= ]unit\b/.test(process.argv.join(' ')) &&
  folders.length > 0 &&
  !folders.some((word) => word.startsWith('apps'));

// Lets the runner's own process import TypeScript for global setup.
register();
export default defineConfig({
  test: {
    retry: 0,
    // Tests spend much of their time waiting for PostgreSQL or a server: 1.5 workers per core.
    maxWorkers: pureFolder ? 1 : Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'locales/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'bin/**/*.test.ts',
          ],
          exclude: [...NOT_SOURCE, ...DATABASE_TESTS],
          // Pure sources are loaded once for all files, not once per file: six times faster.
          ...(pureFolder ? onNode : { setupFiles, isolate: false }),
          // Pure tests never wait. The limit only matters on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [...DATABASE_TESTS, SETUP_TEST],
          exclude: NOT_SOURCE,
          ...onDatabase,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', SETUP_TEST],
          ...onDatabase,
          globalSetup: ['tests/support/setUp.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', SETUP_TEST],
          exclude: NOT_SOURCE,
          ...onNode,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
