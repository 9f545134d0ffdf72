import { changePlan } from '@elenco/core/finance';
import { actorOf } from '@elenco/core/people';
import {
  aBriefing,
  aCharge,
  aCompany,
  aContract,
  aCreator,
  aPosting,
  aSentProposal,
  aUser,
  ids,
  NOW,
} from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { people } from './cast';
import { at, pageOf, withoutSubscription, words } from './searchPages';

const project = 33;
const paid = 35;
const foreign = 36;
const draft = 37;
/** Id of a user whose company has no project. */
const userWithoutProjectsId = 125;
/** Id of a creator who was hired and paid, and suspended afterwards. */
const suspendedCreatorId = 24;
const withGone = { briefingId: paid, creatorId: suspendedCreatorId };
const received = { transactionId: 996, kind: 'charge_paid', contractId: 57 } as const;

let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    ['creators', aCreator({ id: suspendedCreatorId, name: 'Sandra Saiu' })],
    [
      'users',
      aUser({
        id: 124,
        email: 'sandra@story.example',
        companyId: null,
        companyRole: null,
        creatorId: suspendedCreatorId,
        suspendedAt: NOW,
      }),
    ],
    ['companies', aCompany({ id: 13, tradeName: 'Crisol', cnpj: '19131243000197' })],
    ['users', aUser({ id: userWithoutProjectsId, email: 'nova@crisol.example', companyId: 13 })],
    [
      'briefings',
      aBriefing({ id: project, status: 'selection' }),
      aBriefing({ id: paid, title: 'Com quem saiu', status: 'hiring', feeBp: 1_500 }),
      aBriefing({ id: foreign, title: 'De outra marca', status: 'closed', companyId: 12 }),
      aBriefing({ id: draft, title: 'Ainda um rascunho' }),
    ],
    [
      'proposals',
      aSentProposal({ id: 46, briefingId: paid, status: 'approved' }),
      aSentProposal({ id: 47, ...withGone, status: 'approved' }),
    ],
    [
      'contracts',
      aContract({ id: 56, briefingId: paid, proposalId: 46, status: 'sent', checkCode: 'b'.repeat(32) }),
      aContract({
        id: 57,
        ...withGone,
        proposalId: 47,
        status: 'active',
        checkCode: 'c'.repeat(32),
        companyAcceptedAt: NOW,
        creatorAcceptedAt: NOW,
      }),
    ],
    [
      'charges',
      aCharge({
        id: 66,
        ...withGone,
        contractId: 57,
        status: 'paid',
        ourNumber: '00000000072',
        paidOn: '2026-11-21',
        paidBy: 'pix',
      }),
    ],
    [
      'ledger_transactions',
      {
        id: 996,
        kind: 'charge_paid',
        resource: 'charges',
        rowId: 66,
        contractId: 57,
        at: NOW,
        bookedOn: '2026-12-21',
      },
    ],
    [
      'postings',
      { ...aPosting({ ...received, id: 994, account: 'receivable', amountCents: -400_000 }), accountId: 1 },
      { ...aPosting({ ...received, id: 995, account: 'committed', amountCents: 400_000 }), accountId: 2 },
    ],
  ]);
  const owner = { actor: actorOf(people.finance), now: new Date().toISOString() };
  await app.database.perform(changePlan, { id: ids.company, plan: 'business' }, owner);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const page = (path: string, who = browser) => pageOf(who, path);

describe('the campaign section of the portal', () => {
  const all = Array.from({ length: 27 }, (_, n) =>
    aBriefing({ id: 400 + n, title: `Campanha ${n}`, status: 'closed' }),
  );

  it('lists each project of the company except drafts exactly once over all pages', async () => {
    await putRows(app.databaseUrl, [['briefings', ...all]]);
    const titles = (html: string) => [...html.matchAll(/>(Campanha \d+)<\/a>/g)].map(([, title]) => title);
    const first = await page('/campaigns?state=closed&q=campanha');
    expect(words(first.text)).toContain('27 campanhas');
    const next = first.text.match(/href="\/dashboard\/client\/search(\/campaigns\?[^"]*after=[^"]*)"/)?.[1];
    const second = await page((next ?? '').replaceAll('&amp;', '&'));
    expect([...titles(first.text), ...titles(second.text)]).toEqual(all.map(({ title }) => title).reverse());
    expect((await page('/campaigns?q=rascunho')).text).not.toContain(`/campaigns/${draft}`);
    const past = words((await page('/campaigns?after=1')).text);
    expect(past).toContain('Nenhuma campanha com estes filtros');
  });

  it('can be sorted by contracted amount without repeating projects of equal amounts', async () => {
    const worth = Array.from({ length: 28 }, (_, n) =>
      aBriefing({
        id: 500 + n,
        title: `Valor ${n}`,
        status: 'closed',
        contractedCents: 100_000 * (n % 3),
      }),
    );
    await putRows(app.databaseUrl, [['briefings', ...worth]]);
    const titles = (html: string) => [...html.matchAll(/>(Valor \d+)<\/a>/g)].map(([, title]) => title);
    const first = await page('/campaigns?sort=contracted&state=closed&q=valor');
    expect(first.text).toMatch(/<option value="contracted" selected/);
    expect(words(first.text)).toContain('R$ 2.000,00');
    const next = first.text.match(/href="\/dashboard\/client\/search(\/campaigns\?[^"]*after=[^"]*)"/)?.[1];
    const second = await page((next ?? '').replaceAll('&amp;', '&'));
    const order = worth.toSorted((a, b) => b.contractedCents - a.contractedCents || b.id - a.id);
    expect([...titles(first.text), ...titles(second.text)]).toEqual(order.map(({ title }) => title));
    for (const odd of ['507-', '507-x', '-1', '507-1-2', '507--3'])
      expect((await page(`/campaigns?sort=contracted&q=valor&after=${odd}`)).status).toBe(200);
  });

  it('shows a campaign’s creators, and exports its results if the brand’s plan includes exports', async () => {
    const received = words((await page(`/company/${ids.company}/campaigns/${paid}`)).text);
    expect(received).toContain('Cecília Amaral');
    expect(received).toContain('Preço combinado');
    const file = await browser.get(`${at}/export.csv?campaign=${paid}`);
    expect(file.status).toBe(200);
    expect(await file.text()).toContain('Cecília Amaral');
    const open = await Browsing.as(app, people.otherBrand.id);
    const { status, to } = await page(`/export.csv?campaign=${foreign}`, open);
    expect([status, to]).toEqual([302, '/dashboard/client/pricing']);
  });

  it('shows the button for a new briefing to brands, but not to staff', async () => {
    const main = async (path: string, id: number) =>
      words((await page(path, await Browsing.as(app, id))).text.match(/<main[\s\S]*<\/main>/)?.[0] ?? '');
    const none = 'Nenhuma campanha ainda';
    const looking = await main('/company/13/campaigns', people.curation.id);
    expect([looking.includes(none), looking.includes('Novo briefing')]).toEqual([true, false]);
    const own = await main('/campaigns', userWithoutProjectsId);
    expect([own.includes(none), own.includes('Novo briefing')]).toEqual([true, true]);
  });

  it('shows on a campaign’s page a paid creator who was suspended later, without a link to the profile', async () => {
    const { text } = await page(`/company/${ids.company}/campaigns/${paid}`);
    expect(words(text)).toContain('Sandra Saiu');
    expect(text).not.toContain(`/creator-profile/${suspendedCreatorId}`);
    const [, ...lines] = (await (await browser.get(`${at}/export.csv?campaign=${paid}`)).text()).split(
      '\r\n',
    );
    expect(lines.find((line) => line.includes('Sandra Saiu'))).toContain('4000,00');
  });

  it('shows on a campaign’s page the number of accepted contracts and the amounts contracted and paid', async () => {
    const here = `/company/${ids.company}/campaigns/${paid}`;
    const own = words((await page(here)).text);
    for (const one of ['Contratados 1', 'Valor contratado R$ 4.000,00', 'Pago R$ 4.000,00'])
      expect(own).toContain(one);
  });
});

describe('a request for campaigns', () => {
  it.each([
    ['otherBrand', `/company/${ids.company}/campaigns`, 404],
    ['otherBrand', `/company/${ids.company}/campaigns/${project}`, 404],
    ['otherBrand', `/company/12/campaigns/${project}`, 404],
    ['otherBrand', `/export.csv?campaign=${project}`, 404],
    ['brandMember', `/company/${ids.company}/campaigns/${project}`, 200],
    ['brandOwner', '/company/12/campaigns', 404],
    ['brandOwner', '/company/999999/campaigns', 404],
    ['brandOwner', `/company/12/campaigns/${project}`, 404],
    ['brandOwner', `/company/${ids.company}/campaigns/999999`, 404],
    ['brandOwner', `/company/${ids.company}/campaigns/x`, 404],
    ['brandOwner', `/company/${ids.company}/campaigns/${draft}`, 404],
    ['curation', `/company/${ids.company}/campaigns/${draft}`, 404],
    ['restricted', `/company/${ids.company}/campaigns/${project}`, 404],
    ['brandOwner', `/export.csv?campaign=${draft}`, 404],
    ['brandOwner', `/company/${ids.company}/campaigns/3.3e1`, 404],
    ['brandOwner', `/company/${ids.company}/campaigns/0x21`, 404],
    ['brandOwner', '/export.xlsx?campaign=x', 404],
    ['creator', '/campaigns', 404],
    ['curation', '/campaigns', 200],
    ['curation', `/company/${ids.company}/campaigns/${project}`, 200],
  ] as const)('by %s to %s gets the status %i', async (name, path, status) => {
    expect((await page(path, await Browsing.as(app, people[name].id))).status).toBe(status);
  });
});
