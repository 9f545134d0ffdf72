import { aBriefing, aCompany, aContract, aPayContract, aProposal, aSquad, ids } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { inDays } from '../support/days';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;
const as = (person: Person) => Browsing.as(app, people[person].id);

const logo = 'a'.repeat(64);
const companies = [
  aCompany({ logo }),
  aCompany({ id: 12, tradeName: 'Boreal', cnpj: '11222333000181', phone: null, address: null }),
];
/**
 * Rows that replace those of the cast, by table. The creator who is writing a proposal has no payout details.
 */
const replacedRows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  companies,
  payees: [],
  proposals: [aProposal({ status: 'pending' })],
};
const rows = oneOfEach.flatMap(([table, ...some]) => {
  const put = replacedRows[table] ?? some;
  return put.length > 0 ? [[table, ...put] as const] : [];
});

const dates = { startsOn: inDays(10), endsOn: inDays(30) };
const boreal = {
  companyId: 12,
  ownerId: people.otherBrand.id,
  title: 'Sabonete',
  product: 'Sabonete',
  ...dates,
};
/** Company A has sent this month's briefing and is writing a second one; company B has sent none. */
const ofOpenPlans = [
  aBriefing({ id: 701, status: 'under_approval', submittedAt: new Date().toISOString() }),
  aBriefing({ id: 702, ...dates }),
  aBriefing({ id: 703, brand: '', ...boreal }),
  aBriefing({ id: 704, ...boreal }),
];

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [...rows, ['briefings', ...ofOpenPlans]]);
});
afterAll(() => app.stop());

/** Returns the HTML of the page without its scripts. */
async function htmlWithoutScripts(answer: Response): Promise<string> {
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}
const plans = 'href="/dashboard/client/pricing"';

describe('the limit of briefings on the free plan', () => {
  it.each([
    ['where a briefing is started', '/dashboard/client/new-briefing'],
    ['at the first step of a briefing', '/dashboard/client/briefings/create'],
    ['before a briefing is sent', '/dashboard/client/briefings/702/review'],
  ])('is explained %s, with a link to the plans', async (_, path) => {
    const used = await htmlWithoutScripts(await (await as('brandOwner')).get(path));
    expect(used).toContain('O briefing deste mês já foi enviado');
    expect(used).toContain(plans);
    const free = await htmlWithoutScripts(await (await as('otherBrand')).get(path.replace('702', '704')));
    expect(free).toContain('Seu plano inclui 1 briefing por mês');
    expect(free).toContain(plans);
  });
});

describe('a new brand', () => {
  const review = '/dashboard/client/briefings/704/review';

  it('finds its own name prefilled as the brand of a new briefing', async () => {
    const step = async (id: number) =>
      htmlWithoutScripts(await (await as('otherBrand')).get(`/dashboard/client/briefings/${id}/brand`));
    expect(await step(703)).toMatch(/name="brand"[^>]*value="Boreal"/);
    expect(await step(704)).toMatch(/name="brand"[^>]*value="Aurora"/);
  });

  it('returns from a corrected step of a briefing to its review once all steps are complete', async () => {
    const brand = await as('otherBrand');
    const at = '/dashboard/client/briefings/704/brand';
    expect(await htmlWithoutScripts(await brand.get(at))).toContain('value="review"');
    expect((await brand.send(at, { intent: 'review', product: 'Batom' })).status).toBe(422);
    const sent = await brand.send(at, { intent: 'review', brand: 'Aurora', product: 'Batom' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, review]);
  });

  it('gets 404 for an unknown step of a briefing, and cannot submit a later step without a draft', async () => {
    const brand = await as('otherBrand');
    for (const path of ['704', '704/price', 'price'])
      expect((await brand.get(`/dashboard/client/briefings/${path}`)).status).toBe(404);
    const later = '/dashboard/client/briefings/brand';
    const sent = await brand.send(later, { intent: 'continue' }, '/dashboard/client/briefings/704/brand');
    expect(sent.status).toBe(405);
  });

  it('is shown which company data is missing, adds the data, and returns to send the briefing', async () => {
    const brand = await as('otherBrand');
    const first = await htmlWithoutScripts(await brand.get(review));
    expect(first).toContain('Telefone e Endereço');
    const settings =
      /href="(\/dashboard\/client\/settings\?back=[^"]+)#contacts-phone"/.exec(first)?.[1] ?? '';
    const version = /name="version" value="(\d+)"/.exec(first)?.[1] ?? '';
    expect((await brand.send(review, { intent: 'submit', version })).status).toBe(422);

    const form = await htmlWithoutScripts(await brand.get(settings));
    expect(form).toContain(`href="${review}"`);
    for (const field of ['contacts-phone', 'address-address.cep']) {
      expect(form).toContain(`href="${settings}#${field}"`);
    }
    const contacts = {
      intent: 'contacts',
      version: '1',
      responsibleName: 'Elisa Prado',
      responsibleEmail: 'brand@aurora.example',
      phone: '+5519987654321',
    };
    // The postal address is still missing, so the settings remain open and link back to the briefing.
    expect((await brand.send(settings, contacts)).headers.get('location')).toBe(settings);
    const company = {
      intent: 'address',
      version: '2',
      'address.cep': '13010-111',
      'address.street': 'Rua Barão de Jaguara',
      'address.number': '655',
      'address.city': 'Campinas',
      'address.state': 'SP',
      'address.country': 'BR',
    };
    const saved = await brand.send(settings, company);
    expect([saved.status, saved.headers.get('location')]).toEqual([302, review]);
    const sent = await brand.send(review, { intent: 'submit', version });
    expect(sent.headers.get('location')).toBe('/dashboard/client/briefing/704');
  });
});

describe('the creator’s form for a proposal', () => {
  const path = `/dashboard/professional/briefing/${ids.briefing}`;
  const written = {
    id: String(ids.proposal),
    'lines[0].channel': 'instagram',
    'lines[0].pricing': 'per_post',
    'lines[0].quantity': '3',
    'lines[0].amountCents': '1.234,50',
    'lines[0].amountCents:money': 'pt',
    'lines[0].format': 'reels',
  };
  const message = 'Bom dia, eu faria assim:';

  it('saves a draft without scripts, restores it, and shows it to its creator only', async () => {
    const creator = await as('creator');
    const half = { ...written, 'lines[0].amountCents': '', message };
    const saved = await creator.send(path, { intent: 'save', ...half });
    expect([saved.status, saved.headers.get('location')]).toEqual([302, path]);
    const again = await htmlWithoutScripts(await creator.get(path));
    expect(again).toContain(message);
    expect(again).toMatch(/name="lines\[0\]\.quantity"[^>]*value="3"/);
    for (const person of ['brandOwner', 'curation'] as const) {
      const row = await (await as(person)).call('GET', `/api/v1/proposals/${ids.proposal}`);
      const text = await row.text();
      expect([row.status, text.includes(message), text.includes('draft')]).toEqual([200, false, false]);
    }
    const left = await creator.send(path, { intent: 'leave', to: '/dashboard/professional', ...half });
    expect(left.headers.get('location')).toBe('/dashboard/professional');
  });

  it('links to the settings for missing payout details, and is restored once the creator has added them', async () => {
    const creator = await as('creator');
    const whole = { ...written, message };
    expect((await creator.send(path, { intent: 'send', ...whole })).status).toBe(422);
    const visited = await creator.send(path, { intent: 'complete', ...whole });
    const settings = visited.headers.get('location') ?? '';
    expect(await htmlWithoutScripts(await creator.get(settings))).toContain(`href="${path}"`);
    const account = {
      intent: 'payee',
      kind: 'individual',
      holder: 'Cecília Amaral',
      taxId: '390.533.447-05',
      bank: '260',
      branch: '0001',
      account: '56789-0',
      birthDate: '1995-03-12',
    };
    const reported = await creator.send(settings, account);
    expect([reported.status, reported.headers.get('location')]).toEqual([302, path]);
    expect(await htmlWithoutScripts(await creator.get(path))).toContain('value="1.234,50"');
  });
});

describe('the command palette', () => {
  const jump = async (person: Person, q: string) => {
    const answer = await (await as(person)).get(`/dashboard/jump?${new URLSearchParams({ q })}`);
    return (await answer.json()) as { kind: string; to: string; label: string; about?: string }[];
  };
  const named = (found: Awaited<ReturnType<typeof jump>>) =>
    found.map(({ kind, label }) => `${kind} ${label}`);

  it.each([
    ['brandOwner', 'davi', 'person Davi'],
    ['brandOwner', 'SERUM de vitamina', 'briefing Lançamento do sérum de vitamina C'],
    ['brandOwner', 'vitamina', 'contract Lançamento do sérum de vitamina C'],
    ['brandOwner', 'verao', 'list Verão 2027'],
    ['brandOwner', 'cecília', 'creator Cecília Amaral'],
    ['brandOwner', 'cecília', 'contract Lançamento do sérum de vitamina C'],
    ['brandOwner', 'cecília', 'conversation Cecília Amaral'],
    ['creator', 'sérum', 'conversation Lançamento do sérum de vitamina C'],
    ['creator', 'sérum', 'briefing Lançamento do sérum de vitamina C'],
    ['creator', 'sérum', 'contract Lançamento do sérum de vitamina C'],
  ] as const)('finds for user %s with the query “%s”: %s', async (person, q, what) => {
    expect(named(await jump(person, q))).toContain(what);
  });

  it.each([
    ['another brand', 'otherBrand', 'vitamina'],
    ['another brand', 'otherBrand', 'Davi'],
    ['another creator', 'otherCreator', 'vitamina'],
    ['a creator who searches for another person', 'creator', 'Davi'],
    ['a wildcard', 'otherBrand', '%%'],
    ['one letter', 'brandOwner', 'd'],
    ['a text longer than any name', 'brandOwner', 'vitamina'.repeat(20)],
    ['a text with zero bytes', 'brandOwner', '\0\0vitamina'],
  ] as const)('finds nothing for %s', async (_, person, q) => {
    const found = await jump(person, q);
    expect(found.filter(({ kind }) => kind !== 'creator')).toEqual([]);
  });

  it('distinguishes conversations with one creator by project, and projects with equal titles by number', async () => {
    const talk = (await jump('brandOwner', 'cecília')).filter(({ kind }) => kind === 'conversation');
    expect(talk.map(({ about }) => about)).toEqual(['Lançamento do sérum de vitamina C']);
    const projects = (await jump('brandOwner', 'vitamina')).filter(({ kind }) => kind === 'briefing');
    expect(projects.map(({ label }) => label)).toEqual([
      'Lançamento do sérum de vitamina C',
      'Lançamento do sérum de vitamina C',
      'Lançamento do sérum de vitamina C',
    ]);
    expect(projects.map(({ about }) => about)).toEqual(['#702', '#701', `#${ids.briefing}`]);
  });

  it('responds to signed-in users only', async () => {
    const answer = await new Browsing(app.url).get('/dashboard/jump?q=vitamina');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?openlogin=true']);
  });
});

describe('the home page', () => {
  it("shows a creator's current work, even if many newer contracts have ended", async () => {
    const ended = (n: number) =>
      aContract({
        id: 20_000 + n,
        origin: 'pay',
        briefingId: null,
        proposalId: null,
        status: 'cancelled',
        title: 'Encerrado',
        checkCode: `ended ${n}`,
      });
    await putRows(app.databaseUrl, [['contracts', ...Array.from({ length: 101 }, (_, n) => ended(n))]]);
    const page = await htmlWithoutScripts(await (await as('creator')).get('/dashboard/professional'));
    expect(page).toContain('Lançamento do sérum de vitamina C');
    expect(page).not.toContain('Encerrado');
  });
});

it('shows staff an Elenco Pay draft that has no client yet', async () => {
  const draft = aPayContract({
    id: 690,
    status: 'draft',
    companyId: null,
    title: 'Ainda sem cliente',
    clientTaxId: '',
    clientName: '',
    clientEmail: null,
    lines: [],
    text: '',
    textHash: null,
    textEnglish: '',
  });
  await putRows(app.databaseUrl, [['pay-contracts', draft]]);
  const answer = await (await as('support')).get('/dashboard/client/pay-client/690');
  expect(answer.status).toBe(200);
  const page = await htmlWithoutScripts(answer);
  expect(page).toContain('Ainda sem cliente');
  expect(page).not.toContain('{{');
});

it('shows the link to a squad’s conversation to the company, but not to staff', async () => {
  await putRows(app.databaseUrl, [
    ['squads', aSquad({ id: 790, status: 'casting' })],
    ['briefings', aBriefing({ id: 791, squadId: 790, status: 'awaiting_proposal', ...dates })],
    ['proposals', aProposal({ id: 792, briefingId: 791, status: 'received' })],
  ]);
  const talk = `/dashboard/client/briefing/791/chat/${ids.creator}#last`;
  const linked = async (person: Person) =>
    (await htmlWithoutScripts(await (await as(person)).get('/dashboard/client/squad/790'))).includes(talk);
  expect([await linked('brandOwner'), await linked('support')]).toEqual([true, false]);
});
