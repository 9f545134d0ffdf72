import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until this has the focus, as somebody without a mouse does. At every stop on the way one can see
 * where one is.
 */
export async function tabTo(page: Page, target: Locator, { limit = 80 } = {}): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    // At either end of a dialog the browser's focus goes to a guard, which hands it on.
    await expect.poll(() => unseen(page)).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached with ${limit} presses of Tab`);
}

/** What has the focus although nobody can see that it does: not marked, or covered by something else. */
function unseen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Behind the last stop comes the browser's own frame.
    if (!focused || focused === document.body) return '';
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}”`;
    const label = focused.closest('label');
    // A chip or a card draws the mark for the box that lies in it.
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

/** The window or list is open and has the focus: a key that is pressed before goes to the page behind it. */
export async function hasTheFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Goes once round the dialog: the focus never leaves it. */
export async function staysWithin(page: Page, dialog: Locator, { presses = 8 } = {}): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await hasTheFocus(dialog);
  }
}
