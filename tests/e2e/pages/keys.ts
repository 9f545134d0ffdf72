import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus, and checks that every stop on the way is visible. */
export async function tabTo(page: Page, target: Locator, { limit = 80 } = {}): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    // At either end of a dialog the focus goes to a guard, which passes it on.
    await expect.poll(() => unseen(page)).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached with ${limit} presses of Tab`);
}

/** Returns the focused element if its focus is invisible: unmarked, or covered by something else. */
function unseen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // After the last stop comes the browser's own UI.
    if (!focused || focused === document.body) return '';
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}”`;
    const label = focused.closest('label');
    // A chip or a card shows the focus of its inner checkbox.
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

/** Waits until the window or list has the focus: an earlier key would go to the page behind it. */
export async function hasTheFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Tabs once around the dialog: the focus never leaves it. */
export async function staysWithin(page: Page, dialog: Locator, { presses = 8 } = {}): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await hasTheFocus(dialog);
  }
}
