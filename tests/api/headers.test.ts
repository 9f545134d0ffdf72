import { NOW } from '@elenco/core/testing';
import { hashPassword } from '@elenco/db';
import { manifest } from '@elenco/portal/server/api/manifest';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { printDepth, sampled } from '../support/depth';
import { putRows } from '../support/rows';
import { validPdf } from '../support/soundPdf';
import { oneOfEach, people } from './cast';
import { aCampaign, acceptedPay, addressOf, officePaths, portalRoutes } from './guards/routes';
import { directives, type Seen, score } from './headers/observatory';

/** Response of a server in production mode behind HTTPS. */
interface Answer extends Seen {
  readonly what: string;
  readonly status: number;
  readonly signedIn: boolean;
}

const password = 'elenco-demo-2026';
let app: RunningApp;
const answers: Answer[] = [];

async function keep(what: string, got: Promise<Response>, signedIn: boolean): Promise<Answer> {
  const { status, headers, ...rest } = await got.then(async (one) => ({
    status: one.status,
    headers: one.headers,
    body: await one.text(),
  }));
  const answer = { what, status, headers, signedIn, ...rest };
  answers.push(answer);
  return answer;
}

async function signedIn(person: keyof typeof people): Promise<Browsing> {
  const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
  const token = await app.database.identity.openSession(people[person].id, from);
  return new Browsing(app.url, new Map([['__Host-session', token]]));
}

beforeAll(async () => {
  app = await startApp({ env: { BASE_URL: 'https://elenco.example' } });
  const owner = { userId: people.brandOwner.id, passwordHash: await hashPassword(password) };
  const times = { changedAt: NOW, createdAt: NOW, updatedAt: NOW };
  const credentials = { ...owner, ...times };
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    ['briefings', aCampaign],
    ['pay-contracts', acceptedPay],
    ['credentials', credentials],
  ]);
  const nobody = () => new Browsing(app.url);
  const browsers = {
    company: await signedIn('brandOwner'),
    creator: await signedIn('creator'),
    admin: await signedIn('owner'),
  };
  const { routes } = await portalRoutes();
  const rest = manifest.filter((one) => one.method === 'GET' && !one.open && one.path !== '/files/:id');
  const looked = {
    routes: sampled(routes, ({ area }) => area),
    office: sampled(officePaths(), () => 'the same page'),
    rest: sampled(rest, ({ path }) => path),
  };
  const many = ({ routes: pages, office, rest: calls }: Record<keyof typeof looked, readonly unknown[]>) =>
    2 * pages.length + office.length + calls.length;
  printDepth('headers of answers', many(looked), many({ routes, office: officePaths(), rest }));
  for (const route of looked.routes) {
    const path = addressOf(route);
    const who = route.area === 'creator' ? 'creator' : 'company';
    await keep(`GET ${path}, nobody`, nobody().get(path), false);
    await keep(`GET ${path}, ${who}`, browsers[who].copy().get(path), true);
  }
  for (const path of looked.office) await keep(`GET ${path}`, browsers.admin.copy().get(path), true);
  for (const { method, path } of looked.rest) {
    const row = oneOfEach.find(([table]) => table === path.split('/')[1])?.[1] as { id: number } | undefined;
    const address = `/api/v1${path.replace(':id', String(row?.id ?? 1))}`;
    await keep(`${method} ${address}`, browsers.admin.copy().get(address), true);
  }
  await keep('GET of a file', getFile(), true);
  await requestNonPages(nobody());
}, 240_000);
afterAll(() => app.stop());

/** Uploads a file by REST and downloads it again. */
async function getFile(): Promise<Response> {
  const about = { name: 'x', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
  const { token } = await app.database.identity.issueToken(people.creator.id, about);
  const headers = { Authorization: `Bearer ${token}` };
  const body = new FormData();
  body.set('file', new File([validPdf()], 'nota.pdf'));
  const kept = await fetch(`${app.url}/api/v1/files`, { method: 'POST', body, headers });
  return fetch(`${app.url}${kept.headers.get('location')}`, { headers });
}

/** Requests responses other than pages: files, pictures, the OpenAPI document, and all kinds of refusals. */
async function requestNonPages(browser: Browsing): Promise<void> {
  const page = await (await browser.get('/')).text();
  const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const fetched = [
    '/no-such-page',
    '/portraits/somebody.svg',
    '/api/docs',
    '/api/v1/openapi.json',
    '/api/nothing',
  ];
  for (const path of [...fetched, script, '/healthz', '/readyz', '/api/v1/briefings', '/%ff']) {
    await keep(`GET ${path}`, browser.copy().get(path), false);
  }
  await keep('POST without a token', browser.copy().post('/login', { email: 'a@b.example' }), false);
  await keep('PATCH', browser.copy().fetch('/api/v1/me', { method: 'PATCH' }), false);
  const huge = { method: 'POST', body: 'x'.repeat(7_000_000), headers: { 'Content-Type': 'text/plain' } };
  await keep('POST of 7 MB', browser.copy().fetch('/login', huge), false);
  const csrf = await browser.csrf('/login');
  await keep(
    'a refused sign-in',
    browser.copy().post('/login', { csrf, email: 'a@b.example', password: 'x' }),
    false,
  );
}

const isPage = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html') ?? false;
const policyOf = ({ headers }: Seen) => headers.get('content-security-policy') ?? '';
const nonceOf = (answer: Seen) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '';

describe('every response', () => {
  it("is rated A+ by the rules of Mozilla's HTTP Observatory", () => {
    const scored = answers.map((answer) => ({ what: answer.what, ...score(answer) }));
    const wrong = scored.filter(({ points, faults }) => points < 100 || faults.length > 0);
    const lowest = Math.min(...scored.map(({ points }) => points));
    console.log(
      `headers: ${answers.length} answers, lowest score ${lowest} (A+ from 100), ${wrong.length} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(answers.length).toBeGreaterThan(150);
  });

  it('has a content security policy without severe findings of csp_evaluator', () => {
    const policies = new Set(
      answers.map((answer) => policyOf(answer).replace(/nonce-[^']+/g, 'nonce-cmFuZG9tLW5vbmNlLTE2')),
    );
    const findings = [...policies].flatMap((policy) =>
      new CspEvaluator(new CspParser(policy).csp).evaluate().map((finding) => ({ policy, ...finding })),
    );
    const high = findings.filter(
      ({ severity }) => severity <= Severity.MEDIUM || severity === Severity.HIGH_MAYBE,
    );
    console.log(`headers: ${policies.size} policies, ${high.length} high findings of csp_evaluator`);
    expect(high).toEqual([]);
  });

  it('cannot be framed or MIME-sniffed, and sends no path as a referrer to other sites', () => {
    const wrong = answers.filter(
      ({ headers, ...answer }) =>
        directives(policyOf({ headers, ...answer }))
          .get('frame-ancestors')
          ?.join() !== "'none'" ||
        headers.get('x-content-type-options') !== 'nosniff' ||
        headers.get('cross-origin-opener-policy') !== 'same-origin' ||
        !/max-age=63072000/.test(headers.get('strict-transport-security') ?? '') ||
        !['no-referrer', 'same-origin', 'strict-origin-when-cross-origin'].includes(
          headers.get('referrer-policy') ?? '',
        ),
    );
    expect(wrong.map(({ what }) => what)).toEqual([]);
  });

  it('reveals no server software or versions', () => {
    const reported = answers.filter(({ headers }) => headers.has('server') || headers.has('x-powered-by'));
    expect(reported.map(({ what }) => what)).toEqual([]);
  });

  it('is not cached if it is private', () => {
    const own = answers.filter(
      ({ signedIn: personal, what }) => personal && !/openapi|currencies/.test(what),
    );
    const kept = own.filter(({ headers }) => !headers.get('cache-control')?.includes('no-store'));
    expect(
      kept.map(({ what, status, headers }) => `${what} ${status} ${headers.get('cache-control')}`),
    ).toEqual([]);
  });
});

describe('an HTML page', () => {
  it('has a unique nonce, which all of its scripts contain', () => {
    const pages = answers.filter(isPage);
    expect(pages.length).toBeGreaterThan(10);
    expect(new Set(pages.map(nonceOf)).size).toBe(pages.length);
    const wrong = pages.filter((page) => {
      const scripts = [...page.body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const inline = scripts.filter(
        (attributes) => !/\bsrc=/.test(attributes) && !/application\/json/.test(attributes),
      );
      return nonceOf(page).length < 22 || inline.some((one) => !one.includes(`nonce="${nonceOf(page)}"`));
    });
    expect(wrong.map(({ what }) => what)).toEqual([]);
  });
});

describe('a cookie', () => {
  it('is Secure and SameSite, and also HttpOnly if it identifies a user', async () => {
    const browser = new Browsing(app.url);
    await keep('another look', browser.send('/preferences', { scheme: 'dark' }, '/login'), false);
    const { email } = people.brandOwner;
    const entered = await keep('a sign-in', browser.send('/login', { email, password }), false);
    expect(entered.status).toBe(302);
    const cookies = [
      ...new Set(
        answers.flatMap(({ headers }) => headers.getSetCookie().map((one) => one.replace(/=[^;]*/, ''))),
      ),
    ];
    expect(cookies.map((cookie) => cookie.split(';')[0])).toContain('__Host-session');
    expect(cookies.length).toBeGreaterThan(3);
    const wrong = cookies.filter(
      (cookie) => !/; secure/i.test(cookie) || !/; samesite=(lax|strict)/i.test(cookie),
    );
    expect(wrong).toEqual([]);
    // The cookies of display preferences and of the last action are not secret, and scripts change both.
    const open = cookies
      .filter((cookie) => !/; httponly/i.test(cookie))
      .map((cookie) => cookie.split(';')[0]);
    expect(open.filter((name) => !['__Host-preferences', '__Host-toast'].includes(name ?? ''))).toEqual([]);
    const foreign = cookies.filter(
      (cookie) =>
        !cookie.startsWith('__Host-') || !/; path=\/(;|$)/i.test(cookie) || /; domain=/i.test(cookie),
    );
    expect(foreign).toEqual([]);
  });

  it('is only read by its exact name, so that a neighboring host cannot set it', async () => {
    const languageOf = async (cookie: string) => {
      const page = await fetch(`${app.url}/login`, { headers: { Accept: 'text/html', Cookie: cookie } });
      return /<html lang="([^"]+)"/.exec(await page.text())?.[1];
    };
    expect(await languageOf('__Host-preferences=locale:en')).toBe('en');
    expect(await languageOf('preferences=locale:en')).toBe('pt-BR');
    expect(await languageOf('preferences=locale:pt; __Host-preferences=locale:en')).toBe('en');
  });
});
