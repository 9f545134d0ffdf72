import type { MiddlewareHandler } from 'hono';
import { addressOf, isReading, pageAsked, redirectTo } from '../pages/redirect';
import type { Render } from '../pages/refusedPage';
import type { Env } from '../types';

/** Pages that need an account. */
const closed = /^\/(dashboard|d|meta|tiktok|youtube)(\/|$)/;
/** Pages that stay open before the user agrees: data export, deletion, and the end of an impersonation. */
const stillOpen = /^\/dashboard\/(privacy(\/.*)?|login-as\/end)$/;

/**
 * Middleware that shows the current terms and privacy policy to users who have agreed only to an older
 * version, until they agree. Applies to browsers only: programs use tokens, and an impersonator cannot
 * consent.
 */
export function agreeFirst(render: Render): MiddlewareHandler<Env> {
  return async (c, next) => {
    const page = pageAsked(c);
    if (!c.get('mustAgree') || !closed.test(page.pathname) || stillOpen.test(page.pathname)) return next();
    const to = isReading(c) ? `?to=${encodeURIComponent(addressOf(page))}` : '';
    return redirectTo(c, render, `/terms/accept${to}`);
  };
}
