import type { Find } from '../../kit';
import { type Actor, actorOf, type User, userIdOf, users } from '../party';

/**
 * Somebody's row and that of who acts on them, both locked, and what who acts may do now: of two people who take something
 * from each other at once, the second is already who the first has made of them.
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
