import { expect, type Page, test } from '@playwright/test';
import { axeViolations, contrastOn } from '../pages/variants';

/** Number of accessibility checks per test. */
const asked = new Map<string, number>();

/**
 * Expects no axe violations. Checks color contrast only on every sixth page of a test. The summary of the run
 * counts these checks (bin/check.ts). Waits for animations, since colors differ while fading in.
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
  expect(await axeViolations(page, { contrast })).toEqual([]);
}
