import { businessDate } from '@elenco/brazil';
import { clickSourceOf, isProgram, shortSlug } from '@elenco/core/growth';
import { landingOf } from '@elenco/core/hiring';
import type { Context, Hono } from 'hono';
import { toString as qrCode } from 'qrcode';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** Returns true if a person follows the link, not a bot or a prefetch. */
const isClick = (c: Context<Env>): boolean =>
  c.req.method === 'GET' &&
  !isProgram(c.req.header('user-agent') ?? '') &&
  !/prefetch|prerender/.test(`${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`);

/** Redirects without caching, so that each click is counted and a changed link applies immediately. */
function redirectUncached(c: Context<Env>, target: string): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(target, 302);
}

/** Logs an error if the counting fails. The redirect happens anyway. */
const counted = (c: Context<Env>, counting: Promise<void>) =>
  counting.catch((error: unknown) => c.get('log').error({ err: error }, 'click not counted'));

/**
 * Mounts the redirects of short links, `/s/:slug`, and of the tracked links of hirings, `/t/:slug`. Counts
 * each visit, but stores no personal data and sets no cookie.
 */
export function mountShortLinks(app: Hono<Env>, { database, settings }: Runtime): void {
  app.get('/s/:slug', async (c, next) => {
    const slug = c.req.param('slug').toLowerCase();
    const now = new Date().toISOString();
    const day = businessDate(now);
    const link = shortSlug.safeParse(slug).success ? await database.shortLinks.followed(slug, day) : null;
    if (!link) return next();
    if (isClick(c)) {
      const source = clickSourceOf(c.req.query('utm_source') ?? null, c.req.header('referer') ?? null);
      await counted(c, database.shortLinks.countClick({ linkId: link.id, day, source }, now));
    }
    return redirectUncached(c, link.target);
  });
  app.get('/t/:slug{[a-z0-9]+\\.svg}', async (c, next) => {
    const slug = c.req.param('slug').replace('.svg', '');
    if (!(await database.tracking.trackedLinkAt(slug))) return next();
    const picture = await qrCode(`${settings.baseUrl}/t/${slug}`, { type: 'svg', margin: 2 });
    return c.body(picture, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=3600',
    });
  });
  app.get('/t/:slug', async (c, next) => {
    const slug = c.req.param('slug').toLowerCase();
    const link = shortSlug.safeParse(slug).success ? await database.tracking.trackedLinkAt(slug) : null;
    if (!link) return next();
    const now = new Date().toISOString();
    const click = { linkId: link.id, day: businessDate(now) };
    if (isClick(c)) await counted(c, database.tracking.countTrackedClick(click, now));
    return redirectUncached(c, landingOf(link));
  });
}
