import { actorOf, type User } from '@elenco/core';
import { isoText, signal } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { newToken } from '../identity/secrets';
import { entityOf } from '../kernel/table';

export { type OwnRows, rowsOf } from './rows';

/** Days for which an archive can be downloaded. The link in its e-mail is valid for the same time. */
const DAYS = 7;

export interface DataExport {
  readonly id: number;
  readonly state: 'making' | 'ready' | 'failed' | 'gone';
  readonly askedAt: string;
  readonly expiresAt: string | null;
  /** Size of the archive in bytes; null until it exists. */
  readonly size: number | null;
}

/**
 * Requests an export. If a user makes two requests concurrently, only one of them creates an export, because
 * a unique index allows one export per user and day.
 */
export async function ask(
  em: SqlEntityManager,
  user: User,
  { now, ip }: { now: string; ip: string },
): Promise<boolean> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const [row] = await tx.execute<{ id: number }[]>(
      `insert into data_exports (user_id, status, file, asked_at) values (?, 'making', ?, ?)
       on conflict do nothing returning id`,
      [user.id, newToken(), now],
    );
    if (!row) return false;
    await tx.insert(entityOf('audit'), {
      at: now,
      actorId: user.id,
      impersonatorId: null,
      command: 'exports.ask',
      resource: 'users',
      ip,
      actorRole: actorOf(user).role,
      rowId: user.id,
      data: {},
    });
    await tx.execute(`select add_job('makeExport', ?::json)`, [JSON.stringify({ id: row.id })]);
    return true;
  });
}

/** Returns the user's last exports with their state, newest first. */
export async function list(em: SqlEntityManager, userId: number, now: string): Promise<DataExport[]> {
  return em.execute<DataExport[]>(
    `select id, case when status = 'ready' and expires_at <= ? then 'gone' else status end as state,
       ${isoText('asked_at')} as "askedAt", ${isoText('expires_at')} as "expiresAt", size
     from data_exports where user_id = ? order by id desc limit 5`,
    [now, userId],
  );
}

export async function ready(
  em: SqlEntityManager,
  userId: number,
  now: string,
): Promise<{ file: string; size: number; readyAt: string } | undefined> {
  const [row] = await em.execute<{ file: string; size: number; readyAt: string }[]>(
    `select file, size, ${isoText('ready_at')} as "readyAt" from data_exports
     where user_id = ? and status = 'ready' and expires_at > ? order by id desc limit 1`,
    [userId, now],
  );
  return row;
}

/** Returns an export that still has to be created; undefined if a worker has already created it. */
export async function unmade(
  em: SqlEntityManager,
  id: number,
): Promise<{ userId: number; file: string } | undefined> {
  const [row] = await em.execute<{ userId: number; file: string }[]>(
    `select user_id as "userId", file from data_exports where id = ? and status = 'making'`,
    [id],
  );
  return row;
}

/** Marks an export as ready, and notifies the user in the same transaction. `size` is in bytes. */
export async function made(em: SqlEntityManager, id: number, size: number, now: string): Promise<void> {
  const until = new Date(Date.parse(now) + DAYS * 86_400_000).toISOString();
  await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const [event] = await tx.execute<{ id: number }[]>(
      `with made as (
         update data_exports set status = 'ready', ready_at = ?, expires_at = ?, size = ?
         where id = ? and status = 'making' returning user_id
       )
       insert into events (kind, resource, row_id, company_id, creator_id, data, at)
       select 'users.exportReady', 'users', u.id, u.company_id, u.creator_id, '{}', ?
       from users u join made on made.user_id = u.id returning id`,
      [now, until, size, id, now],
    );
    if (!event) return;
    await tx.execute(`select add_job('deliver', ?::json)`, [JSON.stringify({ eventIds: [event.id] })]);
  });
}

/** Marks an export as failed. The user may immediately request another one. */
export async function giveUp(em: SqlEntityManager, id: number): Promise<void> {
  await em.execute(`update data_exports set status = 'failed' where id = ? and status = 'making'`, [id]);
  await signal(em);
}

export async function expire(em: SqlEntityManager, now: string): Promise<string[]> {
  await em.execute(`update data_exports set status = 'gone' where status = 'ready' and expires_at <= ?`, [
    now,
  ]);
  const rows = await em.execute<{ file: string }[]>(
    `select file from data_exports where status in ('making', 'ready')`,
  );
  return rows.map(({ file }) => file);
}
