import { expect, type Page, test } from '@playwright/test';
import { deep, seed } from '../../support/depth';
import { brokenRules } from '../pages/variants';

/** How often each test has asked. */
const asked = new Map<string, number>();

/**
 * axe finds nothing. It takes a second of a core or more, so it looks at every third page of a story, at the others on
 * the days after; the run's end says at how many (bin/check.ts). It waits for what moves: the colours of what fades in are
 * not those that stay.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { testId, annotations } = test.info();
  const nth = (asked.get(testId) ?? 0) + 1;
  asked.set(testId, nth);
  const today = deep || (nth + seed) % 3 === 0;
  annotations.push({ type: 'axe', description: today ? 'looked' : 'another day' });
  if (!today) return;
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await brokenRules(page)).toEqual([]);
}
