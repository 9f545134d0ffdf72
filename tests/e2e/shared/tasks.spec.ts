import { amendments, contracts } from '@elenco/core';
import { type aContract, aDeliverable, aDraft } from '@elenco/core/testing';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { putRows } from '../../support/rows';
import { expectAccessible } from '../support/accessible';
import { actorIn, putHiring, putLimit, runSql } from '../support/hiring';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const brandEmail = 'brand@aurora.example';
const actor = (email: string) => actorIn(app, email);

async function signedIn(browser: Browser, email: string, width = 1440): Promise<Person> {
  const who = await person(browser, app.url, { width });
  await enter(who.page, app, email);
  return who;
}

const now = new Date().toISOString();
const PRICE = 123_400;

const hiring = (first: number, count: number, contract: Parameters<typeof aContract>[0]) =>
  putHiring(app, brandEmail, { first, count, totalCents: PRICE, ...contract });

const stillWaiting = async (briefingId: number) =>
  (await app.database.see(contracts, await actor(brandEmail), { briefingId })).filter(
    ({ companyAcceptedAt }) => companyAcceptedAt === null,
  ).length;

for (const [width, first] of [
  [1440, 91_000],
  [390, 92_000],
] as const) {
  test(`a brand accepts twelve contracts together on one page at ${width} px`, async ({ browser }) => {
    const { cast } = await hiring(first, 12, {
      status: 'sent',
      companyAcceptedAt: null,
      creatorAcceptedAt: null,
    });
    const brand = await signedIn(browser, brandEmail, width);
    const { acceptAll: words, next } = brand.words.company;
    await brand.visit(`/dashboard/client/briefing/${first}`);
    await brand.follow(filled(next.together_other, { count: 12 }));
    await brand.settled();
    const ticks = brand.page.getByRole('main').getByRole('checkbox');
    await expect(ticks).toHaveCount(12);
    await expectAccessible(brand.page);
    expect(await brand.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The user opens the text of a contract, and deselects one contract.
    const summary = brand.page.getByText(
      filled(brand.words.company.approve.preview, { name: cast[0]!.name }),
    );
    await summary.click();
    await brand.page
      .getByRole('checkbox', { name: filled(words.choose, { name: cast[11]!.name }) })
      .uncheck();
    const figures = { count: 11, sum: brand.money(11 * PRICE) };
    await brand.press(filled(words.accept_other, figures));
    await brand.sees(filled(words.confirmTitle_other, figures), brand.dialog);
    await expectAccessible(brand.page);

    await brand.press(filled(words.confirm_other, figures), brand.dialog);
    await brand.sees(brand.words.problems.contracts_not_read, brand.dialog);
    expect(await stillWaiting(first)).toBe(12);

    await brand.tick(filled(words.read_other, figures), brand.dialog);
    // After the page was reloaded, a colleague withdraws one contract.
    const confirm = brand.dialog.getByRole('button', { name: filled(words.confirm_other, figures) });
    await expect(confirm).not.toHaveAttribute('aria-busy');
    await withdrawn(first + 1);
    await brand.press(filled(words.confirm_other, figures), brand.dialog);
    await brand.sees(filled(words.accepted_other, { count: 10 }));
    await brand.sees(brand.words.problems.contract_not_waiting);
    await brand.sees(cast[1]!.name);
    await expect(ticks).toHaveCount(1);
    expect(await stillWaiting(first)).toBe(2);
  });
}

const withdrawn = (id: number) =>
  runSql(app, `update contracts set status = 'cancelled' where id = $1`, [id]);

const memberEmail = 'member@aurora.example';
const limitMember = (limitCents: number) => putLimit(app, memberEmail, limitCents);

test('a member above the approval limit sends requests to the owner, who approves one and declines another', async ({
  browser,
}) => {
  const first = 94_000;
  await hiring(first, 3, { status: 'sent', companyAcceptedAt: null, creatorAcceptedAt: null });
  const party = await limitMember(2 * PRICE);
  const member = await signedIn(browser, memberEmail);
  const { acceptAll: words, askOwner } = member.words.company;
  const ask = member.page.getByRole('button', { name: new RegExp(`^${askOwner.split('{{')[0]}`) });
  await member.visit(`/dashboard/client/contracts?project=${first}`);
  const accept = async (count: number) => {
    await member.press(filled(words.accept_other, { count }));
    await member.tick(filled(words.read_other, { count }), member.dialog);
    await member.press(filled(words.confirm_other, { count }), member.dialog);
  };
  await accept(3);
  await ask.click();
  await member.sees(member.words.toasts.approvalAsked);
  expect(await stillWaiting(first)).toBe(3);

  const owner = await signedIn(browser, brandEmail);
  const { team, toasts } = owner.words;
  const sum = owner.money(3 * PRICE);
  await owner.visit('/dashboard/notifications');
  const subject = owner.words.notices.notices.users.approvalAsked.address.subject;
  const notice = owner.page.getByText(filled(subject, { by: party.name, amount: sum }));
  await expect(async () => {
    await owner.page.reload();
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await owner.page.getByRole('listitem').filter({ has: notice }).locator('button[value=open]').click();
  await owner.page.waitForURL('**/dashboard/client/company#approval-*');
  await expectAccessible(owner.page);
  await owner.press(team.requests.approve);
  await owner.sees(filled(team.requests.approveTitle, { sum, title: 'Sérum de verão' }), owner.dialog);
  await owner.dialog.getByRole('checkbox').check();
  await owner.press(team.requests.approve, owner.dialog);
  await owner.sees(toasts.requestApproved);
  expect(await stillWaiting(first)).toBe(0);

  await hiring(first + 100, 3, { status: 'sent', companyAcceptedAt: null, creatorAcceptedAt: null });
  await member.visit(`/dashboard/client/contracts?project=${first + 100}`);
  await accept(3);
  await ask.click();
  await member.sees(member.words.toasts.approvalAsked);
  await owner.visit('/dashboard/client/company');
  await owner.press(team.requests.decline);
  await owner.fill(team.requests.why, 'Acima do orçamento.', owner.dialog);
  await owner.press(team.requests.decline, owner.dialog);
  await owner.sees(toasts.requestDeclined);
  await member.visit('/dashboard/client/company');
  await member.sees('Acima do orçamento.');
  expect(await stillWaiting(first + 100)).toBe(3);

  await member.visit(`/dashboard/client/contracts?project=${first + 100}`);
  await accept(3);
  await ask.click();
  await member.sees(member.words.toasts.approvalAsked);
  await member.visit('/dashboard/client/company');
  await member.press(team.requests.withdraw);
  await member.press(team.requests.withdraw, member.dialog);
  await member.sees(toasts.requestWithdrawn);
  await owner.visit('/dashboard/client/company');
  await owner.sees(team.requests.state.withdrawn);
  expect(await stillWaiting(first + 100)).toBe(3);
});

test('a brand uses the keyboard to approve or send back one draft after another', async ({ browser }) => {
  const first = 93_000;
  const { cast, companyId, briefingId } = await hiring(first, 3, {
    status: 'active',
    companyAcceptedAt: now,
    creatorAcceptedAt: now,
  });
  const of = (n: number) => ({
    companyId,
    briefingId,
    contractId: first + n,
    creatorId: cast[n]!.id,
  });
  const all = [0, 1, 2];
  await putRows(app.databaseUrl, [
    [
      'deliverables',
      ...all.map((n) =>
        aDeliverable({ id: first + n, ...of(n), status: 'draft_submitted', caption: '#publi' }),
      ),
    ],
    [
      'drafts',
      ...all.map((n) =>
        aDraft({
          id: first + n,
          ...of(n),
          deliverableId: first + n,
          media: 'link',
          link: 'https://example.com/v',
          fileId: null,
        }),
      ),
    ],
  ]);
  const brand = await signedIn(browser, brandEmail);
  const { page, words } = brand;
  const { content } = words.company;
  const { queue } = words.portal;
  await brand.visit(
    `/dashboard/client/briefing/${first}?view=content&piece=${first}&queue=review_draft&at=${first}`,
  );
  const bar = page.getByRole('navigation', { name: queue.label });
  const count = Number(/ de (\d+)/.exec(await bar.innerText())?.[1]);
  const at = (number: number) => brand.sees(filled(queue.position, { number, of: count }), bar);
  const start = Number(/\d+/.exec(await bar.innerText())?.[0]);
  await expectAccessible(page);

  await page.keyboard.press('Alt+j');
  await at(start + 1);
  await page.keyboard.press('Alt+k');
  await at(start);

  await page.keyboard.press('Alt+Enter');
  await brand.press(content.approveDraft, brand.dialog);
  await page.waitForURL(`**at=${first + 1}&done=1*`);
  await brand.sees(`${words.toasts.draftApproved}: “`);
  await at(start + 1);

  await brand.press(content.requestChanges);
  await brand.fill(content.changesWhat, 'Mostre a textura.', brand.dialog);
  await brand.press(content.requestChanges, brand.dialog);
  await page.waitForURL(`**at=${first + 2}&done=2*`);
  await at(start + 2);

  await page.getByText(queue.keys, { exact: true }).click();
  await brand.sees('Alt J', bar);
  await brand.follow(queue.leave, bar);
  await page.waitForURL('**/dashboard/client');
});

test('an owner approves the amount that a member entered for an amendment', async ({ browser }) => {
  const first = 96_000;
  await hiring(first, 2, { status: 'active', companyAcceptedAt: now, creatorAcceptedAt: now });
  await limitMember(100_000);
  const member = await signedIn(browser, memberEmail);
  const { shared, company } = member.words;
  const { amendment } = shared;
  await member.visit(`/dashboard/client/briefing/${first}?view=contracts`);
  await member.page.getByText(amendment.ask).click();
  await member.field(amendment.with).selectOption(String(first + 1));
  await member.choose(`${amendment.kind.rights} ${amendment.kindHint.rights}`);
  await member.fill(amendment.startsOn, '2099-01-01');
  await member.fill(amendment.endsOn, '2099-03-31');
  await member.fill(amendment.description, 'Mais três meses de uso.');
  const ask = member.page.getByRole('button', { name: new RegExp(`^${company.askOwner.split('{{')[0]}`) });
  await member.fill(amendment.additional, '9.876,54');
  await member.page.getByRole('checkbox', { name: amendment.read }).check();
  await member.press(amendment.send);
  await expect(ask).toBeVisible();
  // An amount must be checked against the limit before the owner can be asked.
  await member.fill(amendment.additional, 'R$ 1.234,56');
  await expect(ask).toBeHidden();
  await member.press(amendment.send);
  await ask.click();
  await member.sees(member.words.toasts.approvalAsked);

  const owner = await signedIn(browser, brandEmail);
  const { team, toasts } = owner.words;
  await owner.visit('/dashboard/client/company');
  await owner.press(team.requests.approve);
  const sum = owner.money(123_456);
  await owner.sees(filled(team.requests.approveTitle, { sum, title: 'Sérum de verão' }), owner.dialog);
  await owner.dialog.getByRole('checkbox').check();
  await owner.press(team.requests.approve, owner.dialog);
  await owner.sees(toasts.requestApproved);
  expect(await app.database.see(amendments, await actor(brandEmail), { briefingId: first })).toMatchObject([
    {
      contractId: first + 1,
      kind: 'rights',
      startsOn: '2099-01-01',
      endsOn: '2099-03-31',
      additionalCents: 123_456,
    },
  ]);
});
