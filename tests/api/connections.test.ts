import { channelMetrics, connections, type Network, storePosts } from '@elenco/core/discovery';
import { actorOf, allowances, creators, setVisibility } from '@elenco/core/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort, type RunningApp, startApp } from '../support/app';
import { onServer } from '../support/db';
import { FakeNetworks } from '../support/networks';
import { putRows } from '../support/rows';
import { withinWindow } from '../support/withinWindow';
import { oneOfEach, type Person, people } from './cast';

const there = new FakeNetworks();
let app: RunningApp;

beforeAll(async () => {
  await there.start();
  const port = String(await freePort());
  app = await startApp({
    env: { ...there.env, PORT: port, BASE_URL: `http://127.0.0.1:${port}` },
  });
  const made = new Set(['connections', 'channel-metrics']);
  await putRows(
    app.databaseUrl,
    oneOfEach.filter(([name]) => !made.has(name)),
  );
});
afterAll(async () => {
  await app.stop();
  await there.stop();
});

const addresses = {
  instagram: { page: '/meta/profile', callback: '/meta/callback', client: '990602627938098' },
  tiktok: { page: '/tiktok/login', callback: '/tiktok/callback', client: 'awtiktokkey' },
  youtube: {
    page: '/youtube/profile',
    callback: '/youtube/callback',
    client: '407408718192.apps.googleusercontent.com',
  },
} as const;

/** Signs the user in. Returns a browser with its own session. */
async function browserOf(person: Person) {
  const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
  const session = await app.database.identity.openSession(people[person].id, from);
  const headers = { Cookie: `session=${session}`, Accept: 'text/html' };
  const get = (path: string) => fetch(new URL(path, app.url), { headers, redirect: 'manual' });
  return {
    get,
    /** Submits the form of a page, like a browser without scripts. */
    async send(page: string, fields: Record<string, string>) {
      const csrf = /name="csrf" value="([^"]+)"/.exec(await (await get(page)).text())?.[1] ?? '';
      const body = new URLSearchParams({ csrf, ...fields });
      return fetch(new URL(page, app.url), { method: 'POST', headers, body, redirect: 'manual' });
    },
  };
}
/** Returns the content of a page without the frame (header, menu, footer). */
const mainContentOf = async (answer: Response) => (await answer.text()).replace(/^.*<main|<\/main>.*$/gs, '');

type Browser = Awaited<ReturnType<typeof browserOf>>;

/**
 * Gives the required consent and starts a connection. Returns the URL at the network to which the browser is
 * redirected.
 */
async function startConnection(browser: Browser, network: Network): Promise<string> {
  const answer = await browser.send(addresses[network].page, { intent: 'connect', consent: 'on' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}
const problemOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', app.url).searchParams.get('problem');
const cecilia = actorOf(people.creator);
const own = (channel: Network) => app.database.see(connections, cecilia, { channel });

describe.each(['instagram', 'tiktok', 'youtube'] as const)('connecting %s', (network) => {
  const { page, callback, client } = addresses[network];
  const pageNow = (id: number) => (network === 'tiktok' ? `/tiktok/profile/${id}` : page);
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserOf('creator');
  });
  beforeEach(async () => {
    there.down = there.limited = there.withoutFigures = there.elsewhere = false;
    there.grants.ahead = 0;
    await onServer((client) => client.query('delete from counters'), app.databaseUrl);
  });

  it("requires the creator's consent before anything is sent to the social network", async () => {
    const before = there.asked.length;
    const answer = await browser.send(page, { intent: 'connect' });
    expect(answer.status).toBe(422);
    expect(await mainContentOf(answer)).toContain('é preciso autorizar a leitura');
    expect(there.asked).toHaveLength(before);
  });

  it("redirects to the social network with a state, the platform's client id and the callback URL", async () => {
    const to = new URL(await startConnection(browser, network));
    expect(to.searchParams.get(network === 'tiktok' ? 'client_key' : 'client_id')).toBe(client);
    expect(to.searchParams.get('redirect_uri')).toBe(`${app.url}${callback}`);
    expect(to.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(to.searchParams.get('code_challenge') !== null).toBe(network !== 'instagram');
    expect(to.href).not.toContain('secret');
  });

  it('allows forms to redirect to the social networks and to no other site', async () => {
    const policy = (await browser.get(page)).headers.get('content-security-policy') ?? '';
    const origin = new URL(there.env.META_AUTHORIZE_URL ?? '').origin;
    expect(policy).toContain(`form-action 'self' ${origin}`);
  });

  it('reports to a creator who refused at the social network that nothing was connected', async () => {
    const back = await browser.get(there.decide(await startConnection(browser, network), false));
    expect(problemOf(back)).toBe('denied');
    expect(await mainContentOf(await browser.get(back.headers.get('location') ?? ''))).toContain(
      'Você não autorizou o acesso',
    );
  });

  it('rejects an expired code of the social network', async () => {
    const back = there.decide(await startConnection(browser, network), true);
    there.grants.ahead = 11 * 60_000;
    expect(problemOf(await browser.get(back))).toBe('expired');
  });

  it('rejects a callback with a missing code, or with a state that is missing, wrong or another user’s', async () => {
    const good = there.decide(await startConnection(browser, network), true);
    const wrong = new URL(good);
    wrong.searchParams.set('state', 'A'.repeat(43));
    expect(problemOf(await browser.get(wrong.href))).toBe('expired');
    const without = new URL(good);
    without.searchParams.delete('state');
    expect(problemOf(await browser.get(without.href))).toBe('expired');
    const stranger = await browserOf('otherCreator');
    expect(problemOf(await stranger.get(good))).toBe('expired');
    const samePerson = await browserOf('creator');
    expect(problemOf(await samePerson.get(good))).toBe('expired');
    const elsewhere = good.replace(
      callback,
      addresses[network === 'tiktok' ? 'instagram' : 'tiktok'].callback,
    );
    expect(problemOf(await browser.get(elsewhere))).toBe('expired');
    const codeless = new URL(good);
    codeless.searchParams.delete('code');
    expect(problemOf(await browser.get(codeless.href))).toBe('expired');
  });

  it.each([
    ['unreachable', { down: true }],
    ['limited', { limited: true }],
    ['not_permitted', { withoutFigures: true }],
    ['unreachable', { elsewhere: true }],
  ])('shows a message for a failure of the social network: %s', async (problem, change) => {
    const back = there.decide(await startConnection(browser, network), true);
    Object.assign(there, change);
    expect(problemOf(await browser.get(back))).toBe(problem);
    // Redirects by a network are not followed, since they would leak the token.
    expect(there.asked.filter((asked) => asked.endsWith('/elsewhere'))).toEqual([]);
    expect(await own(network)).toEqual([]);
  });

  it('shows verified metrics with their date, and stores them once if the callback is repeated', async () => {
    const back = there.decide(await startConnection(browser, network), true);
    const answer = await browser.get(back);
    const shown = answer.headers.get('location') ?? '';
    expect(problemOf(answer)).toBeNull();
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const text = await mainContentOf(await browser.get(shown));
    expect(text).toContain('cecilia.amaral');
    expect(text).toContain('50.000');
    expect(text).toContain('Verificado');
    const before = await own(network);
    expect(problemOf(await browser.get(back))).toBe('expired');
    expect(await own(network)).toEqual(before);
  });

  it('connects the account once if two callbacks arrive concurrently', async () => {
    const [before] = await own(network);
    const ended = { intent: 'disconnect', id: String(before!.id), version: String(before!.version) };
    expect((await browser.send(pageNow(before!.id), ended)).status).toBe(302);
    const back = there.decide(await startConnection(browser, network), true);
    const answers = await Promise.all([browser.get(back), browser.get(back)]);
    expect(answers.map(problemOf).sort()).toEqual(['expired', null].sort());
  });

  it('is reversed by disconnecting the account, and can then be repeated', async () => {
    const [made] = await own(network);
    const fields = { intent: 'disconnect', id: String(made!.id), version: String(made!.version) };
    expect((await browser.send(pageNow(made!.id), fields)).status).toBe(302);
    const text = await mainContentOf(await browser.get(page));
    expect(text).not.toContain('50.000');
    expect(
      problemOf(await browser.get(there.decide(await startConnection(browser, network), true))),
    ).toBeNull();
  });

  it('shows the connection only to the creator who owns the account', async () => {
    const [made] = await own(network);
    const stranger = await browserOf('otherCreator');
    const fields = { intent: 'disconnect', id: String(made!.id), version: String(made!.version) };
    expect((await stranger.send(page, fields)).status).toBe(404);
    if (network === 'tiktok') expect((await stranger.get(`/tiktok/profile/${made!.id}`)).status).toBe(404);
    const brand = await browserOf('brandOwner');
    expect(await mainContentOf(await brand.get(page))).toContain('Só contas de creators conectam');
    expect((await brand.send(page, fields)).status).toBe(404);
    expect((await (await browserOf('support')).get(callback)).status).toBe(404);
  });

  it('leaks no token of the social network in responses or logs', async () => {
    const staff = await browserOf('support');
    const answers = await Promise.all(
      ['/api/v1/connections', '/api/v1/channel-metrics'].map(async (path) => (await staff.get(path)).text()),
    );
    expect(answers.join('')).toContain('cecilia.amaral');
    expect(answers.join('')).not.toMatch(/accountId|sealed|long\.|access\.|refresh\./);
    expect(app.output()).not.toMatch(
      /(long|short|access|refresh)\.[0-9a-f]{32}|(meta|tiktok|youtube)-secret/,
    );
  });
});

it('shows the newest posts on a profile if the creator consented, until the account is disconnected', async () => {
  const [browser, now] = [await browserOf('creator'), new Date().toISOString()];
  const [made] = await own('instagram');
  const id = made!.id;
  const press = (show: string) => browser.send('/meta/profile', { intent: 'posts', id: String(id), show });
  expect(await mainContentOf(await browser.get('/meta/profile'))).toContain('Mostrar minhas publicações');
  const stranger = await browserOf('otherCreator');
  const wish = { intent: 'posts', id: String(id), show: 'yes' };
  expect((await stranger.send('/meta/profile', wish)).status).toBe(404);
  expect((await press('yes')).status).toBe(302);
  expect(await mainContentOf(await browser.get('/meta/profile'))).toContain('Parar de mostrar');

  const { creatorId } = made!;
  const visible = { id: creatorId, publicProfile: true, pricePublic: false };
  await app.database.perform(setVisibility, visible, { actor: cecilia, now });
  const [picture, link] = ['b'.repeat(64), 'https://www.instagram.com/p/abc/'];
  const figures = { likes: 1_200, comments: 30, shares: null, views: null, paidLabel: null };
  const caption = 'Na feira <b> #publi';
  const posts = [{ postId: '1', link, caption, picture, takenAt: '2026-11-20T12:00:00.000Z', ...figures }];
  await app.database.perform(storePosts, { id, posts }, { actor: { role: 'system' }, now });
  const profile = async () => {
    const first = await fetch(`${app.url}/c/${creatorId}/x`, { headers: { Accept: 'text/html' } });
    return mainContentOf(first);
  };
  const page = await profile();
  expect(page).toMatch(new RegExp(`<a href="${link}"[^>]*>\\s*<img src="/photos/${picture}\\.webp"`));
  expect(page).toContain('Na feira &lt;b&gt;');
  expect(page).toContain('20 de novembro de 2026');
  expect(page).toMatch(/1,2\smil curtidas/);
  expect(page).toMatch(/Identificação publicitária[\s\S]*#publi/);
  // Nothing is loaded from third parties.
  expect(page).not.toMatch(/src="https?:/);

  const version = (await own('instagram'))[0]!.version;
  await browser.send('/meta/profile', { intent: 'disconnect', id: String(id), version: String(version) });
  expect(await profile()).not.toContain(link);
});

it('refuses a YouTube channel that hides its subscribers, and explains how to show them', async () => {
  const browser = await browserOf('otherCreator');
  const back = there.decide(await startConnection(browser, 'youtube'), true);
  there.hidesSubscribers = true;
  const answer = await browser.get(back);
  there.hidesSubscribers = false;
  expect(problemOf(answer)).toBe('not_permitted');
  const text = await mainContentOf(await browser.get(answer.headers.get('location') ?? ''));
  expect(text).toContain('precisa mostrar o número de inscritos');
});

it('deletes YouTube metrics when the creator disconnects, but keeps TikTok metrics', async () => {
  const browser = await browserOf('creator');
  const end = async (network: Network, page: string) => {
    const [made] = await own(network);
    const fields = { intent: 'disconnect', id: String(made!.id), version: String(made!.version) };
    expect((await browser.send(page, fields)).status).toBe(302);
    return app.database.see(channelMetrics, cecilia, { connectionId: made!.id });
  };
  const [tiktok] = await own('tiktok');
  expect(await end('tiktok', `/tiktok/profile/${tiktok!.id}`)).not.toEqual([]);
  expect(await end('youtube', '/youtube/profile')).toEqual([]);
  const { presences } = await app.database.get(creators, cecilia, tiktok!.creatorId);
  expect(presences.map(({ channel }) => channel)).not.toContain('youtube');
});

it('limits attempts to connect an account', async () => {
  await withinWindow();
  const browser = await browserOf('otherCreator');
  await onServer((client) => client.query('delete from counters'), app.databaseUrl);
  for (let n = 0; n < allowances.network.account.times; n += 1)
    await startConnection(browser, n % 2 ? 'tiktok' : 'instagram');
  const answer = await browser.send('/tiktok/login', { intent: 'connect', consent: 'on' });
  expect([answer.status, (await mainContentOf(answer)).includes('Foram muitas tentativas seguidas')]).toEqual(
    [429, true],
  );
});
