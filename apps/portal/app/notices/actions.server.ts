import { z } from 'zod';
import { sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';

const id = z.coerce.number().int().positive();
/** An address of this site and of no other: `//host` and `/\host` lead elsewhere. */
const link = z.string().regex(/^\/(?![/\\])/, 'invalid_link');

const opening = z.object({ id, link });
const reading = z.object({ id });
const all = z.object({});

const here = ({ url }: Visit) => url.pathname + url.search;

/** Opens what a notice is about, marks one or all as read. Another person's notices stay as they are. */
export const noticeActions = {
  open: sending<'shared', typeof opening>(opening, async (given, { app, user, now }) => {
    await app.notifications.markRead(user.id, given.id, now);
    return { to: given.link };
  }),
  read: sending<'shared', typeof reading>(reading, async (given, visit) => {
    await visit.app.notifications.markRead(visit.user.id, given.id, visit.now);
    return { to: here(visit) };
  }),
  readAll: sending<'shared', typeof all>(all, async (_, visit) => {
    await visit.app.notifications.markAllRead(visit.user.id, visit.now);
    return { to: here(visit), toast: 'allRead' };
  }),
};
