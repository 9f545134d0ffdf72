import {
  actorOf,
  type BriefingKind,
  briefingKind,
  briefings,
  stepsOf,
  templates,
  type User,
  users,
} from '@elenco/core';
import { type Browser, type BrowserContextOptions, expect } from '@playwright/test';
import sharp from 'sharp';
import { type RunningApp, startApp } from '../../support/app';
import { inDays } from '../../support/days';
import { deep, printDepth, sampled } from '../../support/depth';
import { sessionOf } from '../../support/pages';
import { validPdf } from '../../support/soundPdf';
import { KeyboardPerson } from '../support/keyboard';
import { type Language, Person } from '../support/person';
import { test } from '../support/test';
import { within } from '../support/words';

const email = 'brand@aurora.example';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const pictures = process.env.PICTURES_DIR;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

/** Returns a browser in which the brand is signed in. */
async function device(
  browser: Browser,
  language: Language,
  { keys = false, ...more }: BrowserContextOptions & { keys?: boolean } = {},
): Promise<Person> {
  const locale = language === 'pt' ? 'pt-BR' : 'en-US';
  const context = await browser.newContext({ baseURL: app.url, locale, viewport: desk, ...more });
  const value = await sessionOf(app.database, email);
  await context.addCookies([{ name: 'session', value, url: app.url }]);
  // The language of the account takes precedence over the browser's language.
  const own = { actor: await actor(), now: new Date().toISOString() };
  await app.database.update(users, { id: (await person()).id, locale: language }, own);
  const page = await context.newPage();
  return keys ? new KeyboardPerson(page, language) : new Person(page, language);
}

const person = async () => (await app.database.identity.byEmail(email)) as User;
const actor = async () => actorOf(await person());
const newest = async () => {
  const [row] = await app.database.see(briefings, await actor(), {}, { by: 'id', down: true, limit: 1 });
  return row!;
};

/** Fills in the fields of one step of the wizard. */
async function fillIn(who: Person, kind: BriefingKind, step: string): Promise<void> {
  const { fields } = who.words.brief;
  const { options } = who.words;
  const title = `Um ${kind}`;
  const period = async () => {
    await who.fill(fields.startsOn, inDays(20));
    await who.fill(fields.endsOn, inDays(60));
  };
  const skilled = async () => {
    await who.select(fields.skill, options.skills.beauty);
    await who.fill(kind === 'freelancer' ? fields.freelancersWanted : fields.creatorsWanted, '2');
  };
  const by: Record<string, () => Promise<void>> = {
    create: async () => {
      await who.mark(who.page.locator(`input[name=kind][value=${kind}]`));
      await who.fill(fields.title, title);
    },
    brand: async () => {
      await who.fill(fields.brand, 'Aurora');
      await who.fill(fields.product, 'Sérum');
      const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2d3e95' } })
        .png()
        .toBuffer();
      const file = { name: 'campanha.png', mimeType: 'image/png', buffer };
      await who.attach(who.page.locator('input[type=file]'), file);
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
      who.attach(who.page.locator('input[type=file]'), {
        name: 'Guia da marca.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(validPdf()),
      }),
    budget: () => who.fill(fields.budgetCents, who.typed(1_500_000)),
  };
  await by[step]?.();
}

/** Writes and submits a briefing, and returns its id. `halfway` can return a person on another device. */
async function write(
  who: Person,
  kind: BriefingKind,
  { halfway = async () => who, size = 'desk' }: { halfway?: () => Promise<Person>; size?: string } = {},
): Promise<number> {
  const { wizard } = who.words.company;
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
      const links = at.page.getByRole('main').getByRole('link');
      await at.go(links.filter({ hasText: at.words.options.briefingStep[step] }).first());
      await expect(at.heading(at.words.company.wizard.titles[step])).toBeVisible();
    }
    await fillIn(at, kind, step);
    if (pictures) {
      await at.page.screenshot({
        path: `${pictures}/${kind}-${step}-${at.language}-${size}.png`,
        fullPage: true,
      });
    }
    await at.press(at.words.company.wizard.continue);
  }
  await expect(at.heading(at.words.company.wizard.titles.review)).toBeVisible();
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
  await at.press(at.words.company.wizard.submit);
  await at.page.waitForURL(`**/dashboard/client/briefing/${id}`);
  return id;
}

/** Expected values of the submitted briefings. */
const sent = {
  creator: {
    goals: ['awareness'],
    rights: { uses: ['repost'] },
    budgetCents: 1_500_000,
    attachments: [{ fileId: expect.any(Number), name: 'Guia da marca.pdf' }],
    picture: expect.stringMatching(/^[0-9a-f]{64}$/),
  },
  freelancer: { skill: 'beauty', work: { place: 'remote' }, budgetCents: 1_500_000 },
  silent_squad: {
    channels: ['instagram'],
    picture: expect.stringMatching(/^[0-9a-f]{64}$/),
    publicText: { sector: 'Beleza', feeLowCents: 100_000, feeHighCents: 300_000 },
  },
} as const satisfies Record<BriefingKind, object>;

const ways = ['with keys alone', 'on two devices', 'without scripts'] as const;
const kinds = briefingKind.options;
const all = kinds.flatMap((kind, k) =>
  ways.flatMap((way, w) =>
    [desk, phone].flatMap((viewport) =>
      (['pt', 'en'] as const).map((language) => ({ kind, way, viewport, language, turn: k + w })),
    ),
  ),
);
// If the run is not deep, each kind and each way is still covered at least once.
const pairs = deep ? all : all.filter(({ turn }) => turn % ways.length === 0);
const chosen = sampled(pairs, ({ kind }) => kind);
printDepth('Briefings from start to submission', chosen.length, all.length);

for (const { kind, way, viewport, language } of chosen) {
  test(`a ${kind} brief is written ${way} at ${viewport.width} px in ${language}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const own = { viewport, keys: way === 'with keys alone' };
    const first = await device(browser, language, { ...own, javaScriptEnabled: way !== 'without scripts' });
    const other =
      way === 'on two devices'
        ? await device(browser, language, { viewport: viewport === desk ? phone : desk })
        : first;
    const size = viewport === desk ? 'desk' : 'phone';
    const id = await write(first, kind, { halfway: async () => other, size });
    const row = await app.database.get(briefings, await actor(), id);
    expect(row).toMatchObject({ kind, status: 'under_approval', ...sent[kind] });
    if (kind === 'creator') {
      // The page of the briefing shows the campaign's picture.
      const shown = other.page.locator(`img[src="/photos/${row.picture}.webp"]`).first();
      await expect(shown).toBeVisible();
      expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
    }
    expect([...first.troubles, ...other.troubles]).toEqual([]);
  });
}

test("two devices editing one briefing step see each other's values and lose none", async ({ browser }) => {
  const one = await device(browser, 'pt');
  const { company: companyWords, brief } = one.words;
  await one.visit('/dashboard/client/briefings/create');
  await one.fill(brief.fields.title, 'Dois aparelhos');
  await one.press(companyWords.wizard.continue);
  await expect(one.heading(companyWords.wizard.titles.brand)).toBeVisible();
  const other = await device(browser, 'pt', { viewport: phone });
  await other.visit(new URL(one.page.url()).pathname);
  await other.fill(brief.fields.brand, 'Outra Aurora');
  await other.fill(brief.fields.product, 'Creme');
  await other.press(companyWords.wizard.continue);
  await expect(other.heading(companyWords.wizard.titles.new)).toBeVisible();

  await one.fill(brief.fields.product, 'Sérum');
  await one.press(companyWords.wizard.continue);
  await one.sees(companyWords.wizard.changedElsewhere.title);
  await one.sees('Outra Aurora');
  await expect(one.field(brief.fields.product)).toHaveValue('Sérum');
  if (pictures) await one.page.screenshot({ path: `${pictures}/meanwhile.png`, fullPage: true });
  await one.press(companyWords.wizard.changedElsewhere.keep);
  await expect(one.heading(companyWords.wizard.titles.new)).toBeVisible();
  expect(await newest()).toMatchObject({ product: 'Sérum', visited: ['create', 'brand'] });
});

test('a brand starts drafts from a company template and from a previous briefing', async ({ browser }) => {
  const who = await device(browser, 'pt');
  const { toasts } = who.words;
  const { again } = who.words.company;
  const [template] = await app.database.see(templates, await actor(), {}, { by: 'name', limit: 1 });
  for (const part of [again.templates, again.former]) {
    await who.visit('/dashboard/client/new-briefing');
    const first = who.page.getByRole('region', { name: part }).getByRole('listitem').first();
    await first.getByRole('button', { name: within(again.begin) }).click();
    await who.sees(toasts.briefingBegunAgain);
    const { description, startsOn, endsOn, status } = await newest();
    expect([status, startsOn, endsOn]).toEqual(['draft', null, null]);
    expect(description).not.toBe('');
    if (part === again.templates) expect(description).toBe(template?.brief.description);
  }
  expect(who.troubles).toEqual([]);
});

test('the review of a briefing shows contradictions beside the schedule, each with a link to its step', async ({
  browser,
}) => {
  const { id } = await app.database.create(
    briefings,
    {
      kind: 'creator',
      title: 'Contraditório',
      brand: 'Aurora',
      product: 'Sérum',
      audience: 'Adultos',
      description: 'Mostrar a rotina.',
      goals: ['awareness'],
      skill: 'beauty',
      channels: ['instagram'],
      wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
      startsOn: inDays(1),
      endsOn: inDays(9),
      publishesOn: inDays(3),
      budgetCents: 20_000,
      donts: 'Não escreva #publi',
    },
    { actor: await actor(), now: new Date().toISOString() },
  );
  const who = await device(browser, 'pt', { viewport: phone });
  const { contradictions, plan, wizard } = who.words.company;
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
