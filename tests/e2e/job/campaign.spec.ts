import {
  type Actor,
  briefings,
  castSquad,
  contracts,
  createList,
  type Deliverable,
  deliverables,
  observations,
  proposals,
  reports,
  reviewSquad,
  saveVision,
  sendFigures,
  squads,
  startSquad,
} from '@elenco/core';
import { posts } from '@elenco/core/hiring';
import { type Browser, expect, type Locator } from '@playwright/test';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { type RunningApp, startApp } from '../../support/app';
import { type Cast, creatorIdOf, gather, moreCreators, wholeBrief } from '../../support/cast';
import { inDays } from '../../support/days';
import { contextOf, type Variant, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';
import { postLink, submitDraft } from './creator';
import { approveBriefing } from './platform';

const CREATORS = 30;
const VIEWS = 1_000;
const title = 'Trinta vozes';
const lines = [
  { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'per_post', amountCents: 60_000 },
] as const;

let app: RunningApp;
let cast: Cast;
let crowd: readonly Actor[];
test.beforeAll(async () => {
  app = await startApp();
  cast = await gather(app.database);
  cast.clock.now = new Date().toISOString();
  crowd = [...cast.creators, ...(await moreCreators(app.database, CREATORS - cast.creators.length))];
});
test.afterAll(() => app.stop());

async function at(browser: Browser, email: string, variant: Variant, width = 1440): Promise<Person> {
  const page = await (await contextOf(browser, app, email, variant)).newPage();
  await page.setViewportSize({ width, height: 844 });
  return new Person(page, variant.language);
}

/** Stores a screenshot as an upload would. */
async function screenshotOf(owner: Actor): Promise<number> {
  if (owner.role !== 'creator') throw new Error('not a creator');
  const { userId: ownerId, creatorId } = owner;
  const file = { name: 'insights.png', mime: 'image/png', size: 9, sha256: 'a'.repeat(64) };
  return (
    await app.database.files.add({ ...file, ownerId, creatorId, companyId: null, createdAt: cast.clock.now })
  ).id;
}

/** Waits until the post shows the picture of its draft. */
async function loaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
}

async function picturesIn(file: PDFDocumentProxy): Promise<number> {
  let count = 0;
  for (let n = 1; n <= file.numPages; n += 1) {
    const { fnArray } = await (await file.getPage(n)).getOperatorList();
    count += fnArray.filter((one) => one === OPS.paintImageXObject).length;
  }
  return count;
}

test('a brand hires all creators of a list together, the creators publish, and a guest reads the closed report', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const [pt, en] = variants;
  const { brand, job } = cast;
  const [one, two, ...others] = crowd as [Actor, Actor, ...Actor[]];
  const keys = crowd.map((each) => String(creatorIdOf(each)));
  const { id: listId } = await job.run(createList, { name: title, keys }, brand);
  const who = await at(browser, 'dona@aurora.example', pt);
  const { page } = who;
  const staff = await at(browser, 'curadoria@casa.example', pt);
  const first = await at(browser, 'criadora1@elas.example', pt, 390);
  const second = await at(browser, 'criadora2@elas.example', en, 390);

  const squadId =
    await test.step('the brand turns the list into a squad with a vision and a briefing', async () => {
      await who.visit(`/dashboard/client/search/list/${listId}`);
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('button', { name: 'Transformar em squad' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Transformar em squad' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const [squad] = await app.database.see(squads, brand, { listId });
      const content = {
        objective: 'Trinta manhãs de verdade.',
        idea: '',
        keyMessages: [],
        mix: [],
        targets: [{ metric: 'views' as const, value: 25_000 }],
        split: { creators: 1_800_000, boost: 0, production: 0, other: 0 },
      };
      await job.run(saveVision, { squadId: squad!.id, seen: 0, ...content }, brand);
      await job.run(castSquad, { id: squad!.id }, brand);
      await who.visit(`/dashboard/client/squad/${squad!.id}`);
      await page.getByRole('main').getByRole('link', { name: 'Novo briefing' }).first().click();
      await who.settled();
      await who.fill(who.words.brief.fields.title, title);
      await who.press(who.words.company.wizard.continue);
      await expect(page).toHaveURL(/briefings\/\d+\/brand/);
      return squad!.id;
    });
  const board = `/dashboard/client/squad/${squadId}`;
  const [begun] = await app.database.see(briefings, brand, { squadId });
  const id = begun!.id;

  await test.step('staff approve the briefing, and the brand invites the whole list', async () => {
    const { kind: _, ...brief } = wholeBrief;
    const wanted = [{ channel: 'instagram', format: 'reels', quantity: 1 }] as const;
    const given = { ...brief, title, wanted, budgetCents: 3_000_000, creatorsWanted: CREATORS };
    const days = { startsOn: inDays(3), endsOn: inDays(30) };
    const now = cast.clock.now;
    await app.database.update(briefings, { id, ...given, ...days } as never, { actor: brand, now });
    await job.submit(brand, id);
    await approveBriefing(staff, title);
    await who.visit(board);
    await who.press('Convidar uma lista');
    await expect(who.field('Lista', who.dialog)).toHaveValue(String(listId));
    await who.press('Convidar', who.dialog);
    await expect(page.getByRole('row').getByRole('checkbox')).toHaveCount(CREATORS);
  });

  await test.step('all creators send proposals, which are approved together with one total', async () => {
    const offers = await app.database.see(proposals, brand, { briefingId: id });
    for (const each of crowd) {
      const offer = offers.find(({ creatorId }) => creatorId === creatorIdOf(each));
      await job.propose(each, offer!.id, [...lines], 'Topo!');
    }
    await who.visit(board);
    const boxes = page.getByRole('row').getByRole('checkbox');
    // Selects some of the proposals, so that their approval can be shared with a guest.
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await who.press('Aprovar 2 propostas');
    await page.getByRole('link', { name: 'Pedir a aprovação de um convidado' }).click();
    await expect(page.getByText(who.words.authority.shareLinks.title)).toBeVisible();
    await who.visit(board);
    for (const box of await boxes.all()) await box.check();
    await who.press(`Aprovar ${CREATORS} propostas`);
    await expect(
      page.getByRole('heading', { level: 1, name: `Aprovar ${CREATORS} propostas` }),
    ).toBeVisible();
    await who.sees(who.money(CREATORS * 60_000));
    await expect(page.getByText('Um convidado aprova até 20 propostas por vez')).toBeVisible();
    await expectAccessible(page);
    const confirm = filled(who.words.company.approve.confirm_other, {
      count: CREATORS,
      total: who.money(CREATORS * 60_000),
    });
    await who.press(confirm);
    await who.press(confirm, who.dialog);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  const made = await app.database.see(contracts, brand, { briefingId: id });
  expect(made).toHaveLength(CREATORS);
  const contractOf = (each: Actor) => made.find(({ creatorId }) => creatorId === creatorIdOf(each))!;
  for (const each of crowd) {
    await job.sign(contractOf(each), brand, each);
    await job.pay(contractOf(each));
  }
  await job.run(reviewSquad, { id: squadId }, brand);
  await job.run(startSquad, { id: squadId }, brand);
  const pieceOf = async (each: Actor) => (await job.deliverablesOf(contractOf(each).id))[0] as Deliverable;

  await test.step('two creators send drafts from a phone, and the brand approves them on the board', async () => {
    const own = await pieceOf(one);
    const picture = await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#e2725b' } })
      .png()
      .toBuffer();
    await first.visit(`/dashboard/professional/briefing/${id}?piece=${own.id}`);
    const form = first.page.locator(`#piece-${own.id}`);
    await form.getByLabel('Legenda', { exact: true }).fill('#publi Minha manhã');
    await form
      .locator('input[name=file]')
      .setInputFiles({ name: 'reels.png', mimeType: 'image/png', buffer: picture });
    await form.getByRole('button', { name: /^Enviar/ }).click();
    await expect
      .poll(async () => (await pieceOf(one)).status, { message: 'the draft has arrived' })
      .toBe('draft_submitted');
    await submitDraft(second, id, 1, '#publi My morning');
    for (const each of [one, two]) {
      const { id: pieceId } = await pieceOf(each);
      await who.visit(`${board}?piece=${pieceId}`);
      const card = page.getByRole('region', { name: /Instagram/ });
      await card.getByRole('radio', { name: 'Aprovada' }).check({ force: true });
      await card.getByRole('button', { name: 'Mover' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click();
      await expect(page.locator(`[data-piece="${pieceId}"]`)).toHaveAttribute('data-status', 'approved');
    }
    for (const each of others) {
      const piece = await pieceOf(each);
      await job.showDraft(each, piece, '#publi Minha manhã');
      await job.publish(each, brand, piece);
    }
  });

  await test.step('the creators publish and send their metrics, which the brand confirms', async () => {
    await postLink(first, id, 1);
    await postLink(second, id, 1);
    for (const [person, views, send] of [
      [first, '1.000', 'Enviar números'],
      [second, '1,000', 'Send results'],
    ] as const) {
      await person.visit(`/dashboard/professional/${id}/new-report-creator`);
      const post = person.page.getByRole('group', { name: /^Reels/ });
      const buffer = await person.page.screenshot();
      await post
        .locator('input[type=file]')
        .setInputFiles({ name: 'insights.png', mimeType: 'image/png', buffer });
      await post.getByLabel(person === first ? 'Visualizações' : 'Views').fill(views);
      await person.press(send);
      await expect(post).toHaveCount(0);
    }
    const all = await app.database.see(posts, brand, { briefingId: id });
    expect(all).toHaveLength(CREATORS);
    for (const each of others) {
      const postId = all.find(({ creatorId }) => creatorId === creatorIdOf(each))!.id;
      const figures = { views: VIEWS, reach: 600, likes: 40 };
      const proofFileId = await screenshotOf(each);
      await job.run(sendFigures, { posts: [{ postId, figures, proofFileId }] }, each);
    }
    await who.visit(`/dashboard/client/briefing/${id}?view=posts`);
    await page
      .getByRole('button', { name: /^Confirmar números/ })
      .first()
      .click();
    await who.sees('Números confirmados');
    expect(await app.database.see(observations, brand, { briefingId: id, confirmed: true })).not.toEqual([]);
  });

  await test.step('the brand closes and shares the report, which the guest reads without amounts', async () => {
    await who.visit(board);
    await page.getByRole('main').getByRole('link', { name: 'Ver o relatório', exact: true }).click();
    await who.settled();
    const total = new Intl.NumberFormat('pt-BR').format(CREATORS * VIEWS);
    await who.sees(total);
    await page.getByRole('button', { name: 'Fechar este relatório' }).click();
    await expect(page).toHaveURL(/report=\d+/);
    const [report] = await app.database.see(reports, brand, { squadId });
    expect(report!.figures.total).toMatchObject({ posts: CREATORS, views: CREATORS * VIEWS });
    expect(report!.figures.byCreator).toHaveLength(CREATORS);
    await who.sees('Metas da visão');
    await loaded(page.locator('main img[src$=".jpg"]'));
    const paper = await page.request.get(
      (await page.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href'))!,
    );
    const file = await getDocument({ data: new Uint8Array(await paper.body()) }).promise;
    expect(await picturesIn(file)).toBe(1);
    await expectAccessible(page);
    await page.getByText(who.words.authority.shareLinks.title).click();
    await who.fill(who.words.authority.shareLinks.label, 'Diretoria');
    await who.press(who.words.authority.shareLinks.make);
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const guest = await at(browser, 'nobody', en, 390);
    await guest.visit(link);
    await loaded(guest.page.locator('main img[src*=".jpg"]'));
    await guest.sees(new Intl.NumberFormat('en').format(CREATORS * VIEWS));
    await expect(guest.page.getByText('R$')).toHaveCount(0);
    await expectAccessible(guest.page);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(guest.troubles).toEqual([]);
  });
  const open = await app.database.see(deliverables, brand, { briefingId: id, status: 'approved' });
  expect(open).toEqual([]);
  for (const person of [who, staff, first, second]) expect(person.troubles).toEqual([]);
});
