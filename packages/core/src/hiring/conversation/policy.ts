import { anyOf } from '../../kit';
import { type Actor, impersonatorOf, nobody, ofCompany, ofCreator, type Rule, userIdOf } from '../../people';
import type { Message, Participant } from './schema';

const sides = anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator);

/**
 * The two sides, each in person. Support reads a conversation by `conversation-readings.begin` alone: a login as one of
 * them leaves no reason with this conversation.
 */
export const ofEitherSide: Rule<{ companyId: number; creatorId: number }> = (actor) =>
  impersonatorOf(actor) ? [] : sides(actor);

/** True if the actor has conversations to read. */
export const readsConversations = (actor: Actor): actor is Extract<Actor, { role: 'company' | 'creator' }> =>
  ofEitherSide(actor).length > 0;

/** One's own messages, for as long as one is still of that side. */
export const ownMessage: Rule<Message> = (actor) => {
  const authorId = userIdOf(actor);
  return authorId === null ? [] : ofEitherSide(actor).map((side) => ({ ...side, authorId }));
};

const own: Rule<Participant> = (actor) => {
  const userId = userIdOf(actor);
  return userId === null || impersonatorOf(actor) ? [] : [{ userId }];
};

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody, moves: {} } as const;

export const conversationAccess = { read: ofEitherSide, ...byCommandsOnly } as const;
export const participantAccess = { read: own, ...byCommandsOnly } as const;
