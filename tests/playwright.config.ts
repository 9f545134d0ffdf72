import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser, SHORT_PAGES, USER_AGENT } from './support/browser';
import { deep } from './support/depth';

/** Off by default, since recording slows every test. PLAYWRIGHT_TRACE=on keeps the traces of failed tests. */
const trace = process.env.PLAYWRIGHT_TRACE === 'on' ? 'retain-on-failure' : 'off';

export default defineConfig({
  // Tests read page addresses from the build, which is plain JavaScript and needs no transformation.
  build: { external: ['**/apps/portal/build/**'] },
  testDir: './e2e',
  outputDir: '../test-results/browser',
  globalSetup: './support/setUp.ts',
  // `onlyDeep` marks tests with @deep (e2e/support/test.ts).
  ...(deep ? {} : { grepInvert: /@deep/ }),
  // Each browser also keeps a server and its worker busy, so there are fewer workers than cores.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  // A test that passes at its second attempt counts as flaky; too many of these fail the run (bin/check.ts).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Tests may be long and machines slow. The limits of single actions end a test that hangs.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    userAgent: USER_AGENT,
    launchOptions: { executablePath: requireBrowser().path, args: [...BROWSER_FLAGS, SHORT_PAGES] },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Without this limit, a test would wait for a missing element until its own timeout.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace,
  },
});
