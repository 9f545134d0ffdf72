import type { MiddlewareHandler } from 'hono';
import type { Env } from '../types';

/**
 * Query parameters that are removed from every URL (docs/spec/people.md#session), since only the session
 * identifies the user.
 */
const identities = ['role', 'token', 'me'];

/**
 * Paths of pages whose parameter `token` comes from an e-mail. Such a token opens the page once and does not
 * sign the user in.
 */
const mailPages = new Set(['/signup/confirm', '/signup/confirm.data']);

/**
 * Removes identity parameters from the URL before a page sees it, so that no such parameter is used, stored
 * in the browser's history or passed on.
 */
export const stripIdentityParameters: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const { pathname, searchParams } = new URL(c.req.url);
  if (mailPages.has(pathname)) return next();
  const params = new URLSearchParams(searchParams);
  for (const name of [...params.keys()]) {
    // Also removes `me[id]` and `token[]`, since programs that support nested parameters read these as `me`
    // and `token`.
    if (identities.includes(name.replace(/\[.*$/s, '').trim().toLowerCase())) params.delete(name);
  }
  if (params.size === searchParams.size) return next();
  const query = params.toString();
  // A second slash at the start would name another host.
  const path = pathname.replace(/^\/[/\\]+/, '/');
  return c.redirect(query ? `${path}?${query}` : path);
};
