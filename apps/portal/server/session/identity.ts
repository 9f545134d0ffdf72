import { sessionLimits } from '@elenco/core/people';
import type { Database } from '@elenco/db';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { loggedPath } from '../log';
import { type Env, type Identity, isSecure, type Settings } from '../types';

export const signedOutIdentity: Identity = {
  actor: { role: 'nobody' },
  user: null,
  session: null,
  scopes: null,
  impersonatedBy: null,
  mustAgree: false,
};
/** Lifetime of the session cookie. The server itself ends sessions, and ends those of staff earlier. */
const sessionSeconds = sessionLimits(false).minutes * 60;

/**
 * Returns the name of the session cookie. `__Host-` binds it to this host, which browsers allow over HTTPS
 * only.
 */
const cookieName = (settings: Settings) => (isSecure(settings) ? '__Host-session' : 'session');

export function sessionToken(c: Context<Env>, settings: Settings): string | undefined {
  return getCookie(c, cookieName(settings));
}

/**
 * Signs the browser in: sets a cookie that scripts cannot read and that other sites cannot send with a form.
 */
export function keepSession(c: Context<Env>, settings: Settings, token: string): void {
  const secure = isSecure(settings);
  setCookie(c, cookieName(settings), token, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: sessionSeconds,
  });
}

export function dropSession(c: Context<Env>, settings: Settings): void {
  deleteCookie(c, cookieName(settings), { path: '/', secure: isSecure(settings) });
}

/** Returns the bearer token that a program sends. */
export function bearerOf(c: Context<Env>): string | undefined {
  return /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
}

/**
 * Returns the user of the session cookie. A request with a bearer token is anonymous, whatever its cookies,
 * since tokens open `/api/v1` only. `now` (ISO 8601) determines which sessions have expired.
 */
export async function identify(
  c: Context<Env>,
  { database, settings }: { database: Database; settings: Settings },
  now: string,
): Promise<Identity> {
  if (bearerOf(c) !== undefined) return signedOutIdentity;
  const token = sessionToken(c, settings);
  const found = token ? await database.identity.findSession(token, now) : undefined;
  if (!found?.reauthenticated || found.sessionId === null) return signedOutIdentity;
  const { actor, user, reauthenticated, impersonatedBy = null } = found;
  if (impersonatedBy) {
    const request = { method: c.req.method, path: loggedPath(c.req.path), ip: c.get('ip'), now };
    await database.identity.noteRequest(found, request);
  }
  const mustAgree = found.textsChanged === true && !impersonatedBy && !user.staff;
  return {
    actor,
    user,
    session: { id: found.sessionId, reauthenticated, feedCursor: found.feedCursor ?? 0 },
    scopes: null,
    impersonatedBy,
    mustAgree,
  };
}
