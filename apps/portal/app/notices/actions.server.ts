import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const id = z.coerce.number().int().positive();
/** Path of this site; `//host` and `/\host` would lead to other sites. */
const link = z.string().regex(/^\/(?![/\\])/, 'invalid_link');

const opening = z.object({ id, link });
const reading = z.object({ id });
const all = z.object({});

const here = ({ url }: RequestContext) => url.pathname + url.search;

/**
 * Form handlers that open a notification, or mark one or all as read. Notifications of other users do not
 * change.
 */
export const noticeActions = {
  open: formHandler<'shared', typeof opening>(opening, async (given, { app, user, now }) => {
    await app.notifications.markRead(user.id, given.id, now);
    return { to: given.link };
  }),
  read: formHandler<'shared', typeof reading>(reading, async (given, ctx) => {
    await ctx.app.notifications.markRead(ctx.user.id, given.id, ctx.now);
    return { to: here(ctx) };
  }),
  readAll: formHandler<'shared', typeof all>(all, async (_, ctx) => {
    await ctx.app.notifications.markAllRead(ctx.user.id, ctx.now);
    return { to: here(ctx), toast: 'allRead' };
  }),
};
