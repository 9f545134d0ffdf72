import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const id = z.coerce.number().int().positive();
/** An address of this site and of no other: `//host` and `/\host` lead elsewhere. */
const link = z.string().regex(/^\/(?![/\\])/, 'invalid_link');

const opening = z.object({ id, link });
const reading = z.object({ id });
const all = z.object({});

const here = ({ url }: RequestContext) => url.pathname + url.search;

/** Opens what a notice is about, marks one or all as read. Another person's notices stay as they are. */
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
