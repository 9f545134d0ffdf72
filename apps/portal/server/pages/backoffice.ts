import type { Actor } from '@elenco/core/people';
import type { Hono, MiddlewareHandler } from 'hono';
import { loginFor, requestedPageCookie } from '../../app/access/pageBeforeSignIn.server';
import { detectLocale } from '../../app/i18n/detect.server';
import { tags } from '../../app/i18n/locales';
import { currentUserOf } from '../api/account';
import type { Deps } from '../api/route';
import type { Env } from '../types';
import type { Render } from './refusedPage';
import { readFolder, staticFiles } from './static';

export const base = '/dashboard/admin';

/** Pages of the back office that restricted staff cannot open (docs/spec/addresses.md#back-office). */
const closedToRestricted = new RegExp(`^${base}/(users|jobs|cms|growth|engagements)(/|$)`);

/**
 * Pages of the portal whose URLs begin with the URL of the back office. These pages check access themselves.
 */
const portalPages = new RegExp(`^${base}/(\\d+/new-report(/\\d+)?|squads/comparative)(\\.\\w+)?$`);

/** Returns true if `restricted` is the user's only duty. */
const isRestricted = (actor: Actor) =>
  actor.role === 'admin' && actor.duties.every((duty) => duty === 'restricted');

/**
 * Middleware that allows only staff. Redirects anonymous visitors to the home page with the login dialog.
 * Shows other roles a 404 page (docs/spec/addresses.md#who-may-open-what).
 */
const guard =
  (notFound: Render): MiddlewareHandler<Env> =>
  async (c, next) => {
    const actor = c.get('actor');
    if (portalPages.test(c.req.path)) return next();
    if (actor.role === 'nobody') {
      c.header('Set-Cookie', requestedPageCookie(new URL(c.req.url)), { append: true });
      return c.redirect(loginFor(c.req.path));
    }
    if (actor.role !== 'admin') return notFound(c);
    if (isRestricted(actor) && closedToRestricted.test(c.req.path)) return c.redirect('/');
    return next();
  };

/**
 * Serves the bundle of the back office. Paths without a file get its single page with nonce, language and
 * current user inlined, so that it needs no further request to start. `notFound` renders the portal's 404
 * page.
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
  // Attribute that states that the sample files of /dev exist. The back office reads it.
  const samples = deps.settings.production ? '' : ' data-samples';
  app.get(`${base}/*`, async (c, next) => {
    if (portalPages.test(c.req.path)) return next();
    const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
    const me = JSON.stringify(await currentUserOf(c, deps)).replaceAll('<', '\\u003c');
    const texts = [...files.keys()].find((path) => path.startsWith(`${base}/assets/texts-${locale}-`));
    const made = page
      .replace(/<html lang="[^"]*"/, `<html lang="${tags[locale]}"${samples}`)
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
