import type { Actor } from '@elenco/core/people';
import type { Hono, MiddlewareHandler } from 'hono';
import { goingTo, loginFor } from '../../app/access/going.server';
import { detectLocale } from '../../app/i18n/detect.server';
import { tags } from '../../app/i18n/locales';
import { currentUserOf } from '../api/account';
import type { Deps } from '../api/route';
import type { Env } from '../types';
import type { Render } from './refusedPage';
import { readFolder, staticFiles } from './static';

export const base = '/dashboard/admin';

/** Sections that are closed to restricted staff (docs/spec/addresses.md#back-office). */
const closedToRestricted = new RegExp(`^${base}/(users|jobs|cms|growth|engagements)(/|$)`);

/** Pages of the portal below the back office's address; they have their own guards. */
const portalPages = new RegExp(`^${base}/(\\d+/new-report(/\\d+)?|squads/comparative)(\\.\\w+)?$`);

/** Returns whether the user has only the duty `restricted`. */
const isRestricted = (actor: Actor) =>
  actor.role === 'admin' && actor.duties.every((duty) => duty === 'restricted');

/**
 * Allows staff only. Sends anonymous visitors to the home page with the login open; shows other roles the
 * page of an unknown address, with status 404 (docs/spec/addresses.md#who-may-open-what).
 */
const guard =
  (notFound: Render): MiddlewareHandler<Env> =>
  async (c, next) => {
    const actor = c.get('actor');
    if (portalPages.test(c.req.path)) return next();
    if (actor.role === 'nobody') {
      c.header('Set-Cookie', goingTo(new URL(c.req.url)), { append: true });
      return c.redirect(loginFor(c.req.path));
    }
    if (actor.role !== 'admin') return notFound(c);
    if (isRestricted(actor) && closedToRestricted.test(c.req.path)) return c.redirect('/');
    return next();
  };

/**
 * Serves the back office's bundle; paths that are no file get its single page, with the nonce, the user's
 * language and the current user inlined, so that nothing waits for another request. `notFound` renders the
 * portal's page for an unknown address.
 */
export async function mountBackoffice(
  app: Hono<Env>,
  folder: string,
  notFound: Render,
  deps: Pick<Deps, 'database' | 'settings'>,
): Promise<void> {
  const files = await readFolder(folder, base);
  const page = files.get(`${base}/index.html`)?.plain.toString('utf8');
  files.delete(`${base}/index.html`);
  app.use(`${base}/*`, guard(notFound));
  app.use(`${base}/*`, staticFiles(files));
  if (page === undefined) return;
  app.get(`${base}/*`, async (c, next) => {
    if (portalPages.test(c.req.path)) return next();
    const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
    const me = JSON.stringify(await currentUserOf(c, deps)).replaceAll('<', '\\u003c');
    const texts = [...files.keys()].find((path) => path.startsWith(`${base}/assets/texts-${locale}-`));
    const made = page
      .replace(/<html lang="[^"]*"/, `<html lang="${tags[locale]}"`)
      .replace(
        '</head>',
        () =>
          `${texts ? `<link rel="modulepreload" crossorigin href="${texts}" nonce="__NONCE__">` : ''}</head>`,
      )
      .replaceAll('__NONCE__', c.get('nonce'))
      .replace('"__ME__"', () => me);
    return c.html(made, 200, { 'Cache-Control': 'no-store' });
  });
}
