import { draftContent, publishContentItem, shortLinkClicks } from '@elenco/core/growth';
import { actorOf } from '@elenco/core/people';
import { ids } from '@elenco/core/testing';
import { openPages } from '@elenco/portal/server/pages/openPages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { people } from './cast';
import { headIn } from './public-face/head';
import { nasty, rows } from './public-face/rows';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, rows);
});
afterAll(() => app.stop());

const read = (path: string, language = 'pt') =>
  fetch(`${app.url}${path}`, { redirect: 'manual', headers: { 'Accept-Language': language } });

describe('the public page of a creator', () => {
  it('is found by the creator’s id, and redirects from all other forms of its URL', async () => {
    for (const path of [`/c/${ids.creator}`, `/c/${ids.creator}/outra?utm_source=bio`]) {
      const answer = await read(path);
      const query = new URL(path, app.url).search;
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        `/c/${ids.creator}/cecilia-amaral${query}`,
      ]);
    }
    const page = await read(`/c/${ids.creator}/cecilia-amaral`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(
      new RegExp(`<link rel="canonical" href="http://[^/"]+/c/${ids.creator}/cecilia-amaral"/>`),
    );
  });

  it('hides the e-mail address, telephone, account and price that the creator has chosen to hide', async () => {
    const page = await (await read(`/c/${ids.creator}/cecilia-amaral`)).text();
    const { email, phone, cpf, name } = people.creator;
    for (const secret of [email, phone, cpf, '39053344705', '1998-05-14', '56789-0', '2.000,00', '200000']) {
      expect(page).not.toContain(secret);
    }
    expect(name).not.toBe('');
    expect(page).toContain('Cecília Amaral');
    expect(page).toContain('Declarado');
  });

  it('shows the published price, and the portfolio projects in order', async () => {
    const page = await (await read('/c/40/script-script-alert-1-script')).text();
    expect(page.replace(/\u00a0/g, ' ')).toContain('R$ 2.000,00');
    expect(page.indexOf('Primeiro')).toBeGreaterThan(0);
    expect(page.indexOf('Primeiro')).toBeLessThan(page.indexOf('Segundo'));
  });

  it('has a URL for each project, at which browsers without scripts show the project at the top', async () => {
    const path = '/c/40/script-script-alert-1-script';
    const plain = await (await read(path)).text();
    const [, id = ''] = /href="[^"]*\?modal=project&amp;project=(\d+)"/.exec(plain) ?? [];
    const top = (page: string) => /<noscript>(?:(?!<\/noscript>).)*Primeiro.*?<\/noscript>/s.exec(page)?.[0];
    expect(top(plain)).toBeUndefined();
    const open = await read(`${path}?modal=project&project=${id}`);
    const page = await open.text();
    expect([open.status, top(page) !== undefined]).toEqual([200, true]);
    expect(top(page)).toContain(`href="${path}"`);
    expect(/<link[^>]*rel="canonical"[^>]*>/.exec(page)?.[0]).toContain(`${path}"`);
    for (const row of ['999999', 'x', '']) {
      expect(top(await (await read(`${path}?modal=project&project=${row}`)).text())).toBeUndefined();
    }
  });

  it('escapes names and texts in the page and in structured data', async () => {
    const page = await (await read('/c/40/script-script-alert-1-script')).text();
    expect(page).not.toContain('<script>alert');
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: nasty, address: { addressLocality: 'Recife' } },
    });
  });

  it('hides the creator’s reviews of brands, and names no brand', async () => {
    const page = await (await read(`/c/${ids.creator}/cecilia-amaral`)).text();
    expect(page).not.toContain('sobre a marca');
    expect(page).not.toContain('Aurora');
  });

  it.each([
    ['whose profile is hidden', '/c/22/fabio-lins'],
    ['whose account is suspended', '/c/41/gil-fora'],
    ['who has deleted the profile', '/c/42/hana-ida'],
    ['who does not exist', '/c/999999/ninguem'],
    ['whose id is not a number', '/c/x/ninguem'],
  ])('returns 404 for a creator %s', async (_, path) => {
    const [gone, never] = [await read(path), await read('/c/999998/x')];
    expect([gone.status, never.status]).toEqual([404, 404]);
    const plain = (page: string) => page.replace(/nonce="[^"]*"|\/c\/[^"\\]*|"(csrfToken|now)".{0,200}/g, '');
    const page = await gone.text();
    expect(page).toContain('<h1>Perfil não encontrado</h1>');
    expect(page).toContain('noindex');
    expect(plain(page).length).toBe(plain(await never.text()).length);
    expect(await (await read(path, 'en')).text()).toContain('Profile not found');
  });

  it('links visitors to the sign-up, brands to a briefing, the creator to the editor, and staff to the back office', async () => {
    const path = `/c/${ids.creator}/cecilia-amaral`;
    expect(await (await read(path)).text()).toContain(`href="/signup/brand?creator=${ids.creator}"`);
    for (const [person, way] of [
      [people.brandOwner, `/dashboard/client/new-briefing?creator=${ids.creator}`],
      [people.creator, '/dashboard/professional/profile'],
      [people.support, `/dashboard/admin/perfil/${ids.creator}`],
    ] as const) {
      const page = await (await (await Browsing.as(app, person.id)).get(path)).text();
      expect(page).toContain(`href="${way}"`);
      expect(page).not.toContain('href="/signup/brand');
    }
  });
});

describe('a search engine', () => {
  const places = async (path: string) => {
    const text = await (await read(path)).text();
    return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, place]) => place ?? '');
  };
  const inEach = (path: string) => ['', '?lang=pt', '?lang=en'].map((language) => path + language);

  it('gets a sitemap with every public page, and no hidden profile', async () => {
    const maps = await places('/sitemap.xml');
    expect(maps).toEqual(['/sitemap-pages.xml', '/sitemap-creators-0.xml']);
    const listed = (await Promise.all(maps.map(places))).flat();
    expect(listed.filter((path) => path.startsWith('/c/'))).toEqual([
      ...inEach(`/c/${ids.creator}/cecilia-amaral`),
      ...inEach('/c/40/script-script-alert-1-script'),
    ]);
    expect(listed).toEqual(expect.arrayContaining(openPages.flatMap(inEach)));
    const answers = await Promise.all(listed.map(async (path) => [path, (await read(path)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('gets a sitemap of published contents with each page’s URL in each language', async () => {
    const by = { actor: actorOf(people.content), now: new Date().toISOString() };
    const words = { pt: 'Como funciona', en: 'How it works' };
    const draft = { title: words, subtitle: words, body: words };
    const { id } = await app.database.perform(draftContent, { kind: 'page', slug: 'como', draft }, by);
    await app.database.perform(publishContentItem, { id }, by);
    await expect.poll(() => places('/sitemap-pages.xml')).toEqual(expect.arrayContaining(inEach('/p/como')));
    const [, entry = ''] = /<loc>[^<]*\/p\/como<\/loc>(.*?)<\/url>/.exec(
      await (await read('/sitemap-pages.xml')).text(),
    ) ?? [''];
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]+)"/g)];
    expect(links.map(([, language, path]) => [language, path])).toEqual([
      ['pt-BR', '/p/como?lang=pt'],
      ['en', '/p/como?lang=en'],
      ['x-default', '/p/como'],
    ]);
  });

  it('gets 404 for a sitemap file without entries', async () => {
    expect((await read('/sitemap-creators-7.xml')).status).toBe(404);
  });

  it('gets robots rules that exclude private pages, and the sitemap’s URL', async () => {
    const rules = await (await read('/robots.txt')).text();
    for (const path of ['/dashboard/', '/api/', '/invite/', '/*/guest', '/password/']) {
      expect(rules).toContain(`Disallow: ${path}\n`);
    }
    expect(rules).toMatch(/\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/);
  });
});

describe('a page in several languages', () => {
  const headOf = async (path: string, language: string) => headIn(await (await read(path, language)).text());
  const pages = [...openPages, '/?for=creator', `/c/${ids.creator}/cecilia-amaral`];
  const asking = (path: string, language: string) =>
    `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  it.each(pages)('has a URL for each language, with links to the other languages: %s', async (path) => {
    const [pt, en] = [asking(path, 'pt'), asking(path, 'en')];
    const others = { 'pt-BR': pt, en, 'x-default': path };
    expect(await headOf(pt, 'en')).toEqual({ lang: 'pt-BR', canonical: [pt], others });
    expect(await headOf(en, 'pt')).toEqual({ lang: 'en', canonical: [en], others });
    expect(await headOf(path, 'en-US,en;q=0.9')).toEqual({ lang: 'en', canonical: [path], others });
  });

  it('accepts a country in the language code, and ignores unknown languages', async () => {
    expect(await headOf('/pricing?lang=en-US', 'pt')).toMatchObject({
      lang: 'en',
      canonical: ['/pricing?lang=en'],
    });
    expect(await headOf('/pricing?lang=de', 'pt')).toMatchObject({ lang: 'pt-BR', canonical: ['/pricing'] });
  });

  it('keeps the language of its URL for the visitor’s next pages until the visitor chooses a different one', async () => {
    const visitor = new Browsing(app.url);
    const lang = async (path: string) => /lang="([^"]+)"/.exec(await (await visitor.get(path)).text())?.[1];
    expect(await lang('/pricing?lang=en')).toBe('en');
    expect(await lang('/calculator')).toBe('en');
    const to = '/calculator?platform=tiktok&lang=en';
    const chosen = await visitor.send('/preferences', { locale: 'pt', to }, to);
    expect(chosen.headers.get('location')).toBe('/calculator?platform=tiktok');
    expect(await lang('/calculator')).toBe('pt-BR');
  });

  it('uses the account’s language for signed-in users, whatever its URL', async () => {
    const brand = await Browsing.as(app, people.brandOwner.id);
    const page = await (await brand.get('/pricing?lang=en')).text();
    expect(people.brandOwner.locale).toBe('pt');
    expect(page).toContain('lang="pt-BR"');
  });
});

describe('the preview picture (card) of a profile', () => {
  const card = `/c/${ids.creator}/cecilia-amaral/card.png`;

  it('is a picture that browsers may cache', async () => {
    const answer = await read(card);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    const again = await fetch(`${app.url}${card}`, {
      headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('has a URL below that of the profile, and returns 404 once the profile does', async () => {
    const other = await read(`/c/${ids.creator}/x/card.png?lang=en`);
    expect([other.status, other.headers.get('location')]).toEqual([301, `${card}?lang=en`]);
    for (const path of ['/c/22/fabio-lins/card.png', '/c/41/gil-fora/card.png', '/c/999999/x/card.png']) {
      expect((await read(path)).status).toBe(404);
    }
  });
});

describe('a short link', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${app.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': phone, ...headers },
    });
  const counted = async (linkId: number) => {
    const rows = await app.database.see(shortLinkClicks, actorOf(people.content), { linkId });
    return Object.fromEntries(rows.map(({ source, clicks }) => [source, clicks]));
  };

  it('redirects with a response that is not cached and sets no cookies', async () => {
    const answer = await follow('/s/FORA');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://blog.elenco.example/a?b=1',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await follow('/s/bio')).headers.get('location')).toBe('/signup/creator');
  });

  it('counts each click once by source, and ignores bots and prefetches', async () => {
    const before = await counted(501);
    await Promise.all([
      ...Array.from({ length: 5 }, () => follow('/s/fora?utm_source=instagram')),
      follow('/s/fora', { Referer: 'https://www.google.com/' }),
      follow('/s/fora', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      follow('/s/fora', { 'Sec-Purpose': 'prefetch' }),
      follow('/s/fora', {}, 'HEAD'),
    ]);
    expect(await counted(501)).toEqual({ ...before, instagram: 5, search: 1 });
  });

  it('redirects to the shop with a hiring’s tracking parameters, and counts its clicks by day', async () => {
    const answer = await follow('/t/a1b2c3d4e5');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      `https://aurora.example/serum?utm_source=elenco&utm_medium=creator&utm_campaign=${ids.briefing}&utm_content=a1b2c3d4e5`,
      'no-store',
    ]);
    await Promise.all(Array.from({ length: 4 }, () => follow('/t/A1B2C3D4E5')));
    await follow('/t/a1b2c3d4e5', { 'User-Agent': 'WhatsApp/2.24' });
    expect(await app.database.tracking.trackedDays([ids.trackedLink])).toMatchObject([
      { day: '2026-11-20', clicks: 0, orders: 1, revenueCents: 12_990 },
      { clicks: 5, orders: 0, revenueCents: 0 },
    ]);
  });

  it.each(['/s/velho', '/s/fechado', '/s/ninguem', '/s/x%00', '/t/ninguem', '/t/x%00'])(
    'returns 404 like any unknown URL: %s',
    async (path) => {
      const answer = await follow(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );
});
