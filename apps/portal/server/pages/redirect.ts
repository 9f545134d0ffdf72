import type { Context } from 'hono';
import type { Env } from '../types';
import type { Render } from './refusedPage';

/** The page that is asked for; the router's scripts ask for its data by another name: `/signup.data`, `/_root.data`. */
export function pageAsked(c: Context<Env>): URL {
  const page = new URL(c.req.url);
  const path = page.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  if (path !== page.pathname) page.searchParams.delete('_routes');
  page.pathname = path;
  return page;
}

/** Its address as `to` of another page's address. A second slash at the beginning would name another host. */
export const addressOf = ({ pathname, search }: URL): string => pathname.replace(/^\/[/\\]+/, '/') + search;

/** A guest's page opens with the grant in its address; null where there is none. */
export const grantIn = ({ pathname, searchParams }: URL): string | null =>
  pathname.endsWith('/guest') ? searchParams.get('grant') : null;

export const isReading = (c: Context<Env>): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

/** Leads to another page before any is rendered; scripts of an open page get there by a new document. */
export function redirectTo(c: Context<Env>, render: Render, to: string): Response | Promise<Response> {
  const { origin, pathname } = new URL(c.req.url);
  c.header('Cache-Control', 'no-store');
  if (!pathname.endsWith('.data')) return c.redirect(to, isReading(c) ? 302 : 303);
  const method = isReading(c) ? 'GET' : 'POST';
  return render(c, new Request(`${origin}/redirect.data?to=${encodeURIComponent(to)}`, { method }));
}
