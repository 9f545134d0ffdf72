import type { Hono, MiddlewareHandler } from 'hono';
import { readFolder, staticFiles } from './static';
import type { Env } from './types';

export const base = '/dashboard/admin';

/**
 * Staff only. Signed out: to the home page with the login open; any other role: the same 404 as for an unknown page
 * (routes.md, "Roles").
 */
export const guardBackoffice: MiddlewareHandler<Env> = async (c, next) => {
  const { role } = c.get('actor');
  if (role === 'admin') return next();
  return role === 'nobody' ? c.redirect('/?openlogin=true') : c.redirect('/404');
};

/** Serves the back office's bundle; paths that are no file get its one page, with the answer's nonce written in. */
export async function mountBackoffice(app: Hono<Env>, folder: string): Promise<void> {
  const files = await readFolder(folder, base);
  const page = files.get(`${base}/index.html`)?.plain.toString('utf8');
  files.delete(`${base}/index.html`);
  app.use(`${base}/*`, guardBackoffice);
  app.use(`${base}/*`, staticFiles(files));
  if (page === undefined) return;
  app.get(`${base}/*`, (c) =>
    c.html(page.replaceAll('__NONCE__', c.get('nonce')), 200, { 'Cache-Control': 'no-store' }),
  );
}
