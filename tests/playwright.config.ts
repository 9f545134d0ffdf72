import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser, SHORT_PAGES, USER_AGENT } from './support/browser';
import { deep } from './support/depth';

/** Recording slows every test, also those that pass: PLAYWRIGHT_TRACE=on asks for the traces of failing ones. */
const trace = process.env.PLAYWRIGHT_TRACE === 'on' ? 'retain-on-failure' : 'off';

export default defineConfig({
  // Of it the addresses of pages are read; there are no types in it to be taken out.
  build: { external: ['**/apps/portal/build/**'] },
  testDir: './e2e',
  outputDir: '../test-results/browser',
  globalSetup: './support/setUp.ts',
  // Marked by `onlyDeep` (e2e/support/test.ts).
  ...(deep ? {} : { grepInvert: /@deep/ }),
  // Beside each browser a server and its worker are busy; with two cores one waits for the other now and then.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  // A test that passes at its second try counts as flaky; too many of them fail the run (bin/check.ts).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A story may be long and a machine slow; what hangs is ended by the limits of its steps.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    userAgent: USER_AGENT,
    launchOptions: { executablePath: requireBrowser().path, args: [...BROWSER_FLAGS, SHORT_PAGES] },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What is not there by then is missing; without this a test would wait for it until its own end.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace,
  },
});
