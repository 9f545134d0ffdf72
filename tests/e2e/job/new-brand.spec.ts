import { briefings } from '@elenco/core';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { type Cast, creatorIdOf, gather } from '../../support/cast';
import { inDays } from '../../support/days';
import { actorIn } from '../support/hiring';
import { type Person, person } from '../support/person';
import { test } from '../support/test';
import { filled, within } from '../support/words';
import { fillAddress, fillSignUp, type NewBrand } from './brand';

const laura = {
  name: 'Laura Reis',
  tradeName: 'Horta',
  password: 'uma frase bem comprida',
  cpf: '52998224725',
};

let app: RunningApp;
let cast: Cast;
test.beforeAll(async () => {
  app = await startApp();
  cast = await gather(app.database);
  cast.clock.now = new Date().toISOString();
});
test.afterAll(() => app.stop());

for (const [width, cnpj, email] of [
  [1440, '19131243000197', 'laura@horta.example'],
  [390, '33000167000101', 'laura@quintal.example'],
] as const) {
  test(`a new brand signs up on the home page and sends its first invitation in one session, at ${width} px`, async ({
    browser,
  }) => {
    const brand = await person(browser, app.url, { width });
    const { page, words } = brand;
    const about = { ...laura, cnpj, email };
    await signUp(brand, about);
    await test.step('the sign-up requires the CPF, the address may wait, then the home page shows the first step', async () => {
      const leave = page.getByRole('main').getByText(words.privacy.leave.section);
      await expect(leave).toHaveCount(0);
      await brand.fill(words.resources.users.fields.cpf, about.cpf);
      await brand.press(words.company.settings.saveAndGo);
      await expect(brand.heading(words.company.firstRun.address.step)).toBeVisible();
      await expect(leave).toHaveCount(0);
      await brand.press(words.company.firstRun.later);
      const { examples, first, home } = words.company;
      await expect(brand.heading(filled(home.welcome, { name: 'Laura' }))).toBeVisible();
      await expect(page.getByText(filled(home.waiting_one, {}))).toHaveCount(0);
      for (const [link, note] of [
        ['example-briefing', examples.briefingNote],
        ['example-report', examples.reportNote],
      ] as const) {
        await page.locator(`a[href$="/${link}"]`).click();
        await brand.sees(note);
        await brand.visit('/dashboard/client');
      }
      await brand.follow(first.action);
    });
    await test.step('the brand writes the required fields of a briefing on one page', () =>
      writeEssentials(brand));
    await test.step('the review of the briefing requires the company’s postal address, and opens again once it is added', async () => {
      await brand.follow(words.company.complete.action);
      await page.waitForURL(/\/dashboard\/client\/settings/);
      await brand.settled();
      await fillAddress(brand);
      await expect(brand.heading(words.company.wizard.titles.review)).toBeVisible();
      await brand.press(words.company.wizard.submit);
      await page.waitForURL(/\/dashboard\/client\/briefing\/\d+$/);
    });
    const names = await curate(email);
    await test.step('the home page links to the shortlist, and the brand sends its first invitation', async () => {
      const { next, select } = words.company;
      await brand.visit('/dashboard/client');
      await brand.follow(next.choose_creators.action);
      await expect(brand.heading(select.title)).toBeVisible();
      await page.getByRole('checkbox', { name: within(names[0]!) }).check();
      await brand.press(filled(select.invite_one, { count: 1 }));
      await brand.press(select.send, brand.dialog);
      await brand.sees(words.toasts.invited);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(brand.troubles).toEqual([]);
  });
}

async function signUp(brand: Person, about: NewBrand): Promise<void> {
  const { page, words } = brand;
  await brand.visit('/');
  await brand.follow(words.portal.shell.hire, page.getByRole('contentinfo'));
  await page.waitForURL('**/signup/brand');
  await brand.settled();
  await fillSignUp(brand, about, app.database);
}

async function writeEssentials(brand: Person): Promise<void> {
  const { brief, company, options } = brand.words;
  await brand.follow(filled(company.chooser.beginKind, { kind: options.briefingKind.creator }));
  // The kind chosen on the page before is shown instead of the choice.
  await expect(brand.page.getByRole('link', { name: company.wizard.changeKind })).toBeVisible();
  await expect(brand.page.getByRole('radio')).toHaveCount(0);
  await brand.fill(brief.fields.title, 'Temperos da janela');
  await brand.press(company.wizard.short);
  await expect(brand.heading(company.wizard.titles.essentials)).toBeVisible();
  await brand.settled();
  await brand.fill(brief.fields.product, 'Kit de temperos');
  await brand.fill(brief.fields.description, 'Mostrar o kit na cozinha de casa.');
  await brand.fill(brief.fields.audience, 'Quem cozinha em casa');
  await brand.tick(options.goals.awareness);
  await brand.select(brief.fields.skill, options.skills.beauty);
  await brand.fill(brief.fields.startsOn, inDays(20));
  await brand.fill(brief.fields.endsOn, inDays(60));
  await brand.fill(brief.fields.budgetCents, brand.typed(1_500_000));
  await brand.press(company.wizard.continue);
  await expect(brand.heading(company.wizard.titles.review)).toBeVisible();
  await brand.settled();
}

/** Approves the briefing and releases a shortlist as staff. Returns the names on the shortlist. */
async function curate(email: string): Promise<string[]> {
  const { job, creators } = cast;
  const party = await actorIn(app, email);
  const [row] = await app.database.see(briefings, party, { status: 'under_approval' });
  await job.approve(row!.id);
  await job.shortlist(row!.id, creators.slice(0, 3).map(creatorIdOf));
  await job.release(row!.id);
  return creators.slice(0, 3).map((each) => ('name' in each ? each.name : ''));
}
