import { familyOf, Problem, scopeOpens } from '@elenco/core';
import type { Context, MiddlewareHandler } from 'hono';
import { csrfSeed, isCsrfToken } from '../session/csrf';
import { bearerOf, identify, signedOutIdentity } from '../session/identity';
import type { Env, Identity } from '../types';
import type { Deps, Route } from './route';

const reads = new Set(['GET', 'HEAD']);

/**
 * Returns the user of the request's bearer token, and the scopes of the token. If the request has no token,
 * returns the user of the session.
 */
async function callerOf(c: Context<Env>, deps: Deps): Promise<Identity> {
  const now = deps.now();
  const bearer = bearerOf(c);
  if (bearer === undefined) return identify(c, deps, now);
  const found = await deps.database.identity.findToken(bearer, now);
  return found
    ? { ...signedOutIdentity, actor: found.actor, user: found.user, scopes: found.scopes }
    : signedOutIdentity;
}

/**
 * Identifies the caller of REST: a program by its bearer token, a browser by its session cookie, or an
 * anonymous caller.
 */
export function identifyCaller(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { actor, user, session, scopes, impersonatedBy } = await callerOf(c, deps);
    c.set('actor', actor);
    c.set('user', user);
    c.set('session', session);
    c.set('scopes', scopes);
    c.set('impersonatedBy', impersonatedBy);
    return next();
  };
}

/**
 * Checks every call before the rules of its route apply. Requires sign-in, unless the route is open. For
 * programs, checks that the route allows programs and that the token has the scope. For browsers, checks the
 * CSRF token.
 * @throws Problem `signed_out`, `not_allowed`, `csrf`
 */
export function requireAccess(route: Route, { settings, log }: Deps): MiddlewareHandler<Env> {
  const verb = route.method === 'GET' ? 'read' : 'write';
  const family = familyOf(route.about ?? route.source);
  return async (c, next) => {
    if (!route.open && c.get('user') === null) throw new Problem('signed_out');
    const scopes = c.get('scopes');
    // The refusal names no scope, since no scope opens the route for tokens.
    if (route.browser && scopes !== null)
      throw new Problem('not_allowed', [{ pointer: '', code: 'not_for_programs' }]);
    if (scopes !== null && !route.open && !route.own && !scopeOpens(scopes, family, verb)) {
      const scope = `${family}:${verb}`;
      throw new Problem('not_allowed', [{ pointer: '', code: 'scope_missing', params: { scope } }]);
    }
    if (!reads.has(c.req.method) && c.get('session') !== null) {
      const token = c.req.header('x-csrf-token') ?? '';
      const own = c.req.header('x-requested-with') !== undefined;
      if (!own || !isCsrfToken(settings.secret, csrfSeed(c, { settings }), token)) {
        log.warn({ path: c.req.path, origin: c.req.header('origin') }, 'csrf token missing or wrong');
        throw new Problem('csrf');
      }
    }
    return next();
  };
}
