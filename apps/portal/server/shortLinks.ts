import { businessDate } from '@elenco/core/brazil';
import { clickSourceOf, isProgram, shortSlug } from '@elenco/core/shortLink';
import type { Context, Hono } from 'hono';
import type { Runtime } from './runtime';
import type { Env } from './types';

/** Whether a person follows the link: no program, no browser that only looks ahead. */
const isClick = (c: Context<Env>): boolean =>
  c.req.method === 'GET' &&
  !isProgram(c.req.header('user-agent') ?? '') &&
  !/prefetch|prerender/.test(`${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`);

/**
 * `/s/:slug` leads on. Of the visit a number is left: nothing is kept of who it was, and no cookie is set. Never from
 * a cache, so that a closed link is closed at once.
 */
export function mountShortLinks(app: Hono<Env>, { database }: Runtime): void {
  app.get('/s/:slug', async (c, next) => {
    const slug = c.req.param('slug').toLowerCase();
    const now = new Date().toISOString();
    const day = businessDate(now);
    const link = shortSlug.safeParse(slug).success ? await database.shortLinks.followed(slug, day) : null;
    if (!link) return next();
    if (isClick(c)) {
      const source = clickSourceOf(c.req.query('utm_source') ?? null, c.req.header('referer') ?? null);
      // Who follows a link gets there, whether it can be counted or not.
      await database.shortLinks
        .countClick({ linkId: link.id, day, source }, now)
        .catch((error: unknown) => c.get('log').error({ err: error }, 'click not counted'));
    }
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(link.target, 302);
  });
}
