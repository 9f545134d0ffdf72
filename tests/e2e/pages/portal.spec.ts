import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { printDepth } from '../../support/depth';
import { pagesOf, type Visitor } from '../../support/pages';
import { onlyDeep, test } from '../support/test';
import { accessibilityFaultsOn } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

for (const visitor of ['nobody', 'brand@aurora.example', 'creator@story.example'] satisfies Visitor[]) {
  test(`every page that ${visitor} can open is accessible`, onlyDeep, async ({ browser }) => {
    test.setTimeout(600_000);
    const pages = await pagesOf(app.database, visitor);
    printDepth(`Pages that ${visitor} opens`, pages.length, pages.length);
    const paths = pages.map(({ path }) => path);
    // Checks each page in one variant, since pages share their frame and components; face.spec.ts checks
    // public pages with each preference.
    expect(await accessibilityFaultsOn(browser, app, visitor, paths)).toEqual([]);
  });
}
