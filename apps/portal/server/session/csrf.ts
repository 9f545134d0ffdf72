import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { bodyLimits } from '@elenco/core';
import { isProblem, Problem } from '@elenco/core/kit';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { takeForm } from '../forms/takeForm';
import { loggedPath } from '../log';
import { grantIn, pageAsked } from '../pages/redirect';
import type { Runtime } from '../runtime';
import { type Env, isSecure } from '../types';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

function mac(secret: string, seed: string, salt: string): string {
  return createHmac('sha256', secret).update(`csrf:${seed}:${salt}`).digest('base64url');
}

/**
 * Returns a token bound to `seed` (the session or an anonymous cookie). The token is salted, so that the
 * length of compressed pages reveals nothing about it.
 */
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

/**
 * Returns the seed to which tokens of this request are bound: its session or, without a session, a random
 * cookie that is set with the first page.
 */
export function csrfSeed(c: Context<Env>, { settings }: Pick<Runtime, 'settings'>): string {
  const secure = isSecure(settings);
  const session = c.get('session');
  // Includes the impersonation, so that a form which was opened while impersonating cannot be sent as the
  // impersonator afterwards.
  if (session) return `session ${session.id} ${c.get('impersonatedBy')?.impersonation.id ?? ''}`;
  const known = getCookie(c, cookieName(secure));
  if (known) return `visitor ${known}`;
  const seed = randomBytes(18).toString('base64url');
  setCookie(c, cookieName(secure), seed, { path: '/', httpOnly: true, secure, sameSite: 'Lax' });
  return `visitor ${seed}`;
}

/**
 * Reads the form. Rejects a request that changes state if it comes from another site or lacks the form's
 * token. The token is in a header or is the first field, so that the rest of a forged form is not read.
 */
export function csrfCheck(runtime: Runtime): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (safe.has(c.req.method)) return next();
    const most = (await isKnown(c, runtime)) ? bodyLimits.whole : bodyLimits.unknown;
    const site = c.req.header('sec-fetch-site');
    const foreign = site !== undefined && site !== 'same-origin' && site !== 'none';
    const seed = csrfSeed(c, runtime);
    const isRight = (token: string) => isCsrfToken(runtime.settings.secret, seed, token);
    const first = (name: string, value: string) => name === 'csrf' && isRight(value);
    try {
      const header = c.req.header('x-csrf-token');
      if (foreign || (header && !isRight(header))) throw new Problem('csrf');
      const before = c.get('form');
      const form = before ?? (await takeForm(c, header ? { most } : { most, first }));
      const [name, value] = before?.entries().next().value ?? [];
      if (!header && (!form || (before && !first(String(name), String(value))))) throw new Problem('csrf');
    } catch (error) {
      if (isProblem(error) && error.code === 'csrf')
        c.get('log').warn({ path: loggedPath(c.req.path), site }, 'csrf token missing or wrong');
      throw error;
    }
    return next();
  };
}

/**
 * Returns true if the sender is signed in, or is a guest with a valid share link. The share link is checked
 * only for large bodies.
 */
async function isKnown(c: Context<Env>, { database }: Runtime): Promise<boolean> {
  if (c.get('user')) return true;
  const length = c.req.header('content-length');
  if (length !== undefined && Number(length) <= bodyLimits.unknown) return false;
  const grant = grantIn(pageAsked(c));
  const now = new Date().toISOString();
  if (!grant || !(await database.identity.allowed('shareLink', { ip: c.get('ip') }, now))) return false;
  return (await database.identity.findShareLink(grant, now)) !== undefined;
}
