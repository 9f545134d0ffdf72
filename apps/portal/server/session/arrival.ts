import type { MiddlewareHandler } from 'hono';
import type { Env } from '../types';

/** What no address may say (docs/spec/people.md#session): pages take it from the session alone. */
const identities = ['role', 'token', 'me'];

/** Where `token` is the one of a mail, which opens that very page once and says nothing of who somebody is. */
const mailPages = new Set(['/signup/confirm', '/signup/confirm.data']);

/**
 * A link cannot say who somebody is: such parameters are taken out of the address before any page sees it, so that
 * none is followed, kept in a history or handed on.
 */
export const strippedArrival: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { pathname, searchParams } = new URL(c.req.url);
  if (mailPages.has(pathname)) return next();
  const params = new URLSearchParams(searchParams);
  for (const name of [...params.keys()]) {
    // `me[id]` and `token[]` are read as `me` and `token` by programs that nest.
    if (identities.includes(name.replace(/\[.*$/s, '').trim().toLowerCase())) params.delete(name);
  }
  if (params.size === searchParams.size) return next();
  const query = params.toString();
  // A second slash at the beginning would name another host.
  const path = pathname.replace(/^\/[/\\]+/, '/');
  return c.redirect(query ? `${path}?${query}` : path);
};
