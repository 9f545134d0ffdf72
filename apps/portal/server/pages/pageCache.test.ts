import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import { pageCache } from './pageCache';

const settings = { secret: 's'.repeat(32), baseUrl: 'http://localhost' };
let version: string;
let drawn: Request[];
let answer: (request: Request, own: { nonce: string; csrfToken: string; locale: string }) => Response;

beforeEach(() => {
  version = 'first';
  drawn = [];
  answer = ({ url }, own) =>
    new Response(`${own.locale} <script nonce="${own.nonce}"> ${own.csrfToken} ${url}`);
});

/**
 * Returns a server with a page cache. `as` contains the variables that earlier middlewares would have set.
 */
function server(as: { user?: object } = {}) {
  const runtime = { settings, contents: { read: async () => ({ version, rows: [] }) } } as unknown as Runtime;
  const cache = pageCache(runtime, async (_, request, own) => {
    drawn.push(request);
    return answer(request, own);
  });
  let count = 0;
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    count += 1;
    c.set('nonce', `nonce-${count}`);
    c.set('user', (as.user ?? null) as never);
    return next();
  });
  app.get('*', async (c) => (await cache(c)) ?? c.text('made for this request'));
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}
const text = async (response: Response | Promise<Response>) => (await response).text();

it('renders a cached page once and sends each visitor a new nonce, token and cookie', async () => {
  const get = server();
  const [one, other] = [await get('/'), await get('/')];
  const [first, second] = [await text(one), await text(other)];
  expect(drawn).toHaveLength(1);
  expect([first.match(/nonce-\d+/)?.[0], second.match(/nonce-\d+/)?.[0]]).toEqual(['nonce-1', 'nonce-2']);
  const token = /[\w-]{12}\.[\w-]{43}/;
  expect(token.exec(first)?.[0]).not.toBe(token.exec(second)?.[0]);
  expect(one.headers.get('set-cookie')).not.toBe(other.headers.get('set-cookie'));
});

it('renders a cached page from a request that contains no personal data except display preferences', async () => {
  await server()('/', { cookie: 'visitor=abc; preferences=contrast:high; popup=1', 'user-agent': 'Someone' });
  expect(Object.fromEntries(drawn[0]!.headers)).toEqual({
    accept: 'text/html',
    cookie: 'preferences=contrast:high',
  });
});

it('caches a page separately for each language, set of display preferences and version of the contents', async () => {
  const get = server();
  await get('/');
  expect(await text(get('/', { 'accept-language': 'en' }))).toMatch(/^en/);
  await get('/', { cookie: 'preferences=contrast:high' });
  expect(await text(get('/?lang=en'))).toMatch(/^en/);
  version = 'second';
  await get('/');
  await get('/');
  expect(drawn).toHaveLength(5);
});

it('renders a cached page once for concurrent requests', async () => {
  const get = server();
  await Promise.all([get('/'), get('/'), get('/')]);
  expect(drawn.length).toBeLessThanOrEqual(1);
});

it.each([
  ['/?utm_source=x'],
  ['/?lang=de'],
  ['/?for=creator&for=creator'],
  ['/?modal=other'],
  ['/?openlogin=true&briefing=3'],
  ['/login'],
  ['/newsletter/confirm?key=1'],
  ['/dashboard/client'],
])('does not cache the page %s', async (path) => {
  expect(await text(server()(path))).toBe('made for this request');
});

it('does not use the cache for signed-in users, requests with a session, and requests with a pending toast', async () => {
  expect(await text(server({ user: { id: 1 } })('/'))).toBe('made for this request');
  for (const cookie of ['session=x', 'toast=saved']) {
    expect(await text(server()('/', { cookie }))).toBe('made for this request');
  }
});

it('does not cache pages that failed to render', async () => {
  answer = () => new Response('broken', { status: 500 });
  const get = server();
  expect(await text(get('/'))).toBe('made for this request');
  answer = () => new Response('well again');
  version = 'next';
  expect(await text(get('/'))).toBe('well again');
});

it('compresses cached pages for clients that accept compression, and sends a Vary header', async () => {
  const get = server();
  const [plain, packed] = [await get('/'), await get('/', { 'accept-encoding': 'br, gzip;q=0.8' })];
  expect([plain, packed].map(({ headers }) => headers.get('vary'))).toEqual([
    'Accept-Encoding',
    'Accept-Encoding',
  ]);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain('nonce-2');
  const refused = await get('/', { 'accept-encoding': 'gzip;q=0' });
  expect(refused.headers.get('content-encoding')).toBeNull();
});
