import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import type { AppContext } from '../../app/context.server';
import { languageName } from '../../app/i18n/address';
import { detectLocale } from '../../app/i18n/detect.server';
import { locales } from '../../app/i18n/locales';
import { preferencesCookie, preferencesFrom } from '../../app/preferences';
import type { Runtime } from '../runtime';
import { csrfSeed, csrfToken } from '../session/csrf';
import { sessionToken } from '../session/identity';
import type { Env } from '../types';
import { cut, filled, type KeptPage, packed } from './keptPage';

/**
 * Pages that are the same for all signed-out visitors. `query` lists the query parameters that change the
 * content of the page.
 */
const kept: readonly {
  readonly path: RegExp;
  readonly query?: Readonly<Record<string, readonly string[]>>;
}[] = [
  { path: /^\/$/, query: { for: ['creator'], demo: ['sent'], modal: ['login', 'hire', 'be'] } },
  { path: /^\/(calculator|pricing|terms|privacy|newsletter|tour(\/creators)?)$/ },
  { path: /^\/(blog|cases|academy(\/path)?)(\/[\w-]{1,120})?$/ },
];
/**
 * Maximum age of a cached page in milliseconds. Amounts and dates on a page depend on settings and on the
 * current time, and no notification announces that these have changed.
 */
const freshMs = 60_000;
/** Maximum number of cached pages. */
const most = 400;

export type Drawn = Pick<AppContext, 'nonce' | 'csrfToken' | 'locale' | 'preferences' | 'ip'>;
type Draw = (c: Context<Env>, request: Request, context: Drawn) => Promise<Response>;

/** Query parameters that every page has. */
const always: Readonly<Record<string, readonly string[]>> = { [languageName]: locales };

/** Returns the cache key of a URL; undefined if the page is not cached. */
function keyOf({ pathname, searchParams }: URL): string | undefined {
  const page = kept.find(({ path }) => path.test(pathname));
  if (!page) return undefined;
  const names = [...searchParams.keys()].sort();
  if (new Set(names).size !== names.length) return undefined;
  const query = { ...page.query, ...always };
  const known = names.every((name) => query[name]?.includes(searchParams.get(name) ?? ''));
  return known
    ? `${pathname}?${names.map((name) => `${name}=${searchParams.get(name)}`).join('&')}`
    : undefined;
}

/**
 * Caches the public pages for signed-out visitors. Renders a page once per language, display preferences and
 * version of the contents, from a request without personal data. Inserts a new nonce and token into each
 * response.
 */
export function pageCache(runtime: Runtime, draw: Draw) {
  const pages = new Map<string, { readonly until: number; readonly page: Promise<KeptPage | null> }>();

  async function drawn(
    c: Context<Env>,
    url: URL,
    locale: AppContext['locale'],
    preferences: AppContext['preferences'],
  ) {
    const marks = { nonce: randomBytes(24).toString('hex'), csrf: randomBytes(24).toString('hex') };
    const { origin } = new URL(runtime.settings.baseUrl);
    const request = new Request(`${origin}${url.pathname}${url.search}`, {
      headers: { Accept: 'text/html', Cookie: preferencesCookie(preferences).split(';')[0] ?? '' },
    });
    const context = { nonce: marks.nonce, csrfToken: marks.csrf, locale, preferences, ip: '' };
    const answer = await draw(c, request, context);
    const html = await answer.text();
    const whole = answer.status === 200 && answer.headers.getSetCookie().length === 0;
    return whole ? cut(html, marks) : null;
  }

  /** Returns the response from the cache; undefined if the page cannot be cached. */
  return async (c: Context<Env>): Promise<Response | undefined> => {
    if (c.req.method !== 'GET' || c.get('user')) return undefined;
    if (sessionToken(c, runtime.settings) !== undefined || getCookie(c, 'toast') !== undefined)
      return undefined;
    const url = new URL(c.req.url);
    const address = keyOf(url);
    if (address === undefined) return undefined;
    const preferences = preferencesFrom(c.req.header('cookie'));
    const locale = await detectLocale(c.req.raw);
    const { version, rows } = await runtime.contents.read();
    const slug = url.pathname.split('/')[2];
    if (slug !== undefined && !rows.some((row) => row.slug === slug)) return undefined;
    const shown = Object.entries(preferences).sort().join();
    const key = [address, locale, shown, version].join('\n');
    let found = pages.get(key);
    if (!found || found.until < Date.now()) {
      pages.delete(key);
      const [oldest] = pages.keys();
      if (pages.size >= most && oldest !== undefined) pages.delete(oldest);
      found = { until: Date.now() + freshMs, page: drawn(c, url, locale, preferences) };
      pages.set(key, found);
    }
    const page = await found.page.catch(() => null);
    if (!page) {
      pages.delete(key);
      return undefined;
    }
    const own = { nonce: c.get('nonce'), csrf: csrfToken(runtime.settings.secret, csrfSeed(c, runtime)) };
    c.header('Cache-Control', 'no-cache, private');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    c.header('Vary', 'Accept-Encoding');
    const accepted = parseAccept(c.req.header('accept-encoding') ?? '');
    if (!accepted.some(({ type, q }) => type === 'gzip' && q > 0)) return c.body(filled(page, own));
    c.header('Content-Encoding', 'gzip');
    return c.body(packed(page, own));
  };
}
