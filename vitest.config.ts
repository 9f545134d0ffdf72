import { availableParallelism } from 'node:os';
import { register } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';

const NOT_SOURCE = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/fixtures/**'];
const DATABASE_TESTS = ['tests/db/**/*.test.ts', 'packages/{db,search}/**/*.db.test.ts'];

/**
 * What tests import of the packages is read by Node itself, through tsx and its cache, and once for all files of a
 * worker: through the runner's transformations, and for each file, it was the larger part of a run.
 */
const onNode = {
  isolate: false,
  execArgv: ['--import', 'tsx'],
  server: { deps: { external: [/\/(packages|apps|locales|tests\/support)\/(?!.*\.test\.tsx?$)/] } },
};

/** Tests that stand on a real PostgreSQL: one server for all, one database per file (tests/support/db.ts). */
const onDatabase = {
  ...onNode,
  globalSetup: ['tests/support/server.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Of what another process does. A second, as the runner has it, is a measure of the machine.
  expect: { poll: { timeout: 30_000 } },
};

const folders = process.argv.filter((word) => /^(packages|apps|locales|bin|tests)\b/.test(word));
/**
 * Folders of pure tests were named: each worker would read the same sources again, which takes longer than the tests.
 * Those of the apps need the runner's transformations: Node reads neither style sheets nor their JSX.
 */
const pureFolder =
  /--project[= ]unit\b/.test(process.argv.join(' ')) &&
  folders.length > 0 &&
  !folders.some((word) => word.startsWith('apps'));

// For what is set up in the runner's own process.
register();
export default defineConfig({
  test: {
    retry: 0,
    // A test waits for PostgreSQL or a server a good part of its time: half as many workers again as there are cores.
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
          // What they test is pure: read once for all files, not for each (six times faster), and in one worker by Node.
          ...(pureFolder ? onNode : { isolate: false }),
          // None waits for anything; a busy machine takes its time.
          testTimeout: 300_000,
        },
      },
      { test: { name: 'database', include: DATABASE_TESTS, exclude: NOT_SOURCE, ...onDatabase } },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          ...onDatabase,
          globalSetup: ['tests/support/setUp.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: NOT_SOURCE,
          ...onNode,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
