import { test as base } from '@playwright/test';

/** Marks a test that only `npm run test:deep` runs: it opens every page or screen. */
export const onlyDeep = { tag: '@deep' };

/**
 * Closes the pages that a test has opened. Open pages keep sending requests, even to stopped servers, and
 * slow down later tests. The pages of a failed test stay open for the report.
 */
export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use, { expectedStatus }) => {
      await use(undefined);
      const { status } = test.info();
      if (status === expectedStatus) await Promise.all(browser.contexts().map((each) => each.close()));
    },
    { auto: true },
  ],
});
