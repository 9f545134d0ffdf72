import { actorOf, companies, type User } from '@elenco/core';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { overflowOf } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

async function companyOf({ database }: RunningApp) {
  const user = (await database.identity.byEmail('brand@aurora.example')) as User;
  return database.get(companies, actorOf(user), user.companyId ?? 0);
}

for (const width of [1440, 390]) {
  test(`saving one section of the company's settings keeps the input of a different section, at ${width} px`, async ({
    browser,
  }) => {
    const who = await person(browser, app.url, { width });
    const { page } = who;
    const { company, portal, toasts, problems, resources } = who.words;
    await enter(page, app, 'brand@aurora.example');
    await who.visit('/dashboard/client/settings');
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
    const index = page.getByRole('navigation', { name: company.settings.index });
    await index.getByRole('link', { name: company.settings.identity }).press('Enter');
    const own = page.locator('#part-identity');
    await expect(own).toBeInViewport();

    const legalName = `Aurora Nova ${width} Ltda.`;
    const legal = who.field(resources.companies.fields.legalName, own);
    await legal.fill(legalName);
    const you = page.locator('#part-you');
    const name = who.field(resources.users.fields.name, you);
    await name.fill('');
    await who.press(company.settings.save, you);
    await who.sees(problems.required, you);
    await expect(name).toBeFocused();
    await expect(legal).toHaveValue(legalName);
    await name.fill(`Marina ${width}`);
    await who.press(company.settings.save, you);
    await who.sees(toasts.saved);
    await expect(name).toHaveValue(`Marina ${width}`);

    const others = page.locator('#part-addresses');
    await who.press(company.addresses.add, others);
    await who.fill(company.addresses.label, `Loja ${width}`, others.locator('fieldset').last().locator('..'));
    await who.press(company.settings.save, others);
    await expect(others.locator('[aria-invalid=true]').first()).toBeVisible();
    await expect(own.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(legal).toHaveValue(legalName);

    const brand = page.locator('#part-brand');
    const shown = who.field(resources.companies.fields.tradeName, brand);
    const before = (await companyOf(app)).tradeName;
    await shown.fill(`Aurora ${width}`);
    const version = own.locator('input[name=version]');
    const saved = await version.inputValue();
    await who.press(company.settings.save, own);
    // The form shows the saved values.
    await expect(version).not.toHaveValue(saved);
    await expect(legal).toHaveValue(legalName);
    await expect(shown).toHaveValue(`Aurora ${width}`);
    expect(await companyOf(app)).toMatchObject({ legalName, tradeName: before });
    await who.press(company.settings.save, brand);
    await expect(version).toHaveValue(String(Number(saved) + 2));
    expect(await companyOf(app)).toMatchObject({
      legalName,
      tradeName: `Aurora ${width}`,
    });

    // Leaving with unsaved input asks for confirmation.
    await legal.fill('Aurora Ltda.');
    await page.getByRole('link', { name: company.places.home }).first().click();
    await expect(page.getByRole('dialog', { name: portal.unsaved.title })).toBeVisible();
    await who.press(portal.unsaved.stay);
    await expect(legal).toHaveValue('Aurora Ltda.');
    expect(who.troubles).toEqual([]);
  });
}
