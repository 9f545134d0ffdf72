import { randomBytes } from 'node:crypto';
import { playerOrigins } from '@elenco/core/discovery';
import type { MiddlewareHandler } from 'hono';
import type { Runtime } from '../runtime';
import { incoming, outgoing } from '../session/hostCookies';
import { type Env, isSecure, type Settings } from '../types';

/**
 * Returns the allowed targets of forms. These include the social networks and the card checkout, since
 * browsers also check the redirect after a form.
 */
function formTargets({ meta, tiktok, youtube, stripe }: Settings): string {
  const addresses = [
    meta?.authorizeUrl,
    tiktok?.authorizeUrl,
    youtube?.authorizeUrl,
    stripe?.checkoutUrl,
  ].filter((one) => one !== undefined);
  return ["'self'", ...addresses.map((one) => new URL(one).origin)].join(' ');
}

/**
 * Returns the allowed sources of frames: players of portfolio videos, and the newsletter form of a third
 * party if one is configured.
 */
const frames = ({ newsletterForm }: Settings) =>
  ["'self'", ...playerOrigins, ...(newsletterForm ? [new URL(newsletterForm).origin] : [])].join(' ');

function policy(nonce: string, development: boolean, settings: Settings): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite's development server adds style elements by script. In production, all styles are in files or in
    // elements with a nonce.
    development ? "style-src-elem 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    // Positions of pop-ups and hidden inputs are style attributes, which cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "media-src 'self' blob:",
    `frame-src ${frames(settings)}`,
    `form-action ${formTargets(settings)}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure(settings) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Adds security headers to every response, and a nonce for the page's own inline scripts. */
export function securityHeaders({ settings, mode }: Runtime): MiddlewareHandler<Env> {
  const secure = isSecure(settings);
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    const sent = c.req.header('cookie');
    if (secure && sent !== undefined) c.req.raw.headers.set('Cookie', incoming(sent));
    await next();
    const headers = c.res.headers;
    // Responses with pictures already have a stricter policy.
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policy(nonce, mode === 'development', settings));
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (!secure) return;
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
    onlyOverHttps(headers);
  };
}

/** Makes every cookie secure and binds it to the host, whichever code has set the cookie. */
function onlyOverHttps(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete('Set-Cookie');
  for (const cookie of cookies) headers.append('Set-Cookie', outgoing(cookie));
}
