import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '../feed';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * A notification of a user in the portal. Pages create its text from kind and params, in the user's language.
 */
export interface Notification {
  readonly id: number;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path in the portal. */
  readonly link: string;
  readonly createdAt: string;
  readonly readAt: string | null;
}

/**
 * Returns a page of the user's notifications, newest first. Also returns the number of all notifications and
 * of unread ones.
 */
export async function list(
  em: SqlEntityManager,
  userId: number,
  { limit = 25, offset = 0, unread = false }: { limit?: number; offset?: number; unread?: boolean } = {},
): Promise<{ rows: Notification[]; total: number; unread: number }> {
  const where = scopeSql(tableOf(em, 'notifications'), [unread ? { userId, readAt: null } : { userId }]);
  const rows = (await select(
    em,
    'notifications',
    where,
    { by: 'createdAt', down: true, limit },
    offset,
  )) as unknown as Notification[];
  const [counts] = await em.execute<[{ total: number; unread: number }]>(
    `select count(*)::int as total, count(*) filter (where read_at is null)::int as unread
     from notifications where user_id = ?`,
    [userId],
  );
  return { rows, total: unread ? counts.unread : counts.total, unread: counts.unread };
}

export async function unread(em: SqlEntityManager, userId: number): Promise<number> {
  const [row] = await em.execute<[{ unread: number }]>(
    'select count(*)::int as unread from notifications where user_id = ? and read_at is null',
    [userId],
  );
  return row.unread;
}

/**
 * Marks a notification as read. Changes nothing if the id is unknown or the notification belongs to another
 * user. Returns true if the notification was unread.
 */
export async function markRead(
  em: SqlEntityManager,
  userId: number,
  id: number,
  now: string,
): Promise<boolean> {
  return (await read(em, userId, 'id = ?', [id], now)) > 0;
}

/** Marks all notifications of a user as read and returns their number. */
export const markAllRead = (em: SqlEntityManager, userId: number, now: string): Promise<number> =>
  read(em, userId, 'true', [], now);

/**
 * Marks notifications about a record as read if the work that they ask for is done. A notification counts as
 * done if its reader caused a later event of the same record. If the reader is staff, an event by any staff
 * member counts. Because events are delivered in any order, each is compared with earlier and with later
 * ones. Actions while impersonating do not count. Events of `users` are excluded, because their record is the
 * recipient and not the work.
 * @returns the ids of users whose notifications changed
 */
export async function markHandled(
  em: SqlEntityManager,
  eventIds: readonly number[],
  now: string,
): Promise<readonly number[]> {
  if (eventIds.length === 0) return [];
  const delivered = eventIds.map(() => '?').join(', ');
  const pair = `select earlier.id, act.actor_id from events act join events earlier
    on earlier.resource = act.resource and earlier.row_id = act.row_id and earlier.id < act.id
      and act.resource <> 'users' and not exists (select from audit a where a.resource = act.resource
        and a.row_id = act.row_id and a.at = act.at and a.actor_id = act.actor_id and a.impersonator_id is not null)`;
  const changed = await em.execute<{ userId: number }[]>(
    `with handled as (${pair} where act.id in (${delivered}) union ${pair} where earlier.id in (${delivered}))
     update notifications n set read_at = ?
     from handled h join users actor on actor.id = h.actor_id, users reader
     where n.event_id = h.id and n.read_at is null and reader.id = n.user_id
       and (reader.id = actor.id or (reader.staff and actor.staff))
     returning n.user_id as "userId"`,
    [...eventIds, ...eventIds, now],
  );
  return [...new Set(changed.map(({ userId }) => userId))];
}

/**
 * Marks notifications as read, and updates the user's other open pages.
 * @returns how many notifications were unread
 */
const read = (em: SqlEntityManager, userId: number, which: string, values: unknown[], now: string) =>
  em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const changed = await tx.execute<unknown[]>(
      `update notifications set read_at = ? where user_id = ? and read_at is null and ${which} returning id`,
      [now, userId, ...values],
    );
    if (changed.length > 0) await publish(tx, [{ topic: 'notices', userId }], now);
    return changed.length;
  });
