import { aSetting, ids } from '@elenco/core/testing';
import { callMeter } from '@elenco/portal/server/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;

beforeAll(async () => {
  // With this setting, the limits are 400 calls per minute and user, and 1,000 per minute and IP address.
  app = await startApp({ env: { ELENCO_REST_CALLS: '200', TRUSTED_PROXIES: '1' } });
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    ['settings', aSetting({ id: 900, key: 'fee_bp', value: 1_250, validFrom: '2026-01-01' })],
  ]);
});
afterAll(() => app.stop());

/** Sends a request like a browser. The request is anonymous if no user is passed. */
async function browse(path: string, person?: Person, init: RequestInit = {}): Promise<Response> {
  const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
  const token = person && (await app.database.identity.openSession(people[person].id, from));
  const headers = {
    Accept: 'text/html',
    'Accept-Language': 'en',
    ...(token ? { Cookie: `session=${token}` } : {}),
    ...(init.headers as Record<string, string>),
  };
  return fetch(`${app.url}${path}`, { redirect: 'manual', ...init, headers });
}

const form = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ email: 'a@b.example', password: 'x', csrf: 'old' }),
  headers,
});

describe('a page request above the rate limit', () => {
  const elsewhere = '203.0.113.9';
  /** Adds calls for this minute and the next to the counters, as another process would. */
  const answered = async (kind: 'address' | 'person', who: string, calls: number) => {
    const meter = callMeter(app.database.identity, 200);
    for (const minute of [0, 60_000])
      await meter(kind, who, new Date(Date.now() + minute).toISOString(), calls);
  };
  /** Sends requests until one is refused, and returns that refusal. */
  const refused = async (headers: Record<string, string>, path = '/d/none') => {
    for (let n = 0; n < 200; n += 1) {
      const answer = await fetch(`${app.url}${path}`, { redirect: 'manual', headers });
      if (answer.status === 429) return answer;
      await answer.arrayBuffer();
    }
    throw new Error('never refused');
  };

  it('counts toward the REST limit of the IP address, and is refused with Retry-After', async () => {
    await answered('address', elsewhere, 1_000);
    const from = { 'X-Forwarded-For': elsewhere, 'Accept-Language': 'en' };
    const answer = await refused({ ...from, Accept: 'text/html' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/html; charset=UTF-8',
      expect.stringContaining('Too many requests at once'),
    ]);
    const [script, program, rest] = await Promise.all([
      refused({ ...from, Accept: '*/*' }, '/login.data'),
      refused({ ...from, Accept: 'application/json' }),
      refused(from, '/api/v1/me'),
    ]);
    expect(script.headers.get('content-type')).toBe('text/x-script');
    expect([await program.json(), await rest.json()]).toMatchObject([
      { code: 'too_often' },
      { code: 'too_often' },
    ]);
    expect((await browse('/login')).status).toBe(200);
  });

  it('is counted per user, whatever the IP address', async () => {
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const token = await app.database.identity.openSession(people.otherCreator.id, from);
    await answered('person', String(people.otherCreator.id), 400);
    const answer = await refused({ Cookie: `session=${token}`, 'X-Forwarded-For': '203.0.113.10' });
    expect(answer.headers.get('ratelimit')).toMatch(/^"person";r=0;/);
  });
});

describe('a form with an expired CSRF token', () => {
  it('shows an error page with a link back', async () => {
    const answer = await browse('/login', undefined, form({ Referer: `${app.url}/login?briefing=3` }));
    const page = await answer.text();
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('This page has been open for too long');
    expect(page).toContain('href="/login?briefing=3"');
    expect(page).not.toMatch(/<script[^>]*type="module"/);
  });

  it.each(['https://elsewhere.example/x', 'no address', '//elsewhere.example'])(
    'shows no link back if the form was on another site: %s',
    async (referrer) => {
      const page = await (await browse('/login', undefined, form({ Referer: referrer }))).text();
      expect(page).not.toContain('elsewhere');
    },
  );

  it('returns an error that the page’s own scripts can show', async () => {
    const answer = await browse('/login.data', undefined, form({ Accept: '*/*' }));
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('text/x-script');
  });

  it('returns a problem document to programs', async () => {
    const answer = await browse('/preferences', undefined, form({ Accept: 'application/json' }));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
    expect(await answer.json()).toMatchObject({ code: 'csrf' });
  });
});

describe('the back office', () => {
  it('returns 404 to users who are not staff', async () => {
    for (const person of ['brandOwner', 'creator'] as const) {
      const answer = await browse('/dashboard/admin/users', person);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
      expect(await answer.text()).toContain('Esta página não existe');
    }
    expect((await browse('/dashboard/admin')).headers.get('location')).toBe('/?openlogin=true');
  });

  it.each([
    ['/dashboard/admin/users', 302],
    ['/dashboard/admin/users/3', 302],
    ['/dashboard/admin/jobs', 302],
    ['/dashboard/admin/cms/pages', 302],
    ['/dashboard/admin/growth', 302],
    ['/dashboard/admin/users-professionals', 200],
    ['/dashboard/admin', 200],
  ])('responds to restricted staff at %s with the status %i', async (path, status) => {
    const answer = await browse(path, 'restricted');
    expect(answer.status).toBe(status);
    if (status === 302) expect(answer.headers.get('location')).toBe('/');
    expect((await browse(path, 'support')).status).toBe(200);
  });

  it.each(['content', 'restricted'] as const)('shows no contract to %s staff', async (person) => {
    for (const path of [`/dashboard/contract/${ids.contract}`, `/dashboard/contract/${ids.contract}.pdf`]) {
      expect([path, (await browse(path, person)).status]).toEqual([path, 404]);
      expect([path, (await browse(path, 'support')).status]).toEqual([path, 200]);
    }
  });
});

describe('a display preference of staff in the back office', () => {
  /** Sends the form in the same way as the page's script. */
  async function choose(staff: Browsing, fields: Record<string, string>): Promise<Response> {
    const { csrfToken } = (await (await staff.get('/api/v1/me')).json()) as { csrfToken: string };
    return staff.fetch('/preferences', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'X-CSRF-TOKEN': csrfToken, 'X-Requested-With': 'XMLHttpRequest' },
    });
  }
  const languageOf = async (staff: Browsing) =>
    /<html lang="([^"]*)"/.exec(await (await staff.get('/dashboard/admin')).text())?.[1];

  it('is returned by the request that changes it, and remains after a reload', async () => {
    const staff = await Browsing.as(app, people.support.id);
    expect((await choose(staff, { scheme: 'dark' })).status).toBe(200);
    expect(staff.cookieLine()).toContain('preferences=scheme:dark');
    await choose(staff, { contrast: 'high' });
    expect(staff.cookieLine()).toContain('preferences=scheme:dark.contrast:high');
  });

  it('sets the language of the account, which also applies on other devices', async () => {
    const staff = await Browsing.as(app, people.support.id);
    expect(await languageOf(staff)).toBe('pt-BR');
    await choose(staff, { locale: 'en' });
    expect(await languageOf(staff)).toBe('en');
    const another = await Browsing.as(app, people.support.id);
    expect(await languageOf(another)).toBe('en');
    await choose(another, { locale: 'pt' });
    expect(await languageOf(another)).toBe('pt-BR');
  });
});

it('shows the fee, hours and amounts of the current settings on the home page', async () => {
  const page = await (await browse('/')).text();
  expect(page).toContain('12.5%');
  expect(page).toContain('24 h');
  expect(page).toContain('R$4,375.00');
});

describe('the price calculator without scripts', () => {
  const asked = 'channel=youtube&format=video&followers=200.000&engagement=4,5&quantity=3&rights=months_12';

  it('shows the result for the values in the query string, and each step of the calculation', async () => {
    const page = await (await browse(`/calculator?${asked}`)).text();
    // 200,000 × 30 % × R$ 140 / 1,000 × 1.025 × 3 × 0.95 × 1.6
    for (const text of ['60,000', 'R$8,400.00', 'R$8,610.00', 'R$25,830.00', 'R$24,538.50', 'R$39,261.60']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('R$31,400.00');
    expect(page).toContain('R$49,100.00');
    expect(page).toContain('value="200.000"');
  });

  it('shows errors at the field, keeps the input, and shows no price', async () => {
    const page = await (await browse(`/calculator?${asked.replace('4,5', '25')}`)).text();
    expect(page).toMatch(/<input[^>]*name="engagement"[^>]*aria-invalid="true"[^>]*value="25"/);
    expect(page).not.toContain('Suggested price');
  });
});
