import { allowances } from '@elenco/core';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { withinWindow } from '../support/withinWindow';
import { oneOfEach, people } from './cast';

const password = 'só em dezembro';
const env = { ELENCO_PRELAUNCH_PASSWORD: password, SESSION_SECRET: 's'.repeat(32) };
let app: RunningApp;
/** A second portal process with the same database. */
let other: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp({ env });
  other = await startApp({ env: { ...env, DATABASE_URL: app.databaseUrl } });
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await other.stop();
  await app.stop();
});
beforeEach(() => client.query('delete from counters'));

const visitor = () => new Reader(app.url);

describe('the pre-launch gate', () => {
  it('is shown to anonymous visitors at any page', async () => {
    const closed = [
      '/signup',
      '/signup/creator',
      '/dev/ui',
      '/no-such-page',
      '/LOGIN',
      '/login/',
      '/login/x',
    ];
    for (const path of [...closed, '/wall/x', '/invite', '/invite/a/b', '/client/guest', '//login']) {
      const answer = await visitor().get(path);
      const own = path.replace(/^\/+/, '/');
      expect([path, answer.status, answer.to]).toEqual([path, 302, `/wall?to=${encodeURIComponent(own)}`]);
      expect(answer.body).toBe('');
    }
    expect((await visitor().get('/')).to).toBe('/wall');
    expect((await visitor().get('/signup?modal=be')).to).toBe('/wall?to=%2Fsignup%3Fmodal%3Dbe');
  });

  it('rejects forms sent to pages behind the gate', async () => {
    const answer = await visitor().post('/signup/creator', { name: 'Ana' }, '/login');
    expect([answer.status, answer.to]).toEqual([303, '/wall']);
  });

  it('also redirects requests for a closed page’s data, and returns none of the data', async () => {
    const asked = await fetch(`${app.url}/signup/brand.data?_routes=routes%2Fsignup.brand&modal=hire`);
    const body = await asked.text();
    expect(asked.status).toBe(202);
    expect(body).toContain('/wall?to=%2Fsignup%2Fbrand%3Fmodal%3Dhire');
    const home = await (await fetch(`${app.url}/_root.data`)).text();
    expect(home).toContain('"/wall"');
    const sent = await fetch(`${app.url}/signup/brand.data`, { method: 'POST', body: new URLSearchParams() });
    expect([sent.status, await sent.text()]).toEqual([202, expect.stringContaining('/wall')]);
  });

  it('does not block pages that accounts, e-mails, programs and the law require', async () => {
    const open = ['/login', '/password/forgot', '/password/reset?key=x', '/signup/confirm?token=x'];
    for (const path of [
      ...open,
      '/invite/unknown',
      '/healthz',
      '/readyz',
      '/favicon.svg',
      '/api/v1/currencies',
    ]) {
      const answer = await visitor().get(path);
      expect([path, answer.to]).toEqual([path, null]);
      expect(answer.status).toBeLessThan(500);
    }
    expect((await visitor().get('/api/v1/briefings')).status).toBe(401);
    expect((await visitor().get('/dashboard/client/briefing/31/select/guest?grant=x')).status).toBe(404);
  });

  it('lets visitors open the login and, after signing in, the requested page', async () => {
    const who = visitor();
    expect((await who.get('/dashboard/client/briefing/31')).to).toBe('/login');
    expect(decodeURIComponent(who.cookies.get('going-to') ?? '')).toBe('/dashboard/client/briefing/31');
    expect((await who.get('/?openlogin=true&briefing=31')).to).toBe('/login?briefing=31');
  });

  it('does not affect signed-in users and their programs', async () => {
    const brand = await Browsing.as(app, people.brandOwner.id);
    expect((await brand.get('/')).status).toBe(200);
    expect((await brand.get('/dashboard/client')).status).toBe(200);
    expect((await brand.get('/wall?to=%2Fdashboard%2Fclient')).headers.get('location')).toBe(
      '/dashboard/client',
    );
    const about = { name: 'test', scopes: ['read'], days: 1, now: new Date().toISOString() };
    const { token } = await app.database.identity.issueToken(people.brandOwner.id, about);
    const asked = await fetch(`${app.url}/api/v1/briefings`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(asked.status).toBe(200);
  });
});

describe('the password of the pre-launch gate', () => {
  it('opens all pages to the browser in which it was entered, and continues to the requested page', async () => {
    const who = visitor();
    const shown = await who.get((await who.get('/signup/creator?modal=be')).to!);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown.body).toContain('name="robots" content="noindex"');
    const answer = await who.post('/wall?to=%2Fsignup%2Fcreator%3Fmodal%3Dbe', { password });
    expect([answer.status, answer.to]).toEqual([302, '/signup/creator?modal=be']);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('prelaunch='));
    expect(cookie).toMatch(/HttpOnly/);
    expect((await who.get('/signup/creator')).status).toBe(200);
    expect((await who.get('/')).status).toBe(200);
    expect((await who.get('/wall')).to).toBe('/');
    expect((await visitor().get('/')).to).toBe('/wall');
  });

  it('continues to pages of this site only', async () => {
    for (const to of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', '']) {
      expect((await visitor().post(`/wall?to=${encodeURIComponent(to)}`, { password })).to).toBe('/');
      const redirected = await fetch(`${app.url}/redirect?to=${encodeURIComponent(to)}`, {
        redirect: 'manual',
      });
      expect(redirected.headers.get('location')).toBe('/');
    }
  });

  it('is refused at its field if it is wrong, and is not logged', async () => {
    const who = visitor();
    const answer = await who.post('/wall?to=%2Fsignup', { password: 'senha errada' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('Senha incorreta!');
    expect(answer.body).not.toContain('senha errada');
    expect(answer.body).toContain('action="/wall?to=%2Fsignup"');
    expect((await who.get('/')).to).toBe('/wall');
    expect((await who.post('/wall', { password: '' })).body).toContain('Preencha este campo');
  });

  it('cannot be replaced by cookies that a visitor forges', async () => {
    const who = visitor();
    for (const value of ['true', `${Date.now()}.${'A'.repeat(43)}`]) {
      who.cookies.set('prelaunch', value);
      who.cookies.set('dont-show-wall', 'true');
      expect((await who.get('/')).to).toBe('/wall');
    }
  });

  it('is rate-limited across all server processes', async () => {
    await withinWindow();
    const { times } = allowances.prelaunch.ip;
    const statuses = [];
    for (let n = 0; n < times; n += 1) {
      const at = new Reader(n % 2 ? app.url : other.url);
      statuses.push((await at.post('/wall', { password: `guess ${n}` })).status);
    }
    expect(statuses).toEqual(Array(times).fill(422));
    for (const { url } of [app, other]) {
      const answer = await new Reader(url).post('/wall', { password });
      expect(answer.status).toBe(429);
      expect(answer.body).toContain('Foram muitas tentativas seguidas');
    }
  });

  it('is not counted if it is right, but is refused after too many wrong attempts', async () => {
    await withinWindow();
    const { times } = allowances.prelaunch.ip;
    for (let n = 0; n < times + 2; n += 1) expect((await visitor().post('/wall', { password })).to).toBe('/');
    await Promise.all(Array.from({ length: times }, () => visitor().post('/wall', { password: 'guess' })));
    expect((await visitor().post('/wall', { password })).status).toBe(429);
  });

  it('is required only once, even if several server processes handle the visitor’s requests', async () => {
    const who = visitor();
    await who.post('/wall', { password });
    const there = new Reader(other.url);
    there.cookies.set('prelaunch', who.cookies.get('prelaunch')!);
    expect((await there.get('/')).status).toBe(200);
  });
});
