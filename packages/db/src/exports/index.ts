import {
  type Actor,
  actorOf,
  type DataExport,
  EXPORT_DAYS,
  Problem,
  privacyRequests,
  requireAccess,
  type User,
  userIdOf,
} from '@elenco/core';
import { isoText, signal } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { userOf } from '../identity/people';
import { newToken } from '../identity/secrets';
import { see } from '../kernel/read';
import { entityOf } from '../kernel/table';

export type { DataExport } from '@elenco/core';
export { countsOf, type OwnRows, rowsOf } from './rows';

/**
 * Requests an export. If a user makes two requests concurrently, only one of them creates an export, because
 * a unique index allows one export per user and day. @returns false if there is an export of today
 */
export const ask = (
  em: SqlEntityManager,
  user: User,
  { now, ip }: { now: string; ip: string },
): Promise<boolean> => order(em, user, { by: actorOf(user), command: 'exports.ask', now, ip });

/**
 * Requests an export for the user who made a privacy request, as support. Only the user receives the link to
 * it. @throws Problem `not_allowed`, `not_found`, `refused` with `no_access_request` unless the request is an
 * open request for access by a user with an account, and with `export_asked_today`
 */
export async function askFor(
  em: SqlEntityManager,
  requestId: number,
  { actor, now, ip }: { actor: Actor; now: string; ip?: string },
): Promise<void> {
  requireAccess(actor, privacyRequests.access.moves.answer);
  const [request] = await see(em, privacyRequests, actor, { id: requestId });
  if (!request) throw new Problem('not_found');
  const user = request.userId === null ? undefined : await userOf(em, request.userId);
  if (!user || request.kind !== 'access' || request.status !== 'open') throw refused('no_access_request');
  const asked = await order(em, user, { by: actor, command: 'exports.askFor', now, ip });
  if (!asked) throw refused('export_asked_today');
}

const refused = (code: string) => new Problem('refused', [{ pointer: '', code }]);

async function order(
  em: SqlEntityManager,
  user: User,
  { by, command, now, ip }: { by: Actor; command: string; now: string; ip?: string | undefined },
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
      actorId: userIdOf(by),
      impersonatorId: null,
      command,
      resource: 'users',
      ip: ip ?? null,
      actorRole: by.role,
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
  const until = new Date(Date.parse(now) + EXPORT_DAYS * 86_400_000).toISOString();
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
