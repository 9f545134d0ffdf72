import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { toldPath } from './log';
import { type Env, isSecure, type Runtime } from './types';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

function mac(secret: string, seed: string, salt: string): string {
  return createHmac('sha256', secret).update(`csrf:${seed}:${salt}`).digest('base64url');
}

/** A token bound to the seed (session or anonymous cookie), salted so that compressed pages give nothing away. */
export function csrfToken(secret: string, seed: string): string {
  const salt = randomBytes(9).toString('base64url');
  return `${salt}.${mac(secret, seed, salt)}`;
}

export function isCsrfToken(secret: string, seed: string, token: string): boolean {
  const [salt = '', given = ''] = token.split('.');
  const wanted = Buffer.from(mac(secret, seed, salt));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-visitor' : 'visitor';
}

/** The seed of the request's tokens: its session, else a random cookie that is given on the first page. */
export function csrfSeed(c: Context<Env>, { settings }: Pick<Runtime, 'settings'>): string {
  const secure = isSecure(settings);
  const session = c.get('session');
  // A form that one opened as somebody else must not be sent as oneself once the time is over.
  if (session) return `session ${session.id} ${c.get('acting')?.impersonation.id ?? ''}`;
  const known = getCookie(c, cookieName(secure));
  if (known) return `visitor ${known}`;
  const seed = randomBytes(18).toString('base64url');
  setCookie(c, cookieName(secure), seed, { path: '/', httpOnly: true, secure, sameSite: 'Lax' });
  return `visitor ${seed}`;
}

async function tokenIn(c: Context<Env>): Promise<string> {
  const header = c.req.header('x-csrf-token');
  if (header) return header;
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return '';
  const value = (await c.req.raw.clone().formData()).get('csrf');
  return typeof value === 'string' ? value : '';
}

/**
 * Refuses what changes state and comes from another site or without the form's token. Programs that authenticate
 * with a bearer token have no cookie that could be abused, so they need none.
 */
export function csrfCheck(
  runtime: Runtime,
  refused: (c: Context<Env>) => Promise<Response>,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (safe.has(c.req.method)) return next();
    if (c.get('scopes') !== null) return next();
    const site = c.req.header('sec-fetch-site');
    const foreign = site !== undefined && site !== 'same-origin' && site !== 'none';
    const seed = csrfSeed(c, runtime);
    if (foreign || !isCsrfToken(runtime.settings.secret, seed, await tokenIn(c))) {
      c.get('log').warn({ path: toldPath(c.req.path), site }, 'csrf token missing or wrong');
      return refused(c);
    }
    return next();
  };
}
