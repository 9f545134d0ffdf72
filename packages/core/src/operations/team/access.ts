import { type Change, type Find, remove } from '../../kit';
import type { Actor } from '../../people';
import { sessions, tokens } from '../../people';

/** Locks and returns all sessions and access tokens of a user, for `endAllAccess`. */
export async function loadAccess(find: Find<Actor>, userId: number) {
  return {
    sessions: await find.lockMany(sessions, { userId }),
    tokens: await find.lockMany(tokens, { userId }),
  };
}

/**
 * Ends all sessions and access tokens after a change of role, because they would keep the previous
 * permissions.
 */
export const endAllAccess = (openings: Awaited<ReturnType<typeof loadAccess>>): Change[] => [
  ...openings.sessions.map(({ id }) => remove(sessions, id)),
  ...openings.tokens.map(({ id }) => remove(tokens, id)),
];
