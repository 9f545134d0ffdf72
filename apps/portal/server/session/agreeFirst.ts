import type { MiddlewareHandler } from 'hono';
import { addressOf, isReading, pageAsked, redirectTo } from '../pages/redirect';
import type { Render } from '../pages/refusedPage';
import type { Env } from '../types';

/** The pages that need an account. */
const closed = /^\/(dashboard|d|meta|tiktok)(\/|$)/;
/** Pages that stay open without agreement: the data export, deletion, and the end of a `login as`. */
const stillOpen = /^\/dashboard\/(privacy(\/.*)?|login-as\/end)$/;

/**
 * Requires users who agreed to an older text of terms or privacy to read the new one first. For browsers
 * only: programs have their tokens, and consent is impossible while impersonating.
 */
export function agreeFirst(render: Render): MiddlewareHandler<Env> {
  return async (c, next) => {
    const page = pageAsked(c);
    if (!c.get('mustAgree') || !closed.test(page.pathname) || stillOpen.test(page.pathname)) return next();
    const to = isReading(c) ? `?to=${encodeURIComponent(addressOf(page))}` : '';
    return redirectTo(c, render, `/terms/accept${to}`);
  };
}
