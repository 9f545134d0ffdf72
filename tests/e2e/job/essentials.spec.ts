import { actorOf, briefings, type User } from '@elenco/core';
import { aBriefing } from '@elenco/core/testing';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { inDays } from '../../support/days';
import { sessionOf } from '../../support/pages';
import { putRows } from '../../support/rows';
import { Person } from '../support/person';
import { test } from '../support/test';
import { filled, within } from '../support/words';

const email = 'brand@aurora.example';
const widths = { creator: { width: 390, height: 844 }, freelancer: { width: 1440, height: 900 } } as const;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

for (const kind of ['creator', 'freelancer'] as const) {
  test(`the required fields of a ${kind} briefing fit on one page, with a budget from list prices`, async ({
    browser,
  }) => {
    const locale = 'pt-BR';
    const context = await browser.newContext({ baseURL: app.url, locale, viewport: widths[kind] });
    await context.addCookies([
      { name: 'session', value: await sessionOf(app.database, email), url: app.url },
    ]);
    const who = new Person(await context.newPage(), 'pt');
    const { brief, options } = who.words;
    const { wizard, split } = who.words.company;
    await who.visit('/dashboard/client/briefings/create');
    await who.mark(who.page.locator(`input[name=kind][value=${kind}]`));
    await who.fill(brief.fields.title, `O essencial de um ${kind}`);
    await who.press(wizard.short);
    await expect(who.heading(wizard.titles.essentials)).toBeVisible();
    // The draft is continued on the short form, until the brand changes to the long one.
    const title = `O essencial de um ${kind}`;
    const { chooser } = who.words.company;
    const again = async () => {
      await who.visit('/dashboard/client/new-briefing');
      await who.follow(filled(chooser.continueWith, { title }));
    };
    await again();
    await expect(who.heading(wizard.titles.essentials)).toBeVisible();
    await who.press(wizard.long);
    await expect(who.heading(title)).toBeVisible();
    await again();
    await expect(who.heading(title)).toBeVisible();
    await who.follow(wizard.short);
    await expect(who.heading(wizard.titles.essentials)).toBeVisible();
    // The page lists the missing fields, and keeps the input.
    await who.fill(brief.fields.budgetCents, who.typed(1_500_000));
    await expect(who.page.getByText(split.title)).toBeVisible();
    await who.press(wizard.continue);
    await expect(who.field(brief.fields.description)).toHaveAttribute('aria-invalid', 'true');
    const required = await who.page
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) =>
        fields.flatMap((field) =>
          [...((field as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
        ),
      );
    expect(required.filter((label) => label?.includes(who.words.portal.ui.optional))).toEqual([]);
    await who.fill(brief.fields.description, 'Mostrar a rotina da manhã.');
    await who.select(brief.fields.skill, options.skills.beauty);
    await who.fill(brief.fields.startsOn, inDays(20));
    await who.fill(brief.fields.endsOn, inDays(60));
    if (kind === 'creator') {
      await who.fill(brief.fields.product, 'Sérum');
      await who.fill(brief.fields.audience, 'Mulheres de 25 a 40 anos');
      await who.tick(options.goals.awareness);
    } else await who.choose(options.workplace.remote);
    // A recommendation is shown beside the budget while the budget is typed, and again on the review without
    // scripts.
    const usual = who.page.getByRole('region', { name: who.words.company.usual.title });
    await expect(usual).toBeVisible();
    const before = await usual.innerText();
    await who.fill(brief.fields[kind === 'creator' ? 'creatorsWanted' : 'freelancersWanted'], '3');
    await expect(usual).not.toHaveText(before, { useInnerText: true });
    const budget = who.field(brief.fields.budgetCents);
    const use = usual.getByRole('button', { name: within(who.words.company.usual.use.split('{{')[0]!) });
    await use.click();
    await expect(budget).toBeFocused();
    const amount = (await budget.inputValue()).replace(/,00$/, '');
    expect(await use.innerText()).toContain(amount);
    // The split of the budget follows.
    await expect(who.page.getByRole('region', { name: split.title })).toContainText(amount);
    await who.fill(brief.fields.budgetCents, who.typed(1_500_000));
    await who.press(wizard.continue);
    await expect(who.heading(wizard.titles.review)).toBeVisible();
    await expect(usual).toBeVisible();
    const brand = actorOf((await app.database.identity.byEmail(email)) as User);
    const by = { by: 'id', down: true, limit: 1 };
    const [row] = await app.database.see(briefings, brand, {}, by);
    expect(row).toMatchObject({
      kind,
      budgetCents: 1_500_000,
      ...(kind === 'creator' && { channels: ['instagram'], wanted: [{ channel: 'instagram' }] }),
    });
    await who.visit(`/dashboard/client/briefings/${row!.id}/budget`);
    await expect(who.heading(who.words.company.usual.title)).toBeVisible();
    // In a queue, the main action has a keyboard shortcut.
    await who.visit(`/dashboard/client/briefings/${row!.id}/review?queue=finish_briefing&at=${row!.id}`);
    await who.page.keyboard.press('Alt+Enter');
    // The queue continues with the next draft.
    await who.page.waitForURL((url) => !url.pathname.includes(`/briefings/${row!.id}/`));
    expect(await app.database.get(briefings, brand, row!.id)).toMatchObject({
      status: 'under_approval',
    });
    expect(who.troubles).toEqual([]);
  });
}

test('the recommended budget can be entered into a briefing without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url, locale: 'pt-BR', javaScriptEnabled: false });
  await context.addCookies([{ name: 'session', value: await sessionOf(app.database, email), url: app.url }]);
  const brand = actorOf((await app.database.identity.byEmail(email)) as User);
  if (brand.role !== 'company') throw new Error('the account is not a brand’s');
  const period = { startsOn: inDays(20), endsOn: inDays(60), publishesOn: null };
  const own = { companyId: brand.companyId, ownerId: brand.userId };
  const draft = aBriefing({ id: 90_010, ...own, ...period, budgetCents: 123_400 });
  await putRows(app.databaseUrl, [['briefings', draft]]);
  const who = new Person(await context.newPage(), 'pt');
  for (const step of ['budget', 'essentials']) {
    await who.page.goto(`/dashboard/client/briefings/${draft.id}/${step}`);
    const usual = who.page.getByRole('region', { name: who.words.company.usual.title });
    const use = usual.getByRole('button', { name: within(who.words.company.usual.use.split('{{')[0]!) });
    const label = await use.innerText();
    await use.click();
    const budget = who.field(who.words.brief.fields.budgetCents);
    await expect(budget).not.toHaveValue('1.234,00');
    expect(label).toContain((await budget.inputValue()).replace(/,00$/, ''));
  }
});
