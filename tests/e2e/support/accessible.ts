import { expect, type Page } from '@playwright/test';
import { brokenRules } from '../pages/variants';

/** axe finds nothing. It waits for what moves: the colours of what fades in are not those that stay. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await brokenRules(page)).toEqual([]);
}
