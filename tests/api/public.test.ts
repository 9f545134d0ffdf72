import { draftContent, leads, previewContract, publishContentItem, subscribers } from '@elenco/core';
import { brand } from '@elenco/core/people';
import {
  aBriefing,
  aCompany,
  aContract,
  aCreator,
  aPayee,
  aSentProposal,
  settingsWith,
  TODAY,
} from '@elenco/core/testing';
import home from '@elenco/locales/pt/home.json' with { type: 'json' };
import portal from '@elenco/locales/pt/portal.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import shared from '@elenco/locales/pt/shared.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { lastMailTo, linkIn } from '../support/mailbox';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { withinWindow } from '../support/withinWindow';
import { oneOfEach, people } from './cast';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({});
  await putRows(app.databaseUrl, oneOfEach);
  for (const [slug, link, place] of [
    ['cases', '/cases', 'brand'],
    ['calculator', '/calculator', 'creator'],
  ]) {
    const draft = { title: { pt: slug, en: slug }, link, place };
    const { id } = await app.database.perform(draftContent, { kind: 'link', slug, draft }, byEditor());
    await app.database.perform(publishContentItem, { id }, byEditor());
  }
});
afterAll(() => app.stop());

const editor = { role: 'admin', userId: people.content.id, name: 'Lucas', duties: ['content'] } as const;
const byEditor = () => ({ actor: editor, now: new Date().toISOString() });
const staff = { role: 'admin', userId: people.support.id, name: 'Jonas', duties: ['support'] } as const;
const visitor = (language = 'pt') => new Visitor(app.url, language);
const pageOf = async (path: string, who = visitor()) => (await who.get(path)).text();

describe('the verification code of a contract', () => {
  const { textHash } = aContract();
  const checkCode = 'c'.repeat(32);

  it('verifies a contract and shows the signed names, but not its text and value', async () => {
    const text = previewContract({
      company: aCompany({ legalName: 'Aurora, Signatária Ltda.' }),
      creator: aCreator({ name: 'Cê Assinada' }),
      payee: aPayee(),
      briefing: aBriefing(),
      proposal: aSentProposal(),
      settings: settingsWith(),
      approvedOn: TODAY,
    }).text;
    const ofOwn = { origin: 'pay', briefingId: null, proposalId: null } as const;
    await putRows(app.databaseUrl, [['contracts', aContract({ ...ofOwn, id: 700, checkCode, text })]]);
    const page = await pageOf(`/contract-check?code=${checkCode}`);
    for (const shown of [textHash, 'Aurora, Signatária Ltda.', 'Cecília Amaral (Cê Assinada)'])
      expect(page).toContain(shown);
    expect(page).not.toContain(aCompany().legalName);
    expect(page).not.toMatch(/R\$|totalCents|creatorCents/);
  });

  it.each(['', 'b'.repeat(32), "' or 1=1 --", '%00'])(
    'reveals nothing if it is invalid: %j',
    async (code) => {
      const answer = await visitor().get(`/contract-check?code=${encodeURIComponent(code)}`);
      const page = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(page).not.toContain(textHash);
      expect(page.includes(shared.check.unknown)).toBe(code !== '');
    },
  );
});

describe('the header of the home page', () => {
  it('shows the text for brands, and at the creators’ URL the text for creators', async () => {
    const [brand, creator] = [await pageOf('/'), await pageOf('/?for=creator')];
    expect(brand).toContain(home.forBrand.title);
    expect(brand).toContain(portal.shell.meeting);
    expect(brand).toContain('href="/cases"');
    expect(creator).toContain(home.forCreator.title);
    expect(creator).toMatch(/<a href="\/calculator"[^>]*target="_blank"/);
    expect(creator).not.toContain('id="demo"');
  });

  it('links brands to the sign-up, while the section below it links to a meeting, the login and the tour', async () => {
    const page = await pageOf('/');
    const hero = page.slice(page.indexOf('<h1'), page.indexOf('</section>'));
    expect(/<header.*?<\/header>/s.exec(page)?.[0]).toMatch(/href="\/signup\/brand"/);
    expect(hero).toMatch(/href="\/#demo"/);
    expect(hero).toMatch(/href="\/login"/);
    expect(hero).toMatch(/target="_blank"[^>]*href="\/tour"|href="\/tour"[^>]*target="_blank"/);
  });

  it.each([
    ['/', true],
    ['/terms', true],
    ['/login', false],
    ['/404', false],
  ])('is shown with the footer at %s: %s', async (path, shown) => {
    const page = await pageOf(path);
    expect(page.includes(`aria-label="${portal.shell.pages}"`)).toBe(shown);
    expect(page.includes('<footer')).toBe(shown);
  });

  it.each([
    ['login', '/?openlogin=true', '/login'],
    ['be', '/?modal=be', '/signup/creator'],
    ['hire', '/?for=creator&modal=hire', '/signup/brand'],
  ] as const)(
    'links browsers without scripts to the page of the modal %s, and names the modal in the page title',
    async (modal, path, to) => {
      const [alert = ''] = /<noscript>.*?<\/noscript>/s.exec(await pageOf(path)) ?? [];
      expect(alert).toContain(portal.modals[modal]);
      expect(alert).toContain(`href="${to}"`);
      expect(await pageOf(path)).toContain(
        `<title>${portal.modals.title[modal]}${brand.titleSuffix}</title>`,
      );
    },
  );
});

it('loads the scripts of the home page with low priority', async () => {
  const preloads = (await pageOf('/')).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(3);
  expect(preloads.filter((link) => !link.includes(' fetchpriority="low"'))).toEqual([]);
});

describe('a cached page', () => {
  const own = (page: string) => ({
    nonce: /nonce="([^"]+)"/.exec(page)?.[1],
    csrf: /name="csrf" value="([^"]+)"/.exec(page)?.[1],
  });
  const bare = (page: string, { nonce, csrf }: ReturnType<typeof own>) =>
    page.replaceAll(nonce ?? '', '').replaceAll(csrf ?? '', '');

  it('is the same for all visitors except for its nonce and CSRF token', async () => {
    const [one, other] = [await visitor().get('/'), await visitor().get('/')];
    const [first, second] = [await one.text(), await other.text()];
    expect(bare(first, own(first))).toBe(bare(second, own(second)));
    expect(own(first).nonce).not.toBe(own(second).nonce);
    expect(own(first).csrf).not.toBe(own(second).csrf);
    expect(one.headers.getSetCookie()).not.toEqual(other.headers.getSetCookie());
    expect(one.headers.get('content-security-policy')).toContain(`'nonce-${own(first).nonce}'`);
    expect(one.headers.get('cache-control')).toBe('no-cache, private');
  });

  it('never contains another visitor’s CSRF token', async () => {
    const csrf = own(await pageOf('/')).csrf ?? '';
    const stranger = await fetch(`${app.url}/newsletter?index`, {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: 'visitor=another' },
      body: new URLSearchParams({ csrf, email: 'x@nova.example' }),
    });
    expect(stranger.status).toBe(403);
  });

  it('contains nothing about signed-in users', async () => {
    const brand = await Browsing.as(app, people.brandOwner.id);
    expect(await (await brand.get('/')).text()).toContain(portal.shell.dashboard);
    expect(await pageOf('/')).not.toContain(`>${portal.shell.dashboard}<`);
  });

  it('differs by language and display preferences', async () => {
    expect(await pageOf('/', visitor('en'))).toContain('lang="en"');
    expect(await pageOf('/')).toContain('lang="pt-BR"');
    const contrast = visitor();
    contrast.cookies.set('preferences', 'contrast:high');
    expect(await pageOf('/', contrast)).toContain('data-contrast="high"');
  });

  it('is rendered again after a publication', async () => {
    expect(await pageOf('/')).not.toContain('Nova Marca');
    const by = byEditor();
    const draft = { title: 'Nova Marca', picture: null, link: '' };
    const { id } = await app.database.perform(
      draftContent,
      { kind: 'client', slug: 'nova-marca', draft },
      by,
    );
    await app.database.perform(publishContentItem, { id }, by);
    // The database notifies the process with a short delay.
    await expect.poll(() => pageOf('/')).toContain('Nova Marca');
  });
});

describe('the request for a meeting, without scripts', () => {
  const asked = { intent: 'demo', name: 'Rui Paz', email: 'rui@nova.example', company: 'Nova' };
  const send = (fields: Record<string, string>) => visitor().post('/?index', { ...asked, ...fields }, '/');
  const kept = () => app.database.see(leads, staff, { email: asked.email });

  it('shows missing fields, and keeps the input', async () => {
    const answer = await send({ email: 'rui@', phone: '12' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    for (const code of ['invalid_email', 'invalid_phone', 'contact_not_agreed'] as const) {
      expect(page).toContain(problems[code]);
    }
    expect(page).toContain('value="Rui Paz"');
    expect(await kept()).toEqual([]);
  });

  it('is stored and confirmed, and support gets an e-mail', async () => {
    const answer = await send({ phone: '11 98765-4321', message: 'Dez creators', consent: 'on' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?demo=sent#demo']);
    expect(await pageOf('/?demo=sent')).toContain(home.demo.sent);
    expect(await kept()).toMatchObject([
      { name: 'Rui Paz', phone: '+5511987654321', locale: 'pt', status: 'new', source: 'home' },
    ]);
    const mail = await lastMailTo(app.database, people.support.email);
    expect(linkIn(mail)).toMatch(/\/dashboard\/admin\/leads\/\d+$/);
  });

  it('is not stored if a bot fills in every field, but gets the success response', async () => {
    const answer = await send({ email: 'bot@spam.example', consent: 'on', website: 'https://spam.example' });
    expect(answer.headers.get('location')).toBe('/?demo=sent#demo');
    expect(await app.database.see(leads, staff, { email: 'bot@spam.example' })).toEqual([]);
  });

  it('is rate-limited', async () => {
    await withinWindow();
    const tries = Array.from({ length: 6 }, () => send({ email: 'often@nova.example', consent: 'on' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
  });
});

describe('the subscription to the newsletter', () => {
  const email = 'leitora@nova.example';
  const ask = (address: string) =>
    visitor().post('/newsletter?index', { intent: 'subscribe', email: address }, '/newsletter');
  const stateOf = async () => (await app.database.see(subscribers, staff, { email }))[0]?.status;
  const pathIn = async () => {
    const { pathname, search } = new URL(linkIn(await lastMailTo(app.database, email)));
    return { pathname, path: pathname + search, key: new URLSearchParams(search).get('key') ?? '' };
  };
  const press = ({ pathname, path, key }: Awaited<ReturnType<typeof pathIn>>) =>
    visitor().post(pathname, { intent: 'follow', token: key }, path);
  const words = (page: string) =>
    page.replace(/[\w-]{12}\.[\w-]{43}|nonce="[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');

  it('starts once the owner of the e-mail address has confirmed it, and ends with one click', async () => {
    expect((await ask(email)).status).toBe(200);
    expect(await stateOf()).toBe('waiting');

    const confirm = await pathIn();
    expect(confirm.pathname).toBe('/newsletter/confirm');
    await visitor().get(confirm.path);
    expect(await stateOf()).toBe('waiting');
    for (let n = 0; n < 2; n += 1) expect((await press(confirm)).status).toBe(200);
    expect(await stateOf()).toBe('subscribed');

    const leave = await pathIn();
    expect(leave.pathname).toBe('/newsletter/leave');
    for (let n = 0; n < 2; n += 1) expect((await press(leave)).status).toBe(200);
    expect(await stateOf()).toBe('left');
    // The link of the first e-mail confirms once.
    expect((await press(confirm)).status).toBe(422);
    expect(await stateOf()).toBe('left');
  });

  it('gets the same response for new and subscribed e-mail addresses', async () => {
    const [known, fresh] = await Promise.all([ask('rita@boreal.example'), ask('nova@nova.example')]);
    expect(words(await known.text())).toBe(words(await fresh.text()));
    await app.database.outbox.idle();
    expect(await app.database.outbox.mailbox({ to: 'rita@boreal.example' })).toEqual([]);
  });

  it('is refused for invalid confirmation links', async () => {
    for (const page of ['confirm', 'leave']) {
      const answer = await press({
        pathname: `/newsletter/${page}`,
        path: '/newsletter',
        key: 'x'.repeat(43),
      });
      expect(answer.status).toBe(422);
    }
  });
});
