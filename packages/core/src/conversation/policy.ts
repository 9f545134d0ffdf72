import { anyOf } from '../kit';
import { type Actor, nobody, ofCompany, ofCreator, type Rule, userIdOf } from '../party';
import type { Message, Participant } from './schema';

/** The two sides alone. Staff read one only by logging in as somebody of them: with a reason, logged and told. */
export const ofEitherSide = anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator);

/** One's own messages, for as long as one is still of that side. */
export const ownMessage: Rule<Message> = (actor) => {
  const authorId = userIdOf(actor);
  return authorId === null ? [] : ofEitherSide(actor).map((side) => ({ ...side, authorId }));
};

const own: Rule<Participant> = (actor) => {
  const userId = userIdOf(actor);
  return userId === null ? [] : [{ userId }];
};

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody, moves: {} } as const;

export const conversationAccess = { read: ofEitherSide, ...byCommandsOnly } as const;
export const participantAccess = { read: own, ...byCommandsOnly } as const;
