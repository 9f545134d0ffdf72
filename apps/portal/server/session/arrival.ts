import type { MiddlewareHandler } from 'hono';
import type { Env } from '../types';

/**
 * Parameters that no address may set (docs/spec/people.md#session): pages read identity from the session
 * alone.
 */
const identities = ['role', 'token', 'me'];

/** Pages whose `token` comes from a mail; it opens that page once and carries no identity. */
const mailPages = new Set(['/signup/confirm', '/signup/confirm.data']);

/**
 * Removes identity parameters from the address before any page sees it, so that none is followed, stored in a
 * history or passed on.
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
