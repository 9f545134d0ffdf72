import type { Context } from 'hono';
import type { Env } from '../types';
import type { Render } from './refusedPage';

/**
 * Returns the URL of the requested page. The router's scripts fetch the data of a page under another path:
 * `/signup.data`, `/_root.data`.
 */
export function pageAsked(c: Context<Env>): URL {
  const page = new URL(c.req.url);
  const path = page.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  if (path !== page.pathname) page.searchParams.delete('_routes');
  page.pathname = path;
  return page;
}

/**
 * Returns path and query string of a URL for the parameter `to`. Removes a second slash at the start, which
 * would name another host.
 */
export const addressOf = ({ pathname, search }: URL): string => pathname.replace(/^\/[/\\]+/, '/') + search;

/** Returns the token of a share link in the URL of a guest's page; null if there is none. */
export const grantIn = ({ pathname, searchParams }: URL): string | null =>
  pathname.endsWith('/guest') ? searchParams.get('grant') : null;

export const isReading = (c: Context<Env>): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

/**
 * Redirects to another page before any page is rendered. Scripts of an open page load the target as a new
 * document.
 */
export function redirectTo(c: Context<Env>, render: Render, to: string): Response | Promise<Response> {
  const { origin, pathname } = new URL(c.req.url);
  c.header('Cache-Control', 'no-store');
  if (!pathname.endsWith('.data')) return c.redirect(to, isReading(c) ? 302 : 303);
  const method = isReading(c) ? 'GET' : 'POST';
  return render(c, new Request(`${origin}/redirect.data?to=${encodeURIComponent(to)}`, { method }));
}
