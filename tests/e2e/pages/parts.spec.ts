import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { Person } from '../support/person';
import { test } from '../support/test';
import { contextOf, variants } from './variants';

/** See docs/spec/interface.md#toasts. */
const places = ['top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'];
let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

/** Opens the gallery with a fixed clock. */
async function gallery(browser: Browser): Promise<Person> {
  const context = await contextOf(browser, app, 'nobody', variants[0]);
  const who = new Person(await context.newPage(), 'pt');
  await who.page.clock.install();
  await who.visit('/dev/ui');
  await who.page.clock.pauseAt(Date.now() + 3_600_000);
  return who;
}

test('an option field accepts typed text only if it is the name of an option', async ({ browser }) => {
  const { page, words } = await gallery(browser);
  const { speciality, beauty, travel } = words.gallery;
  const field = page.getByRole('combobox', { name: speciality });
  const sent = page.locator('input[name=speciality]');
  const reported = page.locator('output').filter({ hasText: 'speciality' });

  await field.fill(travel);
  await field.press('Tab');
  await expect(reported).toHaveText('speciality: travel');
  await expect(sent).toHaveValue('travel');

  await field.fill(travel.slice(0, 3));
  await field.press('Tab');
  await expect(reported).toHaveText(/^speciality: \D*$/);
  await expect(field).toHaveValue('');
  await expect(sent).toHaveValue('');
  await expect(field).toHaveAccessibleDescription(words.problems.invalid_value);

  await field.fill(beauty.slice(0, 3));
  await page.getByRole('option', { name: beauty }).click();
  await expect(reported).toHaveText('speciality: beauty');
  await expect(field).toHaveValue(beauty);
  await expect(field, 'the field loses the focus after a single choice').not.toBeFocused();
  await expect(field).toHaveAccessibleDescription('');

  await field.fill(travel.toLowerCase());
  await field.press('Tab');
  await expect(field, 'the name of the option matches regardless of case').toHaveValue(travel);
  await expect(reported).toHaveText('speciality: travel');
});

test('a toast disappears after three seconds, but not while the pointer is on the toast', async ({
  browser,
}) => {
  const { page, words } = await gallery(browser);
  const toasts = page.getByRole('region', { name: words.portal.ui.messages }).getByRole('dialog');
  await page.getByRole('button', { name: 'top-left' }).click();
  await expect(toasts).toHaveText(['top-left 1']);
  await page.clock.runFor(2_000);
  await toasts.hover();
  await page.clock.runFor(60_000);
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(700, 700);
  await page.clock.runFor(2_000);
  await expect(toasts).toHaveCount(0);
});

test('toasts appear in six positions above everything else, and wait in a queue if there are many', async ({
  browser,
}) => {
  const { page, words } = await gallery(browser);
  const region = page.getByRole('region', { name: words.portal.ui.messages });
  for (const place of places) {
    await page.getByRole('button', { name: place, exact: true }).click();
    const box = await region.locator(`[data-place=${place}]`).boundingBox();
    const [vertical, side = 'middle'] = place.split('-');
    expect(Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 900), place).toBe(
      vertical === 'top' ? 0 : 1,
    );
    const across = Math.floor((((box?.x ?? 0) + (box?.width ?? 0) / 2) / 1440) * 3);
    expect(across, place).toBe({ left: 0, middle: 1, right: 2 }[side]);
  }
  await expect(region).toHaveCSS('z-index', '1052');

  const top = region.locator('[data-place=top]').getByRole('dialog');
  for (let more = 0; more < 5; more += 1)
    await page.getByRole('button', { name: 'top', exact: true }).click();
  await expect(top).toHaveText(['top 9', 'top 8', 'top 7', 'top 2']);
  for (const after of [
    ['top 10', 'top 8', 'top 7', 'top 2'],
    ['top 11', 'top 8', 'top 7', 'top 2'],
    ['top 8', 'top 7', 'top 2'],
  ]) {
    await top.first().hover();
    await top.first().getByRole('button', { name: words.portal.ui.close }).click();
    // The toast fades according to the browser's clock, but is removed according to the simulated clock of
    // the page.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return top.allTextContents();
      })
      .toEqual(after);
  }
});

test('a toast on a phone covers neither the header nor the bottom of the page', async ({ browser }) => {
  const { page, words } = await gallery(browser);
  await page.setViewportSize({ width: 390, height: 777 });
  const region = page.getByRole('region', { name: words.portal.ui.messages });
  const header = await page.getByRole('banner').first().boundingBox();
  for (const place of places) {
    await page.getByRole('button', { name: place, exact: true }).click();
    const box = (await region.locator(`[data-place=${place}]`).boundingBox())!;
    expect(box.y, place).toBeGreaterThanOrEqual(header!.height);
    expect(box.y + box.height, place).toBeLessThan(777 - 84);
  }
});

test('a masked input adds separators, accepts only matching characters and converts them to upper case', async ({
  browser,
}) => {
  const { page, words } = await gallery(browser);
  const cnpj = page.getByLabel(words.gallery.cnpj);
  await cnpj.fill('');
  await cnpj.pressSequentially('12abc-34501de35999');
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
  const phone = page.getByLabel(words.gallery.phone, { exact: true });
  await phone.pressSequentially('1133334444');
  await expect(phone).toHaveValue('+55 (11) 3333-4444');
  await phone.press('End');
  await phone.pressSequentially('5');
  await expect(phone).toHaveValue('+55 (11) 33334-4445');
});
