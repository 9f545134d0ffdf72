import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { overflowOf } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

for (const width of [1440, 390]) {
  test(`a brand enters a search sentence and invites five of the found creators, at ${width} px`, async ({
    browser,
  }) => {
    const who = await person(browser, app.url, { width });
    const { page } = who;
    const { search, toasts } = who.words;
    await enter(page, app, 'brand@aurora.example');
    await who.visit('/dashboard/client/search');

    // The sentence becomes filters, which can be removed one by one.
    await page.getByRole('textbox', { name: search.q }).fill('beleza até R$ 5 mil que aceita trabalhos');
    await page.locator('button[name=understand]').click();
    const filters = page.getByRole('list', { name: search.active }).getByRole('link');
    await expect(filters).toHaveCount(3);
    await expect(page).toHaveURL(/available=1/);
    await page.getByRole('link', { name: /5\.000/ }).click();
    await expect(filters).toHaveCount(2);

    // Arrow keys show one creator after another, while the results stay in place.
    const links = page.locator('main a[data-quick]');
    const key = (nth: number) => links.nth(nth).getAttribute('data-quick');
    const [first, fifth] = [await key(0), await key(4)];
    await links.first().click();
    const drawer = page.getByRole('dialog').first();
    await expect(drawer.getByRole('heading', { name: search.profile.similar })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`quick=${first}$`));
    await expectAccessible(page);
    for (let nth = 1; nth <= 5; nth += 1) {
      await who.press(search.quickView.pick, drawer);
      await expect(drawer.getByRole('button', { name: search.quickView.picked })).toBeVisible();
      if (nth < 5) await page.keyboard.press('ArrowRight');
    }
    await expect(page).toHaveURL(new RegExp(`quick=${fifth}$`));
    expect(await overflowOf(page)).toEqual([]);

    // Escape closes only the dialog above the quick view.
    await who.press(filled(search.quickView.compare_other, { count: '5' }), drawer);
    const compared = page.getByRole('dialog', { name: search.compare.title });
    await expect(compared.getByRole('columnheader')).toHaveCount(6);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(compared).toBeHidden();
    await expect(drawer).toBeVisible();

    // A similar creator opens in the quick view, and Back returns to the previous one.
    const similar = drawer.getByRole('region', { name: search.profile.similar }).getByRole('link').first();
    const name = await similar.innerText();
    await similar.click();
    await expect(page.getByRole('dialog', { name: filled(search.quickOf, { name }) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`quick=${fifth}$`));
    await expect(drawer.getByRole('button', { name: search.quickView.picked })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/available=1/);

    // Invites all five from the results.
    await who.press(search.bar.invite);
    const invitation = page.getByRole('dialog', { name: search.invite.title });
    await expect(invitation.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await expectAccessible(page);
    await invitation.getByRole('radio').first().check();
    await invitation.locator('button[name=intent][value=invite]').click();
    // The test at the other width may have invited the same creators before.
    const { creatorsNamed, creatorsSuggested, creatorsWished, invited, allThere } = toasts;
    const done = [creatorsNamed, creatorsSuggested, creatorsWished, invited, allThere].join('|');
    await expect(page.getByText(new RegExp(`^(${done})$`)).first()).toBeVisible();
    await expect(invitation).toBeHidden();
    await expect(page).toHaveURL(/available=1/);
    // The bar states the result for each creator, and keeps only those who were not invited.
    const bar = page.getByRole('form', { name: search.bar.label });
    await expect(bar.getByRole('status')).toContainText(/inclu[íi]do/);
    await page.locator('input[name=who][type=checkbox]').first().check();
    await who.press(search.bar.invite);
    const { listed_one, listed_other, invited_one, invited_other, wished_one, wished_other } =
      search.invite.there;
    const each = [listed_one, listed_other, invited_one, invited_other, wished_one, wished_other];
    const there = each.map((text) => text.split('{{')[0]).join('|');
    await expect(invitation.getByText(new RegExp(`^(${there})`)).first()).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    expect(who.troubles).toEqual([]);
  });
}
