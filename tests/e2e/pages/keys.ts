import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus, and checks that the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator, { limit = 80 } = {}): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    // At both ends of a dialog, the focus first goes to a guard element, which then moves the focus on.
    await expect.poll(() => invisibleFocus(page)).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached with ${limit} presses of Tab`);
}

/**
 * Returns a description of the focused element if its focus is not visible, because it is unmarked or
 * covered. Otherwise returns an empty string.
 */
function invisibleFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last element, the focus leaves the page for the browser's own controls.
    if (!focused || focused === document.body) return '';
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}”`;
    const label = focused.closest('label');
    // A chip or card shows the focus ring of the checkbox inside it.
    const marks = [focused, label, focused.nextElementSibling, focused.parentElement];
    const outlined = marks.some((one) => {
      const { outlineStyle, outlineWidth } = one
        ? getComputedStyle(one)
        : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!outlined) return `${name} is not marked`;
    const { left, top, width, height } = (label ?? focused).getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = label ?? focused;
    return over && (own.contains(over) || over.contains(own)) ? '' : `${name} is covered`;
  });
}

/**
 * Waits until the dialog or list has the focus. A key that is pressed earlier would go to the page behind.
 */
export async function waitForFocusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Tabs once around the dialog and checks that the focus stays inside. */
export async function expectFocusTrap(page: Page, dialog: Locator, { presses = 8 } = {}): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await waitForFocusWithin(dialog);
  }
}

/**
 * Presses Tab through the columns of the page. Returns the block number of each stop, counted from the top
 * left.
 */
export async function blocksInTabOrder(page: Page): Promise<number[]> {
  const stops: number[] = [];
  await page.getByRole('main').focus();
  while (stops.length < 100) {
    await page.keyboard.press('Tab');
    const block = await page.evaluate(() => {
      const columns = [...document.querySelectorAll('main aside')].flatMap((aside) => [
        ...(aside.parentElement?.children ?? []),
      ]);
      const placed = columns.map((element) => ({ element, at: element.getBoundingClientRect() }));
      placed.sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left);
      return placed.findIndex(({ element }) => element.contains(document.activeElement));
    });
    if (block >= 0) stops.push(block);
    else if (stops.length > 0) break;
  }
  return stops;
}
