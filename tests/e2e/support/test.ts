import { test as base } from '@playwright/test';

/** Marks a test that only `npm run test:deep` runs: it walks over every page or screen. */
export const onlyDeep = { tag: '@deep' };

/**
 * What a test has opened is closed after it: pages that stay open go on asking, also servers that have ended, and each
 * test would pay for all before it. Those of a test that failed stay for the report; it has the browser for itself.
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
