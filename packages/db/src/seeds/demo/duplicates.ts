import { type Actor, users } from '@elenco/core';
import type { Database } from '../../database';

/** A creator has the telephone of another: possibly a duplicate account. */
export async function shareAPhone(
  database: Database,
  [one, other]: readonly [Actor, Actor],
  now: string,
): Promise<void> {
  if (!('userId' in one) || !('userId' in other)) throw new Error('the two profiles need users who sign in');
  const first = await database.get(users, one, one.userId);
  await database.update(users, { id: other.userId, whatsapp: first.phone }, { actor: other, now });
}
