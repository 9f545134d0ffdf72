import { expect, type Request } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { lastMailTo, linkIn } from '../../support/mailbox';
import { expectFocusTrap, waitForFocusWithin } from '../pages/keys';
import { confirmEmail } from '../support/mails';
import { type Language, type Person, person } from '../support/person';
import { test } from '../support/test';
import { words } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app.stop());

const password = 'muro azul 77';
const sides = {
  pt: { cnpj: '11222333000181', creator: 'nina@marca.example', brand: 'olga@marca.example' },
  en: { cnpj: '12ABC34501DE35', creator: 'nell@brand.example', brand: 'otto@brand.example' },
} as const;

async function fillPerson(who: Person, email: string): Promise<void> {
  const { fields } = who.words.access;
  await who.fill(fields.name, 'Nina Rocha');
  await who.fill(fields.email, email);
  await who.field(fields.phone).pressSequentially('81998765432');
  await expect(who.field(fields.phone)).toHaveValue('+55 (81) 99876-5432');
  await who.fill(fields.password, password);
}

/** Returns true if the page behind the modal cannot be scrolled. */
const isLocked = () =>
  [document.documentElement, document.body].some((each) => getComputedStyle(each).overflowY === 'hidden');

for (const language of ['pt', 'en'] as const satisfies Language[]) {
  const { access, home, options, portal, problems } = words[language];

  test(`a creator signs up in the modal by keyboard, in ${language}`, async ({ browser }) => {
    const who = await person(browser, app.url, { language });
    const { page } = who;
    await who.visit('/?for=creator');
    const link = page.getByRole('link', { name: home.be }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(who.dialog).toBeVisible();
    await expect(page).toHaveURL(/modal=be$/);
    await expect.poll(() => page.evaluate(isLocked)).toBe(true);
    await waitForFocusWithin(who.dialog);
    await expectFocusTrap(page, who.dialog, { presses: 60 });
    await page.keyboard.press('Escape');
    await expect(who.dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    await who.visit('/?modal=be');
    const sent: string[] = [];
    // Matches requests that post the form, but not the browser reports that are sent for some page loads.
    const isForm = (request: Request) =>
      request.method() === 'POST' && !request.url().endsWith('/browser-reports');
    page.on('request', (request) => isForm(request) && sent.push(request.url()));
    const skill = who.field(access.fields.mainSkill);
    await expect(skill).toHaveJSProperty('tagName', 'INPUT');
    await skill.pressSequentially(options.skills.dance.slice(0, 4).toLowerCase());
    await expect(page.getByRole('option')).toHaveText([options.skills.dance]);
    await skill.press('Enter');
    await expect(skill, 'Enter selects the shown option').toHaveValue(options.skills.dance);
    await fillPerson(who, sides[language].creator);
    await page.getByRole('checkbox', { name: access.fields.agree }).check();
    await who.fill(access.fields.password, 'password');
    await who.press(access.creator.submit);
    await who.sees(problems.password_too_common, who.dialog);
    expect(sent, 'choosing an option does not submit the form').toHaveLength(1);
    await who.fill(access.fields.password, password);
    await who.press(access.creator.submit);
    await confirmEmail(who, sides[language].creator, app.database);
    await page.waitForURL('**/dashboard/professional/start/photo');
    expect(who.troubles).toEqual([]);
  });

  test(`a brand signs up and confirms its e-mail address without scripts, in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: app.url,
      javaScriptEnabled: false,
      locale: language === 'pt' ? 'pt-BR' : 'en-US',
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: portal.shell.hire }).first().click();
    await expect(page).toHaveURL(/\/signup\/brand$/);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(access.fields.tradeName).fill('Aurora');
    await field(access.fields.legalName).fill('Aurora Ltda.');
    await field(access.fields.cnpj).fill('11222333000182');
    await field(access.fields.name).fill('Olga Dias');
    await field(access.fields.email).fill(sides[language].brand);
    await field(access.fields.phone).fill('11 98765-4321');
    await field(access.fields.password).fill(password);
    await page.getByRole('checkbox', { name: access.fields.agree }).check();
    await page.getByRole('button', { name: access.brand.submit }).click();
    await expect(page.getByText(problems.cnpj_check_digits)).toBeVisible();
    await expect(field(access.fields.tradeName)).toHaveValue('Aurora');
    await field(access.fields.cnpj).fill(sides[language].cnpj);
    await field(access.fields.password).fill(password);
    await page.getByRole('checkbox', { name: access.fields.agree }).check();
    await page.getByRole('button', { name: access.brand.submit }).click();
    await expect(page.getByRole('heading', { name: access.sent.title })).toBeVisible();
    await page.goto(linkIn(await lastMailTo(app.database, sides[language].brand)));
    await page.getByRole('button', { name: access.confirm.submit }).click();
    await page.waitForURL('**/dashboard/**');
    await context.close();
  });
}
