import { placeOf } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { digest } from './secrets';

/**
 * Somebody has signed in: remembers from where, as a hash, and tells the outbox (`users.newSignIn`) when it was from
 * nowhere known before. The first place of all is told to nobody: it is that of the sign-up.
 */
export async function arrive(
  em: SqlEntityManager,
  userId: number,
  { now, ...from }: { readonly now: string; readonly ip: string; readonly userAgent: string },
): Promise<void> {
  const place = placeOf(from);
  if (place === null) return;
  const [row] = await em.execute<[{ isNew: boolean; known: boolean }]>(
    `insert into known_places (user_id, place_hash, last_seen_at) values (?, ?, ?)
     on conflict (user_id, place_hash) do update set last_seen_at = excluded.last_seen_at
     returning xmax = 0 as "isNew",
       exists (select from known_places k where k.user_id = known_places.user_id
         and k.place_hash <> known_places.place_hash) as known`,
    [userId, digest(`${userId} ${place}`), now],
  );
  if (!row.isNew || !row.known) return;
  const [event] = await em.execute<[{ id: number }]>(
    `insert into events (kind, resource, row_id, company_id, creator_id, data, at)
     select 'users.newSignIn', 'users', id, company_id, creator_id, '{}', ? from users where id = ? returning id`,
    [now, userId],
  );
  await em.execute(`select add_job('deliver', ?::json)`, [JSON.stringify({ eventIds: [event.id] })]);
}
