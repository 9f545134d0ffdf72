import { actorOf, type BriefingKind, briefings, stepsOf, type User, users } from '@elenco/core';
import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type RunningApp, startApp } from '../../support/app';
import { sessionOf } from '../../support/pages';
import { type Language, Person } from '../support/person';

const email = 'brand@aurora.example';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const pictures = process.env.PICTURES_DIR;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

/** A device of the brand's, signed in. */
async function device(
  browser: Browser,
  language: Language,
  more: BrowserContextOptions = {},
): Promise<Person> {
  const locale = language === 'pt' ? 'pt-BR' : 'en-US';
  const context = await browser.newContext({ baseURL: app.url, locale, viewport: desk, ...more });
  const value = await sessionOf(app.database, email);
  await context.addCookies([{ name: 'session', value, url: app.url }]);
  // An account's own language comes before the browser's.
  const own = { actor: await actor(), now: new Date().toISOString() };
  await app.database.update(users, { id: (await person()).id, locale: language }, own);
  return new Person(await context.newPage(), language);
}

const person = async () => (await app.database.identity.byEmail(email)) as User;
const actor = async () => actorOf(await person());
const newest = async () => {
  const [row] = await app.database.see(briefings, await actor(), {}, { by: 'id', down: true, limit: 1 });
  return row!;
};

/** What each step is given, where it asks for something. */
async function fillIn(who: Person, kind: BriefingKind, step: string): Promise<void> {
  const { fields } = who.words.brief;
  const { options } = who.words;
  const title = `Um ${kind}`;
  const period = async () => {
    await who.fill(fields.startsOn, inDays(20));
    await who.fill(fields.endsOn, inDays(60));
  };
  const skilled = async () => {
    await who.field(fields.skill).selectOption({ label: options.skills.beauty });
    await who.fill(fields.creatorsWanted, '2');
  };
  const by: Record<string, () => Promise<void>> = {
    create: async () => {
      await who.page.locator(`input[name=kind][value=${kind}]`).check({ force: true });
      await who.fill(fields.title, title);
    },
    brand: async () => {
      await who.fill(fields.brand, 'Aurora');
      await who.fill(fields.product, 'Sérum');
      const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2d3e95' } })
        .png()
        .toBuffer();
      const file = { name: 'campanha.png', mimeType: 'image/png', buffer };
      await who.page.locator('input[type=file]').setInputFiles(file);
    },
    new: async () => {
      await who.fill(fields.description, 'Mostrar a rotina da manhã.');
      if (kind === 'creator') await who.fill(fields.audience, 'Mulheres de 25 a 40 anos');
      if (kind !== 'creator') await skilled();
      if (kind !== 'silent_squad') return;
      await who.fill(fields.title, title);
      await who.fill(fields.sector, 'Beleza');
      await who.fill(fields.summary, 'Um lançamento do verão.');
      await who.fill(fields.feeLow, who.typed(100_000));
      await who.fill(fields.feeHigh, who.typed(300_000));
      await period();
    },
    project: async () => {
      await period();
      if (kind === 'freelancer') await who.choose(options.workplace.remote);
    },
    strategy: () => who.tick(options.goals.awareness),
    personas: skilled,
    channels: () => who.tick(options.channels.instagram),
    midia: () => who.tick(options.rightsUse.repost),
    references: () =>
      who.page.locator('input[type=file]').setInputFiles({
        ...{ name: 'Guia da marca.pdf', mimeType: 'application/pdf' },
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      }),
    budget: () => who.fill(fields.budgetCents, who.typed(1_500_000)),
  };
  await by[step]?.();
}

/** From the chooser to the list of projects, step by step; `halfway` hands over to another device. */
async function write(
  who: Person,
  kind: BriefingKind,
  { halfway = async () => who, size = 'desk' }: { halfway?: () => Promise<Person>; size?: string } = {},
): Promise<number> {
  const { wizard } = who.words.client;
  let at = who;
  const steps = stepsOf(kind).filter((step) => step !== 'review');
  await at.page.goto(
    kind === 'silent_squad' ? '/dashboard/client/silent_squad/new' : '/dashboard/client/briefings/create',
  );
  for (const [n, step] of steps.entries()) {
    await expect(at.heading(wizard.titles[step])).toBeVisible();
    if (n === 2) {
      at = await halfway();
      await at.page.goto(`/dashboard/client/briefings/${(await newest()).id}/tasks`);
      await at.page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: at.words.options.briefingStep[step] })
        .first()
        .click();
      await expect(at.heading(at.words.client.wizard.titles[step])).toBeVisible();
    }
    await fillIn(at, kind, step);
    if (pictures) {
      await at.page.screenshot({
        path: `${pictures}/${kind}-${step}-${at.language}-${size}.png`,
        fullPage: true,
      });
    }
    await at.press(at.words.client.wizard.continue);
  }
  await expect(at.heading(at.words.client.wizard.titles.review)).toBeVisible();
  const { id } = await newest();
  if (pictures) {
    await at.page.screenshot({
      path: `${pictures}/${kind}-review-${at.language}-${size}.png`,
      fullPage: true,
    });
    await at.page.goto(`/dashboard/client/briefings/${id}/tasks`);
    await at.page.screenshot({
      path: `${pictures}/${kind}-tasks-${at.language}-${size}.png`,
      fullPage: true,
    });
    await at.page.goBack();
  }
  await at.press(at.words.client.wizard.submit);
  await at.page.waitForURL(`**/dashboard/client/briefing/${id}`);
  return id;
}

test('a creator briefing is begun at a desk and sent from a phone', async ({ browser }) => {
  const desktop = await device(browser, 'pt');
  const mobile = await device(browser, 'pt', { viewport: phone });
  const id = await write(desktop, 'creator', { halfway: async () => mobile, size: 'phone' });
  const row = await app.database.get(briefings, await actor(), id);
  expect(row).toMatchObject({ kind: 'creator', status: 'under_approval', rights: { uses: ['repost'] } });
  expect(row.attachments).toEqual([{ fileId: expect.any(Number), name: 'Guia da marca.pdf' }]);
  // The picture of the campaign stands on its page.
  expect(row.picture).toMatch(/^[0-9a-f]{64}$/);
  const shown = mobile.page.locator(`img[src="/photos/${row.picture}.webp"]`).first();
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
  expect([...desktop.troubles, ...mobile.troubles]).toEqual([]);
});

test('a freelancer briefing is written on a phone in English', async ({ browser }) => {
  const who = await device(browser, 'en', { viewport: phone });
  const id = await write(who, 'freelancer', { size: 'phone' });
  expect(await app.database.get(briefings, await actor(), id)).toMatchObject({
    ...{ kind: 'freelancer', status: 'under_approval', work: { place: 'remote' } },
  });
  expect(who.troubles).toEqual([]);
});

test('a silent squad is written without scripts', async ({ browser }) => {
  const who = await device(browser, 'pt', { javaScriptEnabled: false });
  const id = await write(who, 'silent_squad');
  expect(await app.database.get(briefings, await actor(), id)).toMatchObject({
    ...{ kind: 'silent_squad', status: 'under_approval', channels: ['instagram'] },
    publicText: { sector: 'Beleza', feeLowCents: 100_000, feeHighCents: 300_000 },
    picture: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('two devices that meet in a step hear of each other and lose nothing', async ({ browser }) => {
  const one = await device(browser, 'pt');
  const { client, brief } = one.words;
  await one.visit('/dashboard/client/briefings/create');
  await one.fill(brief.fields.title, 'Dois aparelhos');
  await one.press(client.wizard.continue);
  await expect(one.heading(client.wizard.titles.brand)).toBeVisible();
  const other = await device(browser, 'pt', { viewport: phone });
  await other.visit(new URL(one.page.url()).pathname);
  await other.fill(brief.fields.brand, 'Outra Aurora');
  await other.fill(brief.fields.product, 'Creme');
  await other.press(client.wizard.continue);
  await expect(other.heading(client.wizard.titles.new)).toBeVisible();

  await one.fill(brief.fields.product, 'Sérum');
  await one.press(client.wizard.continue);
  await one.sees(client.wizard.meanwhile.title);
  await one.sees('Outra Aurora');
  await expect(one.field(brief.fields.product)).toHaveValue('Sérum');
  if (pictures) await one.page.screenshot({ path: `${pictures}/meanwhile.png`, fullPage: true });
  await one.press(client.wizard.meanwhile.keep);
  await expect(one.heading(client.wizard.titles.new)).toBeVisible();
  expect(await newest()).toMatchObject({ product: 'Sérum', visited: ['create', 'brand'] });
});

test('what does not go together is found on the review, and leads to its step; the plan stands beside', async ({
  browser,
}) => {
  const { id } = await app.database.create(
    briefings,
    {
      ...{ kind: 'creator', title: 'Contraditório', brand: 'Aurora', product: 'Sérum', audience: 'Adultos' },
      ...{ description: 'Mostrar a rotina.', goals: ['awareness'], skill: 'beauty', channels: ['instagram'] },
      wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
      ...{ startsOn: inDays(1), endsOn: inDays(9), publishesOn: inDays(3), budgetCents: 20_000 },
      donts: 'Não escreva #publi',
    },
    { actor: await actor(), now: new Date().toISOString() },
  );
  const who = await device(browser, 'pt', { viewport: phone });
  const { contradictions, plan, wizard } = who.words.client;
  await who.visit(`/dashboard/client/briefings/${id}/review`);
  await who.sees(contradictions.title);
  await who.sees(contradictions.rules.disclosure_forbidden);
  await who.sees(plan.title);
  if (pictures) await who.page.screenshot({ path: `${pictures}/contradictions.png`, fullPage: true });
  const dont = who.page.getByRole('listitem').filter({ hasText: contradictions.rules.disclosure_forbidden });
  await dont.getByRole('link').click();
  await expect(who.heading(wizard.titles.do)).toBeVisible();
  await who.visit(`/dashboard/client/briefings/${id}/project`);
  await who.sees(plan.title);
  if (pictures) await who.page.screenshot({ path: `${pictures}/plan.png`, fullPage: true });
});
