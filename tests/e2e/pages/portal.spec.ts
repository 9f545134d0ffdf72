import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { pagesOf, type Visitor } from '../../support/pages';
import { troublesOn } from './looks';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ story: true });
});
test.afterAll(() => app.stop());

for (const visitor of ['nobody', 'brand@aurora.example', 'creator@story.example'] satisfies Visitor[]) {
  test(`every page that ${visitor} can open keeps to the rules of accessibility`, async ({ browser }) => {
    test.setTimeout(600_000);
    const pages = await pagesOf(app.database, visitor);
    const paths = pages.map(({ path }) => path);
    // Pages behind the sign-in share their frame and their parts; what everybody sees is seen in every look.
    const inTurns = visitor !== 'nobody';
    expect(await troublesOn(browser, app, visitor, paths, { inTurns })).toEqual([]);
  });
}
