import { favorites, listMembers, lists } from '@elenco/core/discovery';
import { changePlan } from '@elenco/core/finance';
import { shortlist } from '@elenco/core/hiring';
import { actorOf } from '@elenco/core/people';
import { aBriefing, aCreator, aPresence, aUser, ids } from '@elenco/core/testing';
import options from '@elenco/locales/pt/options.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import search from '@elenco/locales/pt/search.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { unzip } from '../support/unzip';
import { importedProfile, people } from './cast';
import { at, type Fields, pageOf, sendFrom, withoutSubscription, words } from './searchPages';

const brand = actorOf(people.brandOwner);
const genders = { female: 61, male: 39 };
const audience = { genders, ages: { '25-34': 47 }, countries: { BR: 93 }, cities: { Recife: 29 } };

let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    [
      'creators',
      aCreator({
        id: 23,
        name: 'Olga Prado',
        mainSkill: 'cars',
        tags: ['games'],
        publicProfile: true,
        presences: [{ ...aPresence(), source: 'verified', measuredAt: '2026-10-05T12:00:00.000Z', audience }],
      }),
    ],
    [
      'users',
      aUser({ id: 123, email: '23@story.example', companyId: null, companyRole: null, creatorId: 23 }),
    ],
    ['external_profiles', importedProfile],
    ['briefings', aBriefing({ id: 33, status: 'selection' })],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const page = (path: string, who = browser) => pageOf(who, path);
const send = (path: string, fields: Fields) => sendFrom(browser, path, fields);
/** Returns the page's input element with this name. */
const input = (html: string, name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];

describe('the search page', () => {
  it('ignores an unknown creator in the query string of the quick view', async () => {
    expect((await page('?skill=cars&quick=99')).to).toBe(`${at}?skill=cars`);
    expect((await page('?skill=beauty&quick=23')).status).toBe(200);
  });

  it('redirects to the same URL for the same filters, whatever inputs are empty', async () => {
    const { status, to } = await page('?q=&skill=cars&state=&sort=relevance&weightText=6&as=cards');
    expect([status, to]).toEqual([302, `${at}?skill=cars&as=cards`]);
  });

  it('lists and counts matching creators, with the reasons for each match', async () => {
    const { status, text } = await page('?skill=cars');
    expect(status).toBe(200);
    const received = words(text);
    expect(received).toContain('1 creator');
    expect(received).toContain('Olga Prado');
    expect(received).toContain(`${options.skills.cars} (especialidades: 1 de 1)`);
    expect(received).not.toContain('Fábio Lins');
  });

  it('accepts numbers in the format that the page shows, and normalizes the query string', async () => {
    const typed = new URLSearchParams({
      followersFrom: '10.000',
      engagementTo: '12,5%',
      priceTo: 'R$ 1.500',
    });
    const { status, to } = await page(`?${typed}`);
    expect([status, to]).toEqual([302, `${at}?followersFrom=10000&engagementTo=12.5&priceTo=1500`]);
    const { text } = await page('?followersFrom=10000&engagementTo=12.5&priceTo=1500');
    const shown = ['followersFrom', 'engagementTo', 'priceTo'].map((name) => input(text, name));
    const received = words(text);
    for (const chip of ['Seguidores a partir de 10.000', 'Engajamento (%) até 12,5', 'até 1.500'])
      expect(received).toContain(chip);
    expect(shown).toEqual(
      ['10.000', '12,5', '1.500'].map((value) => expect.stringContaining(`value="${value}"`)),
    );
  });

  it('reports a range with swapped bounds at the field, and keeps both bounds', async () => {
    const { text } = await page('?followersFrom=5000&followersTo=1000');
    expect(words(text)).toContain(problems.range_reversed);
    expect(input(text, 'followersFrom')).toContain('value="5.000"');
    expect(input(text, 'followersTo')).toContain('value="1000"');
    expect(text).toMatch(/<details[^>]* open/);
  });

  it('finds profiles without an account, and shows the source of their data', async () => {
    expect(words((await page('?q=zuleica')).text)).toContain('Fonte: Planilha da agência');
    const profile = words((await page('/creator-profile/x17/tiktok')).text);
    expect(profile).toContain('=Zuleica Externa');
    expect(profile).toContain('Estimado');
    for (const none of ['x18', '17x', '999999', 'x17/instagram', 'x17/fax']) {
      expect([none, (await page(`/creator-profile/${none}`)).status]).toEqual([none, 404]);
    }
  });

  it('shows a creator’s audience with source and date, as the public page does', async () => {
    const ownPage = words((await page('/creator-profile/23')).text);
    const publicPage = words(await (await browser.get('/c/23/olga-prado')).text());
    for (const text of [ownPage, publicPage]) {
      for (const share of ['61', '39', '47', '93', '29']) expect(text).toContain(`${share}%`);
      expect(text).toContain('Recife');
      expect(text).toMatch(/Verificado[^·]*· *5 out/);
    }
  });

  it('reports typing errors and invalid parameters, and still shows results', async () => {
    expect(words((await page('?q=olga+pradu')).text)).toContain('Nenhum resultado para “pradu”');
    const most = words((await page('?q=olga+prado+zuleica')).text);
    expect(most).toContain('Ninguém tem todas as 3 palavras. Mostramos quem tem mais: 2 de 3.');
    expect(most).toContain('Olga Prado');
    const { status, text } = await page('?skill=cars&followersFrom=muitos&unheard=1');
    expect([status, words(text)]).toEqual([200, expect.stringContaining('“Seguidores: de” e “unheard”')]);
    expect(words(text)).toContain('Olga Prado');
    expect(words(text)).toContain(problems.not_whole_number);
    expect(input(text, 'followersFrom')).toContain('value="muitos"');
  });

  it('shows the follower history as a line chart with a description, and as a table', async () => {
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    for (const [day, followers] of [
      ['2026-09-01', 60_000],
      ['2026-10-01', 75_500],
    ]) {
      await client.query(
        `insert into profile_metrics (external_id, channel, day, followers, engagement_bp, source, origin)
         values (17, 'tiktok', $1, $2, 300, 'estimated', 'Planilha de teste')`,
        [day, followers],
      );
    }
    await client.end();
    const { text } = await page('/creator-profile/x17');
    expect(text).toMatch(/aria-label="TikTok, seguidores: de 60\.000 em/);
    expect(text).toMatch(/<polyline points="4\.0,116\.0 /);
    const growth = 'Crescimento em 30 dias +25,83% +15.500 seguidores desde 1 set';
    expect(words(text)).toContain(growth);
    expect(words(text)).toContain('Crescimento em 365 dias Dados insuficientes');
    expect(words(text)).toContain('75.500');
    expect(words(text)).toContain('Planilha de teste');
  });

  it('links to a comparison of two to five creators, without creators that do not exist', async () => {
    expect((await send('', { intent: 'compare', who: ['21', 'x17'] })).to).toBe(
      `${at}/compare?who=21&who=x17`,
    );
    const many = await send('', { intent: 'compare', who: ['1', '2', '3', '4', '5', '6'] });
    expect([many.status, many.text]).toEqual([422, expect.stringContaining(problems.two_to_five)]);
    for (const who of [[], ['21']]) {
      const { status, text } = await send('', { intent: 'compare', who });
      expect([status, text]).toEqual([422, expect.stringContaining(problems.two_to_five)]);
    }
    const received = words((await page('/compare?who=23&who=x17&who=404')).text);
    expect(received.indexOf('Olga Prado')).toBeLessThan(received.indexOf('=Zuleica Externa'));
    expect(received).toMatch(/Mulher 61%, .* 47%, Brasil 93%, Recife 29%/);
    expect(received).toContain(search.quality.peerRank.title);
    expect(received).toContain(search.history.notEnough);
  });
});

describe('a list of saved creators', () => {
  const membersOf = (listId: number) => app.database.see(listMembers, brand, { listId }, { by: 'place' });

  it('contains each creator once, even if a creator is added repeatedly', async () => {
    for (const _ of [1, 2]) {
      const { to } = await send('?skill=cars', { intent: 'toList', who: ['23', 'x17'], listId: '301' });
      expect(to).toBe(`${at}?skill=cars`);
    }
    const members = await membersOf(301);
    expect(members.map(({ creatorId, externalId }) => creatorId ?? `x${externalId}`)).toEqual([
      21,
      23,
      'x17',
    ]);
  });

  it('is created with the entered name, and only once if submitted twice', async () => {
    const form = { intent: 'toList', who: '23', listId: '301', listName: 'Carros', key: crypto.randomUUID() };
    await Promise.all([send('', form), send('', form)]);
    const begun = await app.database.see(lists, brand, { name: 'Carros' });
    expect(begun).toHaveLength(1);
    expect(await membersOf(begun[0]!.id)).toHaveLength(1);
  });

  it('keeps notes and order, and can be exported in the paid plans', async () => {
    const [first, second] = await membersOf(301);
    const note = { intent: 'note', memberId: String(second!.id), version: '1', note: 'Pediu prazo' };
    expect((await send('/list/301', note)).to).toBe(`${at}/list/301`);
    await send('/list/301', { intent: 'place', id: String(second!.id), to: 'before' });
    const now = await membersOf(301);
    expect(now.slice(0, 2).map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect((await page('/export.csv?list=301')).to).toBe('/dashboard/client/pricing');
    const owner = { actor: actorOf(people.finance), now: new Date().toISOString() };
    await app.database.perform(changePlan, { id: ids.company, plan: 'business' }, owner);
    const file = await browser.get(`${at}/export.csv?list=301`);
    expect(file.headers.get('content-disposition')).toContain('Verao 2027.csv');
    const lines = (await file.text()).split('\r\n');
    expect(lines[1]).toContain('"Olga Prado"');
    expect(lines[1]).toContain('"Pediu prazo"');
    expect(lines[3]).toMatch(/^"'=Zuleica Externa"/);
  });

  it('restores a removed creator with the creator’s position and note', async () => {
    const before = await membersOf(301);
    const gone = await send('/list/301', { intent: 'take', listId: '301', who: '23' });
    expect([gone.status, gone.text]).toEqual([200, expect.stringContaining('Olga Prado saiu da lista.')]);
    expect(await membersOf(301)).toHaveLength(before.length - 1);
    const offered = gone.html.match(/<form(?:(?!<\/form>).)*value="putBack".*?<\/form>/s)?.[0] ?? '';
    const fields = [...offered.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, ...pair]) => pair,
    );
    const back = await send('/list/301', { ...Object.fromEntries(fields), intent: 'putBack' });
    expect(back.to).toBe(`${at}/list/301`);
    const kept = (rows: typeof before) => rows.map(({ creatorId, note, place }) => [creatorId, note, place]);
    expect(kept(await membersOf(301))).toEqual(kept(before));
  });

  it('is exported as a workbook without formulas', async () => {
    const file = await browser.get(`${at}/export.xlsx?list=301`);
    expect(file.headers.get('content-disposition')).toContain('Verao 2027.xlsx');
    const parts = await unzip(new Uint8Array(await file.arrayBuffer()));
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    const texts = `${sheet}${parts.get('xl/sharedStrings.xml') ?? ''}`;
    expect(texts).toContain('Olga Prado');
    expect(texts).toMatch(/&apos;=Zuleica Externa|'=Zuleica Externa|&#39;=Zuleica Externa/);
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/<row /g)).toHaveLength(1 + (await membersOf(301)).length);
  });

  it('can be added to a project, which leaves out creators who cannot be hired', async () => {
    const { text } = await page('/list/301');
    expect(words(text)).toContain('1 fica de fora');
  });

  it('links to an invitation of its creators, as do the search results and the profile', async () => {
    for (const from of ['', '/list/301', '/creator-profile/23']) {
      const chosen = await send(from, { intent: 'toInvite', who: ['23', 'x17'] });
      expect([from, chosen.status, chosen.to]).toEqual([from, 302, `${at}/invite?who=23&who=x17`]);
    }
    const { text } = await page('/invite?who=23&who=x17');
    expect(words(text)).toContain('Olga Prado');
    const asked = { intent: 'invite', who: ['23'], briefingId: '33', key: crypto.randomUUID() };
    expect(await send('/invite?who=23', asked)).toMatchObject({
      status: 302,
      to: '/dashboard/client/briefing/33',
    });
    const named = await app.database.see(shortlist, brand, { briefingId: 33, creatorId: 23 });
    expect(named).toHaveLength(1);
  });

  it('is independent of the brand’s favorites', async () => {
    const loved = async () => (await app.database.see(favorites, brand, { externalId: 17 })).length;
    await send('', { intent: 'favorite', profile: 'x17', on: 'true' });
    expect(await loved()).toBe(1);
    expect(words((await page('/favorites')).text)).toContain('=Zuleica Externa');
    await send('', { intent: 'favorite', profile: 'x17', on: 'false' });
    expect(await loved()).toBe(0);
  });
});

describe('the access check of the search', () => {
  it.each([
    ['otherBrand', '/list/301', 404],
    ['otherBrand', '/export.csv?list=301', 404],
    ['otherBrand', '/export.xlsx?list=301', 404],
    ['brandOwner', '/export.xlsx?list=x', 404],
    ['creator', '', 404],
    ['curation', '', 200],
  ] as const)('responds to %s at /search%s with the status %i', async (name, path, status) => {
    expect((await page(path, await Browsing.as(app, people[name].id))).status).toBe(status);
  });

  it('redirects URLs without an area to the same page in the user’s area', async () => {
    const to = async (who: Browsing) =>
      (await who.get('/search/creator-profile/21/instagram?a=b')).headers.get('location');
    expect(await to(browser)).toBe(`${at}/creator-profile/21/instagram?a=b`);
    expect(await to(await Browsing.as(app, people.support.id))).toBe(
      '/dashboard/admin/search/creator-profile/21/instagram?a=b',
    );
    expect(await to(new Browsing(app.url))).toBe('/?openlogin=true');
  });
});
