/**
 * Runs all checks of continuous integration: format, lint, types, build, tests, browser tests. The last line
 * of output has the totals. With `--deep`, also runs the tests that `npm test` leaves out: complete matrices,
 * visits to all pages, and generated cases. File names after `--deep` limit the run to these test files.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  axeIn,
  browserCounts,
  browserReport,
  browserTimings,
  flakyIn,
  MAX_FLAKY,
} from './parts/browserReport';
import { buildWhatIsStale } from './parts/build';
import { type Counts, countAsTest, NONE, runAndCount, type Step, sum } from './parts/counts';
import { program, root } from './parts/programs';
import { slowest, type Timings, vitestCounts, vitestReport, vitestTimings } from './parts/vitestReport';

const reports = join(root, '.cache/check');

const files = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const all: Step[] = [
  { name: 'format, lint, unused code, types', run: () => countAsTest(checkSources) },
  { name: 'build', run: () => countAsTest(buildWhatIsStale) },
  { name: 'boundaries, unit, database, API', run: vitest },
  { name: 'browser', run: playwright },
];

const steps = files.length > 0 ? all.slice(1) : all;
const isDeep = process.argv.includes('--deep');
if (isDeep) process.env.TEST_DEPTH = 'deep';
const timings: Timings = {};
let flaky: string[] = [];
let total: Counts = NONE;
mkdirSync(reports, { recursive: true });
for (const [position, { name, run }] of steps.entries()) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const counts = await run();
  total = sum(total, counts);
  console.log(
    `== ${name}: ${counts.failed ? 'failed' : 'good'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (counts.failed === 0) continue;
  const left = steps.slice(position + 1).map((step) => step.name);
  if (left.length > 0) console.log(`\nNot run after this failure: ${left.join('; ')}`);
  break;
}
writeFileSync(join(reports, 'timings.json'), JSON.stringify(timings, null, 2));
console.log(`\nThe slowest files:\n${slowest(timings).join('\n')}`);
if (flaky.length > 0) {
  console.log(
    `\nFLAKY: passed at the second try only. Fix these first (more than ${MAX_FLAKY} fail the run):`,
  );
  for (const one of flaky) console.log(`  ${one}`);
}
if (!isDeep) {
  console.log(
    '\nLeft to npm run test:deep: whole matrices, walks over all pages and screens, stored text, fuzz, most random lives of money, first starts that load demo data or are interrupted, types of a generated slice, package of brazil, benches, Prometheus.',
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs lint, the search for unused code and the type checks, one per core at a time. Packages, worker and
 * files outside of workspaces are type-checked as one program without DOM types, because separate programs
 * would read the same files several times. Each program uses one checker, because several checkers would each
 * compute the types that they have in common. The portal's program starts first, because it takes longest.
 */
async function checkSources(): Promise<void> {
  const checkTypes = (project: string) => () =>
    program('typescript/bin/tsc', ['--noEmit', '--checkers', '1', '-p', project]);
  const left: (() => Promise<void>)[] = [
    lint,
    () => program('knip/bin/knip.js', ['--no-progress']),
    ...['apps/portal', 'tests', '.', 'apps/backoffice'].map(checkTypes),
  ];
  const checkNext = async (): Promise<void> => left.shift()?.().finally(checkNext);
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, checkNext));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function lint(): Promise<void> {
  await program('@biomejs/biome/bin/biome', ['check', '.']);
  await program('stylelint/bin/stylelint.mjs', ['apps/portal/app/**/*.css']);
  await lintCommits();
}

/**
 * Checks the messages of the commits since the rule for messages was introduced, as far as the clone contains
 * these commits. A download has no history, and a shallow clone has only a part of it.
 */
async function lintCommits(): Promise<void> {
  const from = '859e9613a56d08d2eacada5aae23b71f41e6e9bf';
  const { status } = spawnSync('git', ['cat-file', '-e', `${from}^{commit}`], { cwd: root });
  if (status === 0) await program('@commitlint/cli/cli.js', ['--from', from]);
  else console.log('Commit messages not checked: no history.');
}

function vitest(): Promise<Counts> {
  const report = freshReport('vitest.json');
  const args = [
    'run',
    ...files,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runAndCount(
    () => program('vitest/vitest.mjs', args),
    report,
    (text) => {
      const found = vitestReport.parse(text);
      Object.assign(timings, vitestTimings(found, root));
      return vitestCounts(found);
    },
  );
}

async function playwright(): Promise<Counts> {
  const { requireBrowser } = await import('../tests/support/browser');
  const { printDepth } = await import('../tests/support/depth');
  const browser = await countAsTest(async () => {
    const { path, source } = requireBrowser();
    console.log(`Browser: ${path} (${source})`);
  });
  if (browser.failed) return browser;
  const report = freshReport('playwright.json');
  const args = [
    'test',
    ...files,
    '--pass-with-no-tests',
    '--config',
    join(root, 'tests/playwright.config.ts'),
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runAndCount(
    () => program('@playwright/test/cli.js', args, env),
    report,
    (text) => {
      const found = browserReport.parse(text);
      Object.assign(timings, browserTimings(found));
      flaky = flakyIn(found);
      const { looked, all } = axeIn(found);
      printDepth('Contrast of pages of stories (every other rule of accessibility on all)', looked, all);
      return browserCounts(found);
    },
  );
}

/**
 * Deletes the report of an earlier run, so that the old report is not read if this run writes no report.
 * Returns the report's path.
 */
function freshReport(name: string): string {
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}
