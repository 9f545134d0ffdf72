import { aBriefing, aCompany, aContract, aPayContract, aProposal, ids } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;
const as = (person: Person) => Browsing.as(app, people[person].id);

const logo = 'a'.repeat(64);
const companies = [
  aCompany({ logo }),
  aCompany({ id: 12, tradeName: 'Boreal', cnpj: '11222333000181', phone: null, address: null }),
];
/** The creator who is writing a proposal has no payout details. */
const instead: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  companies,
  payees: [],
  proposals: [aProposal({ status: 'pending' })],
};
const rows = oneOfEach.flatMap(([table, ...some]) => {
  const put = instead[table] ?? some;
  return put.length > 0 ? [[table, ...put] as const] : [];
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dates = { startsOn: inDays(10), endsOn: inDays(30) };
const boreal = {
  companyId: 12,
  ownerId: people.otherBrand.id,
  title: 'Sabonete',
  product: 'Sabonete',
  ...dates,
};
/** One company has sent this month's briefing and writes another; the other has sent none. */
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

/** Returns the visible page, without its scripts. */
async function seen(answer: Response): Promise<string> {
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}
/** Returns the part of a page with this label. */
const part = (page: string, label: string) =>
  new RegExp(`<nav[^>]*aria-label="${label}"[\\s\\S]*?</nav>`).exec(page)?.[0] ?? '';

describe('the frame', () => {
  it('links a creator to profile and portfolio from the bar of a phone', async () => {
    const page = await seen(await (await as('creator')).get('/dashboard/professional'));
    expect(part(page, 'Navegação principal')).toContain('href="/dashboard/professional/profile"');
    // Four items fit, the other nine are behind “More”.
    const [bar, sheet] = part(page, 'Navegação principal').split('<details');
    expect([bar, sheet].map((places) => places?.match(/<a /g)?.length)).toEqual([4, 9]);
  });

  it.each([
    ['creator', '/dashboard/professional', '/portraits/cecilia-amaral.svg'],
    ['creator', '/dashboard/notifications', '/portraits/cecilia-amaral.svg'],
    ['brandMember', '/dashboard/client', `/photos/${logo}.webp`],
    ['brandMember', '/dashboard/notifications', `/photos/${logo}.webp`],
  ] as const)('shows %s the own picture on %s', async (person, path, src) => {
    const page = await seen(await (await as(person)).get(path));
    expect(part(page, 'Conta')).toContain(`src="${src}"`);
  });
});

const plans = 'href="/dashboard/client/pricing"';

describe('the limit of the open plan', () => {
  it.each([
    ['where a briefing is begun', '/dashboard/client/new-briefing'],
    ['at its first step', '/dashboard/client/briefings/create'],
    ['before it is sent', '/dashboard/client/briefings/702/review'],
  ])('receives %s, with a link to the plans', async (_, path) => {
    const used = await seen(await (await as('brandOwner')).get(path));
    expect(used).toContain('O briefing deste mês já foi enviado');
    expect(used).toContain(plans);
    const free = await seen(await (await as('otherBrand')).get(path.replace('702', '704')));
    expect(free).toContain('Seu plano inclui 1 briefing por mês');
    expect(free).toContain(plans);
  });
});

describe('a new brand', () => {
  const review = '/dashboard/client/briefings/704/review';

  it('has its own name in the brand field of a briefing', async () => {
    const step = async (id: number) =>
      seen(await (await as('otherBrand')).get(`/dashboard/client/briefings/${id}/brand`));
    expect(await step(703)).toMatch(/name="brand"[^>]*value="Boreal"/);
    expect(await step(704)).toMatch(/name="brand"[^>]*value="Aurora"/);
  });

  it('shows nothing for an unknown step, and cannot submit a later step without a draft', async () => {
    const brand = await as('otherBrand');
    for (const path of ['704', '704/price', 'price'])
      expect((await brand.get(`/dashboard/client/briefings/${path}`)).status).toBe(404);
    const later = '/dashboard/client/briefings/brand';
    const sent = await brand.send(later, { intent: 'continue' }, '/dashboard/client/briefings/704/brand');
    expect(sent.status).toBe(405);
  });

  it('sees missing company data, adds them, and returns to send the briefing', async () => {
    const brand = await as('otherBrand');
    const first = await seen(await brand.get(review));
    expect(first).toContain('Telefone e Endereço');
    const settings = /href="(\/dashboard\/client\/settings\?back=[^"]+)"/.exec(first)?.[1] ?? '';
    const version = /name="version" value="(\d+)"/.exec(first)?.[1] ?? '';
    expect((await brand.send(review, { intent: 'submit', version })).status).toBe(422);

    const form = await seen(await brand.get(settings));
    expect(form).toContain(`href="${review}"`);
    expect(form).toContain('Telefone e Endereço');
    const contacts = {
      intent: 'contacts',
      version: '1',
      responsibleName: 'Elisa Prado',
      responsibleEmail: 'brand@aurora.example',
      phone: '+5519987654321',
    };
    // The address is still missing: the settings stay, with the way back.
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

describe('a proposal', () => {
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

  it('is saved as a draft without scripts, restored, and private', async () => {
    const creator = await as('creator');
    const half = { ...written, 'lines[0].amountCents': '', message };
    const saved = await creator.send(path, { intent: 'save', ...half });
    expect([saved.status, saved.headers.get('location')]).toEqual([302, path]);
    const again = await seen(await creator.get(path));
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

  it('links to missing payout details, keeps the draft, and is open again afterwards', async () => {
    const creator = await as('creator');
    const whole = { ...written, message };
    expect((await creator.send(path, { intent: 'send', ...whole })).status).toBe(422);
    const visited = await creator.send(path, { intent: 'complete', ...whole });
    const settings = visited.headers.get('location') ?? '';
    expect(await seen(await creator.get(settings))).toContain(`href="${path}"`);
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
    expect(await seen(await creator.get(path))).toContain('value="1.234,50"');
  });
});

describe('the palette', () => {
  const jump = async (person: Person, q: string) => {
    const answer = await (await as(person)).get(`/dashboard/jump?${new URLSearchParams({ q })}`);
    const found = (await answer.json()) as { kind: string; to: string; label: string }[];
    return found.map(({ kind, label }) => `${kind} ${label}`);
  };

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
  ] as const)('finds for %s by “%s”: %s', async (person, q, what) => {
    expect(await jump(person, q)).toContain(what);
  });

  it.each([
    ['another brand', 'otherBrand', 'vitamina'],
    ['another brand', 'otherBrand', 'Davi'],
    ['another creator', 'otherCreator', 'vitamina'],
    ['a creator who looks for people', 'creator', 'Davi'],
    ['a wildcard', 'otherBrand', '%%'],
    ['one letter', 'brandOwner', 'd'],
    ['more than a name', 'brandOwner', 'vitamina'.repeat(20)],
    ['half a character', 'brandOwner', '\0\0vitamina'],
  ] as const)('finds nothing for %s', async (_, person, q) => {
    const found = await jump(person, q);
    expect(found.filter((one) => !one.startsWith('creator'))).toEqual([]);
  });

  it('is for signed-in users', async () => {
    const answer = await new Browsing(app.url).get('/dashboard/jump?q=vitamina');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?openlogin=true']);
  });
});

describe('the first page of a creator', () => {
  it('shows current work, however many contracts have ended since', async () => {
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
    const page = await seen(await (await as('creator')).get('/dashboard/professional'));
    expect(page).toContain('Lançamento do sérum de vitamina C');
    expect(page).not.toContain('Encerrado');
  });
});

it('shows staff an Elenco Pay draft without a client', async () => {
  const draft = aPayContract({
    id: 690,
    status: 'draft',
    companyId: null,
    title: 'Ainda sem cliente',
    clientTaxId: '',
    clientName: '',
    clientEmail: null,
    lines: [],
    firstDueOn: null,
    text: '',
    textHash: null,
    textEnglish: '',
  });
  await putRows(app.databaseUrl, [['pay-contracts', draft]]);
  const answer = await (await as('support')).get('/dashboard/client/pay-client/690');
  expect(answer.status).toBe(200);
  const page = await seen(answer);
  expect(page).toContain('Ainda sem cliente');
  expect(page).not.toContain('{{');
});
