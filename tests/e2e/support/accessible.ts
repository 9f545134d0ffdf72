import { expect, type Page, test } from '@playwright/test';
import { brokenRules, contrastOn } from '../pages/variants';

/** How often each test has asked. */
const asked = new Map<string, number>();

/**
 * axe finds nothing; the contrast of texts is looked at on every sixth page of a story, and the run's end says on how many
 * (bin/check.ts). It waits for what moves: the colours of what fades in are not those that stay.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { testId, annotations } = test.info();
  const nth = (asked.get(testId) ?? 0) + 1;
  asked.set(testId, nth);
  const contrast = contrastOn(nth, 6);
  annotations.push({ type: 'axe', description: contrast ? 'whole' : 'without contrast' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await brokenRules(page, { contrast })).toEqual([]);
}
