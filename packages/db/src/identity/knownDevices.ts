import { deviceFingerprint } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from './secrets';

/**
 * Records the device of a sign-in as a hash, and emits `users.newSignIn` if the device is new. Emits nothing
 * for a user's first device, because the user signed up on it.
 */
export async function arrive(
  em: SqlEntityManager,
  userId: number,
  { now, ...from }: { readonly now: string; readonly ip: string; readonly userAgent: string },
): Promise<void> {
  const device = deviceFingerprint(from);
  if (device === null) return;
  const [row] = await em.execute<[{ isNew: boolean; known: boolean }]>(
    `insert into known_devices (user_id, device_hash, last_seen_at) values (?, ?, ?)
     on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
     returning xmax = 0 as "isNew",
       exists (select from known_devices k where k.user_id = known_devices.user_id
         and k.device_hash <> known_devices.device_hash) as known`,
    [userId, digest(`${userId} ${device}`), now],
  );
  if (!row.isNew || !row.known) return;
  const [event] = await em.execute<[{ id: number }]>(
    `insert into events (kind, resource, row_id, company_id, creator_id, data, at)
     select 'users.newSignIn', 'users', id, company_id, creator_id, '{}', ? from users where id = ? returning id`,
    [now, userId],
  );
  await em.execute(`select add_job('deliver', ?::json)`, [JSON.stringify({ eventIds: [event.id] })]);
}
