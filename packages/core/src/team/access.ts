import { z } from 'zod';
import { type Change, type Find, remove } from '../kit';
import { type Actor, id } from '../party';

const opening = z.object({ id, userId: id });
/** What a person is signed in with. In no registry, so that no address leads to them. */
const sessions = { name: 'sessions', schema: opening } as const;
const tokens = { name: 'tokens', schema: opening } as const;

/** Everything that opens in the name of a person, for `shutOut`. */
export async function openingsOf(find: Find<Actor>, userId: number) {
  return {
    sessions: await find.lock(sessions, { userId }),
    tokens: await find.lock(tokens, { userId }),
  };
}

/** Whose place has changed has to sign in again, and no program goes on with what it could before. */
export const shutOut = (openings: Awaited<ReturnType<typeof openingsOf>>): Change[] => [
  ...openings.sessions.map(({ id }) => remove(sessions, id)),
  ...openings.tokens.map(({ id }) => remove(tokens, id)),
];
