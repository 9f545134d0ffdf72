import { briefings, charges, proposals } from '@elenco/core';
import { aBriefing, aLine, aSentProposal } from '@elenco/core/testing';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { inDays } from '../../support/days';
import { putRows } from '../../support/rows';
import { expectAccessible } from '../support/accessible';
import { actorIn, putHiring, putLimit } from '../support/hiring';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const home = '/dashboard/client';
const ownerEmail = 'brand@aurora.example';
const memberEmail = 'member@aurora.example';
/** Price in cents that is more than twice every list price of the demo data. */
const PRICE = 20_000_000;

/** Opens a page at a row of a queue, and presses the shortcut of its main action. */
async function act(who: Person, path: string, queue: string, at: number): Promise<void> {
  const [address = '', hash] = path.split('#');
  const mark = `${address.includes('?') ? '&' : '?'}queue=${queue}&at=${at}`;
  await who.visit(`${address}${mark}${hash ? `#${hash}` : ''}`);
  await who.page.keyboard.press('Alt+Enter');
}

/** Inserts a project with proposals of two creators. Only one of the creators is available. */
async function putProposals(first: number): Promise<void> {
  const { cast, companyId } = await putHiring(app, ownerEmail, {
    first: first + 10,
    count: 2,
    totalCents: 123_400,
    status: 'sent',
    companyAcceptedAt: null,
    creatorAcceptedAt: null,
  });
  const of = { companyId, briefingId: first };
  const days = { startsOn: inDays(20), endsOn: inDays(60) };
  const lines = [aLine({ quantity: 1, amountCents: PRICE })];
  await putRows(app.databaseUrl, [
    ['briefings', aBriefing({ id: first, companyId, status: 'hiring', title: 'Brilho', ...days })],
    [
      'proposals',
      ...[0, 1].map((n) =>
        aSentProposal({
          id: first + n,
          ...of,
          creatorId: cast[n]!.id,
          lines,
          totalCents: PRICE,
          availableInPeriod: n === 0,
        }),
      ),
    ],
  ]);
}

test('a brand reports a payment and chooses creators by the keyboard shortcut of the main action', async ({
  browser,
}) => {
  const brand = await person(browser, app.url);
  await enter(brand.page, app, ownerEmail);
  const { page, words } = brand;
  const actor = await actorIn(app, ownerEmail);
  const open = await app.database.see(charges, actor, { status: ['open', 'overdue'] });
  const owed = open.find(({ briefingId, reportedAt }) => briefingId !== null && reportedAt === null)!;

  await act(brand, `${home}/charge/${owed.id}/slip`, 'pay_charge', owed.id);
  // The toast of a completed row names its project.
  await brand.sees(words.toasts.paymentReported.split('.')[0]!);

  const [choice] = await app.database.see(briefings, actor, { status: 'selection' });
  const select = `${home}/briefing/${choice!.id}/select`;
  await brand.visit(`${select}?queue=choose_creators&at=${choice!.id}`);
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();

  // A page that has no main action shows no shortcut for one.
  await brand.visit(`${home}/briefing/${choice!.id}?view=brief&queue=choose_creators&at=${choice!.id}`);
  const bar = page.getByRole('navigation', { name: words.portal.queue.label });
  await page.getByText(words.portal.queue.keys, { exact: true }).click();
  await brand.sees('Alt J', bar);
  await expect(bar.getByText('Alt Enter')).toBeHidden();
});

test('an owner opens a member’s request by keyboard shortcut, and sees which prices are far above list prices', async ({
  browser,
}) => {
  const first = 97_000;
  await putProposals(first);
  const party = await putLimit(app, memberEmail, 1);
  const member = await person(browser, app.url);
  await enter(member.page, app, memberEmail);
  const { approve, askOwner } = member.words.company;
  const offers = await app.database.see(proposals, party, { briefingId: first }, { by: 'id' });
  const [kept, dropped] = offers;
  await member.visit(`${home}/briefing/${first}/approve-proposal/${kept!.creatorId}-${dropped!.creatorId}`);
  // The comparison shows whether each creator is available on the project's dates.
  await member.sees(approve.available);
  await member.sees(approve.unavailable);
  await expectAccessible(member.page);
  await member.visit(`${home}/briefing/${first}/approve-proposal/${kept!.creatorId}`);
  await member.page.getByRole('button', { name: new RegExp(`^${askOwner.split('{{')[0]}`) }).click();
  await member.sees(member.words.toasts.approvalAsked);

  const owner = await person(browser, app.url);
  await enter(owner.page, app, ownerEmail);
  const { company } = owner.words;
  const [request] = await app.database.team.approvalRequestsOf(await actorIn(app, ownerEmail));
  await act(owner, `${home}/company#approval-${request!.id}`, 'answer_request', request!.id);
  await owner.sees(company.approve.far.text_one, owner.dialog);
  await owner.sees(owner.money(PRICE), owner.dialog);
  await expectAccessible(owner.page);
});

test('a brand approves several proposals together, and counters or rejects a proposal on its own page', async ({
  browser,
}) => {
  const first = 98_000;
  await putProposals(first);
  const brand = await person(browser, app.url);
  await enter(brand.page, app, ownerEmail);
  const { page, words } = brand;
  const { approve, proposals: offered } = words.company;
  const owner = await actorIn(app, ownerEmail);
  const offers = await app.database.see(proposals, owner, { briefingId: first }, { by: 'id' });
  const [kept, other] = offers;
  const of = `${home}/briefing/${first}/approve-proposal`;
  const main = page.getByRole('main');
  const answers = main.getByRole('button', {
    name: new RegExp(`^(${offered.counter}|${offered.reject}): `),
  });

  await brand.visit(`${of}/${kept!.creatorId}`);
  await expect(answers).toHaveCount(2);
  // With a second creator, the page approves both proposals, so the buttons that answer one are gone.
  await main.locator(`a[href$="/approve-proposal/${kept!.creatorId}-${other!.creatorId}"]`).click();
  const alone = main.getByText(approve.alone, { exact: true });
  await expect(alone).toHaveCount(2);
  await expect(answers).toHaveCount(0);
  await expectAccessible(page);

  await alone.last().click();
  await expect(page).toHaveURL(/\/approve-proposal\/\d+$/);
  await expect(answers).toHaveCount(2);
  await page.goBack();
  await expect(alone).toHaveCount(2);
  await expect(answers).toHaveCount(0);
});
