import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publish } from '../feed';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * A notification of a user in the portal. Its text is generated from kind and params in the reader's
 * language.
 */
export interface Notification {
  readonly id: number;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path of the portal. */
  readonly link: string;
  readonly createdAt: string;
  readonly readAt: string | null;
}

/** Returns a page of the user's notifications, newest first, with the total and unread counts. */
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
    { down: true, limit },
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

/** Marks one as read; unknown ids and those of others change nothing. Returns whether anything changed. */
export async function markRead(
  em: SqlEntityManager,
  userId: number,
  id: number,
  now: string,
): Promise<boolean> {
  return (await read(em, userId, 'id = ?', [id], now)) > 0;
}

/** Marks all as read and returns their number. */
export const markAllRead = (em: SqlEntityManager, userId: number, now: string): Promise<number> =>
  read(em, userId, 'true', [], now);

/** Also updates the user's other pages. @returns how many were unread */
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
