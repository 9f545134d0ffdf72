import { noticeWords } from '@elenco/core/operations';
import { redirect } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';

const pageSize = 25;

/** Loads a page of the user's notifications. `?show=unread` leaves out read ones; `?page=` starts at 1. */
export async function loadNotices({ app, actor, user, url, locale, feedCursor }: RequestContext<'shared'>) {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 1;
  const unreadOnly = url.searchParams.get('show') === 'unread';
  const { rows, total, unread } = await app.notifications.list(user.id, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    unread: unreadOnly,
  });
  // If the last notification of the page was read, the page no longer exists.
  if (rows.length === 0 && page > 1) throw redirect(url.pathname + (unreadOnly ? '?show=unread' : ''));
  return {
    rows: rows.map((row) => ({ ...row, params: noticeWords(row.params, locale) })),
    feedCursor,
    unread,
    unreadOnly,
    staff: actor.role === 'admin',
    page,
    pages: Math.ceil(total / pageSize),
  };
}
export type Notices = Awaited<ReturnType<typeof loadNotices>>;
