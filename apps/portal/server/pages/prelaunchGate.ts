import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { requestedPageCookie } from '../../app/access/pageBeforeSignIn.server';
import { type Settings as AllSettings, type Env, isSecure } from '../types';
import type { PrelaunchGate } from './gate';
import { addressOf, grantIn, isReading, pageAsked, redirectTo } from './redirect';
import type { Render } from './refusedPage';

export type Settings = Pick<AllSettings, 'prelaunchPassword' | 'secret' | 'baseUrl'>;

const days = 365;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the gate; null if none is configured. A new password invalidates all cookies of the old one. */
export function prelaunchGateOf(settings: Settings): PrelaunchGate | null {
  const { prelaunchPassword, secret } = settings;
  if (prelaunchPassword === undefined) return null;
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`wall ${purpose}:`).update(text.normalize('NFC')).digest('base64url');
  const same = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  const right = mac('password', prelaunchPassword);
  const signed = (since: string) => mac('pass', `${since}:${right}`);
  const secure = isSecure(settings);
  const name = secure ? '__Host-prelaunch' : 'prelaunch';
  return {
    opens: (password) => same(mac('password', password), right),
    pass(now) {
      const since = String(now.getTime());
      const cookie = `${name}=${since}.${signed(since)}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax`;
      return secure ? `${cookie}; Secure` : cookie;
    },
    lets(cookies = '', now) {
      const [, since = '', given = ''] =
        new RegExp(`(?:^|;\\s*)${name}=(\\d{1,15})\\.([\\w-]{43})(?:;|$)`).exec(cookies) ?? [];
      const age = now.getTime() - Number(since);
      return since !== '' && age >= 0 && age < days * dayMs && same(given, signed(since));
    },
  };
}

/**
 * Paths that stay open: sign-in, pages to which e-mails link, and texts that the law requires. Each pattern
 * covers a whole path, so that a different spelling is not open.
 */
const open: readonly RegExp[] = [
  /^\/(wall|redirect)$/,
  /^\/login(\/(code|second-factor))?$/,
  /^\/auth\/google(\/callback)?$/,
  /^\/(logout|preferences|terms|privacy)$/,
  /^\/privacy\/request(\/confirm)?$/,
  /^\/password\/(forgot|reset)$/,
  /^\/email\/(confirm|undo)$/,
  /^\/signup\/(confirm|sent)$/,
  /^\/(certificate-check(\.pdf)?|contract-check)$/,
  /^\/searches\/stop$/,
  /^\/invite\/[^/]+$/,
  /^\/meta\/deletion$/,
];

/**
 * Returns the URL to which a visitor is redirected: the login for pages that require a login, and the gate
 * for all other pages.
 */
function destinationFor(page: URL): { to: string; cookie?: string } {
  const briefing = page.searchParams.get('briefing');
  const login = briefing && /^\d{1,10}$/.test(briefing) ? `/login?briefing=${briefing}` : '/login';
  if (page.pathname === '/' && page.searchParams.get('openlogin') === 'true') return { to: login };
  if (/^\/(dashboard|d)(\/|$)/.test(page.pathname))
    return { to: '/login', cookie: requestedPageCookie(page) };
  const path = addressOf(page);
  return { to: path === '/' ? '/wall' : `/wall?to=${encodeURIComponent(path)}` };
}

/**
 * Middleware that redirects signed-out visitors who have not entered the password, before any page is
 * rendered. Ignores the flag in the browser's storage (`dont-show-wall`), since anyone can set it
 * (docs/spec/people.md#pre-launch-gate).
 */
export function prelaunchGuard(gate: PrelaunchGate | null, render: Render): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!gate || c.get('user') || gate.lets(c.req.header('cookie'), new Date())) return next();
    const page = pageAsked(c);
    // The page itself checks the share link.
    if (open.some((path) => path.test(page.pathname)) || grantIn(page) !== null) return next();
    // A submitted form is lost. The visitor is therefore not returned to the URL of the form afterwards.
    const { to, cookie } = isReading(c) ? destinationFor(page) : { to: '/wall' };
    if (cookie) c.header('Set-Cookie', cookie, { append: true });
    return redirectTo(c, render, to);
  };
}
