import { type Change, type Find, remove } from '../../kit';
import type { Actor } from '../../people';
import { sessions, tokens } from '../../people';

/** Everything that opens in the name of a person, for `shutOut`. */
export async function openingsOf(find: Find<Actor>, userId: number) {
  return {
    sessions: await find.lockMany(sessions, { userId }),
    tokens: await find.lockMany(tokens, { userId }),
  };
}

/** Whose place has changed has to sign in again, and no program goes on with what it could before. */
export const shutOut = (openings: Awaited<ReturnType<typeof openingsOf>>): Change[] => [
  ...openings.sessions.map(({ id }) => remove(sessions, id)),
  ...openings.tokens.map(({ id }) => remove(tokens, id)),
];
