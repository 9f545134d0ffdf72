import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ErasureList } from '../backup/manifest';
import { eraseRows } from './erase';

/**
 * Schedules again the erasures that were completed after the backup of a restored database, and suspends the
 * accounts until they are erased. The suspension matters if an erasure is refused, because the erasure then
 * waits for staff. Returns the number of scheduled erasures.
 */
export async function scheduleErasures(
  em: SqlEntityManager,
  requests: ErasureList['requests'],
  now: string,
): Promise<number> {
  return em.transactional(async (tx) => {
    let scheduled = 0;
    for (const { userId, erases, at } of requests) {
      const missing = await tx.execute<unknown[]>(
        `select from users u where id = ? and not exists (select from privacy_requests r
           where r.user_id = u.id and r.erases = ? and r.status = 'done' and r.status_since >= ?)`,
        [userId, erases, at],
      );
      if (missing.length === 0) continue;
      await tx.execute(
        `insert into privacy_requests (created_at, updated_at, user_id, kind, status, status_since, text, due_on,
           erases, erase_at, answer)
         values (?, ?, ?, 'erasure', 'open', ?, '', ?::date, ?, least(?::timestamptz, ?::timestamptz), '')
         on conflict (user_id, kind) where status = 'open'
         do update set erases = excluded.erases, erase_at = excluded.erase_at`,
        [now, now, userId, now, now, erases, at, now],
      );
      if (erases !== 'profile') {
        await tx.execute('update users set suspended_at = ? where id = ? and suspended_at is null', [
          now,
          userId,
        ]);
        await tx.execute('delete from sessions where user_id = ?', [userId]);
      }
      scheduled += 1;
    }
    return scheduled;
  });
}

/**
 * Erases imported profiles with a handle that has one of these hashes. Blocks these handles in later imports.
 * Returns the number of profiles.
 */
export async function eraseHandles(
  em: SqlEntityManager,
  handles: ErasureList['handles'],
  now: string,
): Promise<number> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const list = handles.join(',');
    const profiles = await tx.execute<{ id: number }[]>(
      `select distinct profile_id as id from external_handles
       where erased_handle_hash(channel, handle) = any(string_to_array(?, ','))`,
      [list],
    );
    await eraseRows(
      tx,
      profiles.map(({ id }) => ({ subject: 'external', id })),
      now,
    );
    await tx.execute(
      `insert into erased_handles (hash, created_at)
       select hash, ?::timestamptz from unnest(string_to_array(?, ',')) hash on conflict do nothing`,
      [now, list],
    );
    return profiles.length;
  });
}
