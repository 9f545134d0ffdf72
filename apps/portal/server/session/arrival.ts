import type { MiddlewareHandler } from 'hono';
import type { Env } from '../types';

/**
 * Query parameters that are removed from every address (docs/spec/people.md#session), since only the session
 * identifies the user.
 */
const identities = ['role', 'token', 'me'];

/** Pages whose `token` comes from an e-mail. It opens that page once and does not sign in. */
const mailPages = new Set(['/signup/confirm', '/signup/confirm.data']);

/**
 * Removes identity parameters from the address before a page sees it, so that none is used, stored in the
 * browser's history or passed on.
 */
export const strippedArrival: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { pathname, searchParams } = new URL(c.req.url);
  if (mailPages.has(pathname)) return next();
  const params = new URLSearchParams(searchParams);
  for (const name of [...params.keys()]) {
    // Programs that nest parameters read `me[id]` and `token[]` as `me` and `token`.
    if (identities.includes(name.replace(/\[.*$/s, '').trim().toLowerCase())) params.delete(name);
  }
  if (params.size === searchParams.size) return next();
  const query = params.toString();
  // A second slash at the start would name another host.
  const path = pathname.replace(/^\/[/\\]+/, '/');
  return c.redirect(query ? `${path}?${query}` : path);
};
