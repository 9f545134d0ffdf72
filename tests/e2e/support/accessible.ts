import { expect, type Page, test } from '@playwright/test';
import { deep, seed } from '../../support/depth';
import { brokenRules } from '../pages/variants';

/** How often each test has asked. */
const asked = new Map<string, number>();

/**
 * axe finds nothing. The contrast of texts is four fifths of what it costs, and colours come from few tokens: it is looked
 * at on every sixth page of a story, on the others on the days after; the run's end says on how many (bin/check.ts). It
 * waits for what moves: the colours of what fades in are not those that stay.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { testId, annotations } = test.info();
  const nth = (asked.get(testId) ?? 0) + 1;
  asked.set(testId, nth);
  const contrast = deep || (nth + seed) % 6 === 0;
  annotations.push({ type: 'axe', description: contrast ? 'whole' : 'without contrast' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await brokenRules(page, { contrast })).toEqual([]);
}
