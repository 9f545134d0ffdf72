import { type Actor, charges, contracts, reports, sendFigures, settleCharge } from '@elenco/core';
import { posts } from '@elenco/core/hiring';
import { expect, type Locator } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { type Cast, creatorIdOf, gather, moreCreators, wholeBrief } from '../../support/cast';
import { inDays, today } from '../../support/days';
import { overflowOf } from '../pages/variants';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { exactly, filled } from '../support/words';

const CREATORS = 40;
const PRICE = 60_000;
const VIEWS = 1_000;
const title = 'Quarenta cozinhas';
const lines = [
  { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'per_post', amountCents: PRICE },
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

// No accessibility check here, since campaign.spec.ts checks the same two pages with 30 creators.
for (const width of [1440, 390])
  test(`a project of 40 creators is compared, approved, paid, reported and shared with a guest at ${width} px`, async ({
    browser,
  }) => {
    const id = await invitedProject();
    const brand = await person(browser, app.url, { width });
    await enter(brand.page, app, 'dona@aurora.example');
    const { page, words } = brand;
    const { company, toasts } = words;
    const button = (name: string) => page.getByRole('button', { name: exactly(name) });
    const project = `/dashboard/client/briefing/${id}`;

    await test.step('the brand compares all proposals and approves them together', async () => {
      await brand.visit(`${project}?view=proposals`);
      await expectNoOverflow(brand, button(company.proposals.compare));
      await brand.press(company.proposals.compare);
      await expect(brand.heading(filled(company.approve.title_other, { count: CREATORS }))).toBeVisible();
      await brand.sees(brand.money(CREATORS * PRICE));
      await brand.sees(filled(company.approve.tooManyToShare, { value: 20 }));
      const total = brand.money(CREATORS * PRICE);
      const approve = filled(company.approve.confirm_other, { count: CREATORS, total });
      await expectNoOverflow(brand, button(approve));
      await brand.press(approve);
      await brand.press(approve, brand.dialog);
      await page.waitForURL((url) => url.pathname === project);
    });
    await test.step('the brand reads all contracts and accepts them together', async () => {
      await brand.follow(filled(company.next.together_other, { count: CREATORS }));
      const figures = { count: CREATORS, sum: brand.money(CREATORS * PRICE) };
      await page.waitForURL(/\/contracts/);
      await expectNoOverflow(brand, button(filled(company.acceptAll.accept_other, figures)));
      await brand.press(filled(company.acceptAll.accept_other, figures));
      await brand.dialog.getByRole('checkbox').check({ force: true });
      await brand.press(filled(company.acceptAll.confirm_other, figures), brand.dialog);
      await page.waitForURL((url) => url.pathname === project);
    });
    const made = await app.database.see(contracts, cast.brand, { briefingId: id });
    expect(made).toHaveLength(CREATORS);
    const contractOf = (each: Actor) => made.find(({ creatorId }) => creatorId === creatorIdOf(each))!;
    for (const each of crowd) await cast.job.sign(contractOf(each), each);

    await test.step('the brand pays one invoice for all creators', async () => {
      await brand.visit(`${project}?view=payments`);
      const amount = brand.money(CREATORS * PRICE);
      await expectNoOverflow(brand, button(filled(company.invoice.make, { amount })));
      await brand.press(filled(company.invoice.make, { amount }));
      await expect(brand.heading(company.invoice.of)).toBeVisible();
      await expectNoOverflow(brand, brand.heading(company.invoice.of));
      const [invoice] = await app.database.see(charges, cast.brand, { purpose: 'project', status: 'open' });
      await page.locator(`a[href$="/charge/${invoice!.id}/slip#report"]`).first().click();
      await page.waitForURL(/\/slip/);
      await brand.settled();
      await expectNoOverflow(brand, button(company.report.send));
      await brand.press(company.report.send);
      await brand.sees(toasts.paymentReported);
      await settle(invoice!.id);
      await brand.visit(`${project}?view=payments`);
      await brand.sees(words.resources.charges.status.paid);
    });

    // Leaves the page. An open page would reload after each of the following changes, and these reloads slow
    // a busy machine down.
    await page.goto('about:blank');
    await publishAll(id, contractOf);
    await test.step('the brand closes the report of all creators and shares it with a guest', async () => {
      await brand.visit(project);
      await expectNoOverflow(brand, page.getByRole('link', { name: exactly(company.project.report) }));
      await brand.follow(company.project.report);
      await page.waitForURL(/new-report/);
      await brand.settled();
      await brand.sees(new Intl.NumberFormat('pt-BR').format(CREATORS * VIEWS));
      await expectNoOverflow(brand, button('Fechar este relatório'));
      await brand.press('Fechar este relatório');
      await page.waitForURL(/report=\d+/);
      await expectNoOverflow(brand, page.getByText(words.authority.shareLinks.title));
      const [report] = await app.database.see(reports, cast.brand, { briefingId: id });
      expect(report!.figures.byCreator).toHaveLength(CREATORS);
      const guest = await person(browser, app.url, { width: 390 });
      await guest.visit(await shareLink(brand));
      await guest.sees(new Intl.NumberFormat('pt-BR').format(CREATORS * VIEWS));
      await expect(guest.page.getByText('R$')).toHaveCount(0);
      await expectNoOverflow(guest, guest.heading(title));
      expect(guest.troubles).toEqual([]);
    });
    expect(brand.troubles).toEqual([]);
  });

/** Checks that the page has no horizontal scroll bar, and that its main action is visible. */
async function expectNoOverflow({ page }: Person, action: Locator): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  await action.scrollIntoViewIfNeeded();
  await expect(action).toBeInViewport();
}

/** Creates the project, up to the proposals of all creators. */
async function invitedProject(): Promise<number> {
  const { job, brand } = cast;
  const id = await job.draft(brand, {
    ...wholeBrief,
    title,
    wanted: [{ channel: 'instagram', format: 'reels', quantity: 1 }],
    startsOn: inDays(3),
    endsOn: inDays(30),
    budgetCents: 4_000_000,
    creatorsWanted: CREATORS,
  } as never);
  await job.submit(brand, id);
  await job.approve(id);
  const ids = crowd.map(creatorIdOf);
  await job.shortlist(id, ids);
  await job.release(id);
  const offers = await job.select(brand, id, ids);
  for (const each of crowd) {
    const offer = offers.find(({ creatorId }) => creatorId === creatorIdOf(each));
    await job.propose(each, offer!.id, [...lines], 'Topo!');
  }
  return id;
}

/** Makes finance settle the reported payment. */
async function settle(id: number): Promise<void> {
  const paid = {
    id,
    amountCents: CREATORS * PRICE,
    paidBy: 'pix',
    paidOn: today(),
  } as const;
  await cast.job.run(settleCharge, paid, cast.finance);
}

/** Makes all creators publish and send the views of their posts. */
async function publishAll(briefingId: number, contractOf: (each: Actor) => { id: number }): Promise<void> {
  const { job, brand, clock } = cast;
  for (const each of crowd) {
    const [piece] = await job.deliverablesOf(contractOf(each).id);
    await job.showDraft(each, piece!, '#publi Minha cozinha');
    await job.publish(each, brand, piece!);
  }
  const all = await app.database.see(posts, brand, { briefingId });
  for (const each of crowd) {
    if (each.role !== 'creator') throw new Error('not a creator');
    const { userId: ownerId, creatorId } = each;
    const file = { name: 'insights.png', mime: 'image/png', size: 9, sha256: 'a'.repeat(64) };
    const of = { ownerId, creatorId, companyId: null, createdAt: clock.now };
    const { id: proofFileId } = await app.database.files.add({ ...file, ...of });
    const postId = all.find((post) => post.creatorId === creatorId)!.id;
    await job.run(sendFigures, { posts: [{ postId, figures: { views: VIEWS }, proofFileId }] }, each);
  }
}

/** Creates a share link on the page of the report. Returns the URL of the link. */
async function shareLink({ page, words }: Person): Promise<string> {
  const { shareLinks } = words.authority;
  await page.getByText(shareLinks.title).click();
  await page.getByLabel(shareLinks.label).fill('Diretoria');
  await page.getByRole('button', { name: shareLinks.make }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}
