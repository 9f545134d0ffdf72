import type { Find } from '../../kit';
import { type Actor, actorOf, type User, userIdOf, users } from '../party';

/**
 * Locks the rows of a user and of the current user, and returns the current user's actor with up-to-date
 * permissions. If two users change each other concurrently, the second call sees the first change.
 */
export async function lockWithSelf(
  find: Find<Actor>,
  actor: Actor,
  userId: number,
): Promise<{ readonly person: User | undefined; readonly self: Actor }> {
  const own = userIdOf(actor) ?? 0;
  const locked = await find.lockMany(users, { id: [...new Set([userId, own])] });
  const self = locked.find(({ id }) => id === own);
  return {
    person: locked.find(({ id }) => id === userId),
    self: self && self.suspendedAt === null ? actorOf(self) : { role: 'nobody' },
  };
}
