import { type Content, contentKinds } from '@elenco/core/growth';
import { profilePath } from '@elenco/core/people';
import type { Hono } from 'hono';
import { inLanguage } from '../../app/i18n/address';
import { locales } from '../../app/i18n/locales';
import { alternatesOf } from '../../app/seo/pageMeta';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import { openPages } from './openPages';

/**
 * Paths that search engines must not visit: private pages, pages that are linked only from e-mails, and URLs
 * without a page.
 */
const closed = [
  '/api/',
  '/auth/',
  '/calendar.ics',
  '/certificate-check',
  '/contract-check',
  '/d/',
  '/dashboard/',
  '/dev/',
  '/email/',
  '/help/finance',
  '/help/support',
  '/invite/',
  '/redirect',
  '/login',
  '/logout',
  '/meta/',
  '/password/',
  '/preferences',
  '/refused',
  '/s/',
  '/searches/',
  '/signup/confirm',
  '/signup/sent',
  '/stay',
  '/t/',
  '/tiktok/',
  '/wall',
  '/without-place',
  '/youtube/',
  '/*/guest',
];

/**
 * Headers that allow caching for up to an hour. This is harmless for a profile that becomes private, since
 * its page returns 404 immediately.
 */
const kept = { 'Cache-Control': 'public, max-age=3600' };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkNames = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface SitemapEntry {
  readonly path: string;
  /** ISO instant of the last change, if known. */
  readonly changed?: string;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] as string);

const element = (name: 'url' | 'sitemap', address: string, { changed }: SitemapEntry, more = '') =>
  `<${name}><loc>${plain(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${more}</${name}>\n`;

/**
 * Returns the entries of one page: its URL without a language, and one URL per language. Each entry lists all
 * alternates.
 */
function listed(base: string, entry: SitemapEntry): string {
  const address = `${base}${entry.path}`;
  const links = alternatesOf(address)
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${plain(href)}"/>`)
    .join('');
  return [null, ...locales]
    .map((locale) => element('url', inLanguage(address, locale), entry, links))
    .join('');
}

const mapOf = (base: string, places: readonly SitemapEntry[]) =>
  `${head}<urlset ${names} ${linkNames}>\n${places.map((entry) => listed(base, entry)).join('')}</urlset>\n`;

const indexOf = (base: string, maps: readonly SitemapEntry[]) =>
  `${head}<sitemapindex ${names}>\n${maps.map((map) => element('sitemap', base + map.path, map)).join('')}</sitemapindex>\n`;

/** Returns the contents that have a page of their own. */
const pagesOf = (rows: readonly Content[]): SitemapEntry[] =>
  rows.flatMap(({ kind, slug, updatedAt }) => {
    const { page } = contentKinds[kind];
    return page ? [{ path: `${page}/${slug}`, changed: updatedAt }] : [];
  });

/** Mounts robots.txt before the pre-launch gate, so that search engines can read that nothing is open yet. */
export function mountRobots(app: Hono<Env>, { settings, gate }: Runtime): void {
  const rules = gate
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${settings.baseUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (c) => c.text(rules, 200, kept));
}

/**
 * Mounts the index `/sitemap.xml` and its sitemaps: one for pages, and one for every ten thousand creator
 * ids.
 */
export function mountSitemap(app: Hono<Env>, { database, settings, contents }: Runtime): void {
  const base = settings.baseUrl;
  const xml = { ...kept, 'Content-Type': 'application/xml; charset=utf-8' };
  app.get('/sitemap.xml', async (c) => {
    const parts = await database.profiles.parts();
    const maps = ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-creators-${part}.xml`)];
    return c.body(
      indexOf(
        base,
        maps.map((path) => ({ path })),
      ),
      200,
      xml,
    );
  });
  app.get('/sitemap-pages.xml', async (c) => {
    const { rows } = await contents.read();
    return c.body(mapOf(base, [...openPages.map((path) => ({ path })), ...pagesOf(rows)]), 200, xml);
  });
  app.get('/:file{sitemap-creators-[0-9]{1,5}\\.xml}', async (c, next) => {
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const rows = await database.profiles.ofPart(part);
    if (rows.length === 0) return next();
    const places = rows.map((row) => ({ path: profilePath(row), changed: row.updatedAt }));
    return c.body(mapOf(base, places), 200, xml);
  });
}
