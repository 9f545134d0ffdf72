import { profilePath } from '@elenco/core/party';
import type { Hono } from 'hono';
import type { Env, Runtime } from './types';

/** The pages that everybody may find, beside those of creators. Whoever adds one adds its line. */
export const openPages = [
  ...['/', '/calculator', '/pricing', '/academy', '/cases', '/blog', '/community'],
  ...['/signup/creator', '/signup/brand', '/terms', '/privacy'],
];

/** What is somebody's own, what only letters lead to, and what is no page. */
const closed = [
  ...['/api/', '/auth/', '/d/', '/dashboard/', '/dev/', '/invite/', '/led', '/login', '/logout', '/meta/'],
  ...[
    '/password/',
    '/preferences',
    '/refused',
    '/s/',
    '/signup/confirm',
    '/signup/sent',
    '/stay',
    '/tiktok/',
  ],
  ...['/wall', '/without-place', '/*/guest'],
];

/** An hour old at most; a profile that is closed meanwhile answers 404 at once. */
const kept = { 'Cache-Control': 'public, max-age=3600' };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Place {
  readonly path: string;
  /** ISO instant of the last change, where it is known. */
  readonly changed?: string;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] as string);

const listed = (base: string, element: 'url' | 'sitemap') => (place: Place) =>
  `<${element}><loc>${plain(base + place.path)}</loc>${
    place.changed ? `<lastmod>${place.changed}</lastmod>` : ''
  }</${element}>\n`;

/** The map of these pages. Other languages have no addresses of their own; once they do, each stands here too. */
const mapOf = (base: string, places: readonly Place[]) =>
  `${head}<urlset ${names}>\n${places.map(listed(base, 'url')).join('')}</urlset>\n`;

const indexOf = (base: string, maps: readonly Place[]) =>
  `${head}<sitemapindex ${names}>\n${maps.map(listed(base, 'sitemap')).join('')}</sitemapindex>\n`;

/** Stands before the wall: search engines must be able to read that they may read nothing yet. */
export function mountRobots(app: Hono<Env>, { settings, wall }: Runtime): void {
  const rules = wall
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${settings.baseUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (c) => c.text(rules, 200, kept));
}

/** `/sitemap.xml` and its parts: one of pages, and one for each ten thousand creators' numbers. */
export function mountSitemap(app: Hono<Env>, { database, settings }: Runtime): void {
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
  app.get('/sitemap-pages.xml', (c) =>
    c.body(
      mapOf(
        base,
        openPages.map((path) => ({ path })),
      ),
      200,
      xml,
    ),
  );
  app.get('/:file{sitemap-creators-[0-9]{1,5}\\.xml}', async (c, next) => {
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const rows = await database.profiles.ofPart(part);
    if (rows.length === 0) return next();
    const places = rows.map((row) => ({ path: profilePath(row), changed: row.updatedAt }));
    return c.body(mapOf(base, places), 200, xml);
  });
}
