import type { MiddlewareHandler } from 'hono';
import { addressOf, isReading, pageAsked, redirectTo } from '../pages/redirect';
import type { Render } from '../pages/refusedPage';
import type { Env } from '../types';

/** The pages that need an account. */
const closed = /^\/(dashboard|d|meta|tiktok)(\/|$)/;
/** Who does not agree may still take the data along and go, or end a `login as`. */
const stillOpen = /^\/dashboard\/(privacy(\/.*)?|login-as\/end)$/;

/**
 * Whoever agreed to an older text of terms or privacy reads the new one before going on. Asked of browsers only:
 * programs have their tokens, and nobody agrees in another's name.
 */
export function agreeFirst(render: Render): MiddlewareHandler<Env> {
  return async (c, next) => {
    const page = pageAsked(c);
    if (!c.get('mustAgree') || !closed.test(page.pathname) || stillOpen.test(page.pathname)) return next();
    const to = isReading(c) ? `?to=${encodeURIComponent(addressOf(page))}` : '';
    return redirectTo(c, render, `/terms/accept${to}`);
  };
}
