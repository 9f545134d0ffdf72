import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  count,
  defineResource,
  erased,
  id,
  impersonal,
  impersonatorOf,
  instant,
  noOne,
  ofCompany,
  ofCreator,
  type Rule,
  stamps,
  text,
  userIdOf,
} from '../../people';
import { brandHidden } from '../proposal';

export const sides = ['company', 'creator'] as const;

export type ConversationSide = (typeof sides)[number];

/** Maximum length of a message, in characters. */
export const MESSAGE_LENGTH = 4_000;

/** Messages between a brand and a creator about one proposal and its hiring. */
export const conversation = z.object({
  ...stamps,
  proposalId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** Sequence number of the last message, and of the last message of each side; 0 if there is none. */
  lastSeq: impersonal(count),
  lastCompanySeq: impersonal(count),
  lastCreatorSeq: impersonal(count),
  lastMessageAt: instant,
});

export type Conversation = z.output<typeof conversation>;

export const message = z.object({
  ...stamps,
  conversationId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /**
   * Sequence number in the conversation, from 1. It is assigned under the conversation's lock, so numbers
   * follow the order of commits.
   */
  seq: impersonal(id),
  /** Id that the sender chooses, so that sending again has no further effect. */
  clientId: impersonal(z.uuid()),
  authorId: id,
  side: impersonal(z.enum(sides)),
  body: erased(text(MESSAGE_LENGTH), ''),
  fileId: erased(id.nullable(), null),
  /** Sequence number of the message to which this one replies. */
  replyTo: impersonal(id.nullable()),
  editedAt: instant.nullable(),
  /** When text and file were removed. A placeholder stays. */
  deletedAt: instant.nullable(),
  /** When staff hid the message; null if its author deleted it. */
  hiddenAt: instant.nullable(),
});

export type Message = z.output<typeof message>;

/** How far a user has read a conversation. */
export const participant = z.object({
  ...stamps,
  conversationId: id,
  userId: id,
  lastReadSeq: impersonal(count),
});

export type Participant = z.output<typeof participant>;

const policySides = anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator);

/**
 * Allows both sides, but no impersonator. Support reads a conversation only through
 * `conversation-readings.begin`, which gives both sides a reason; impersonation would not.
 */
export const ofEitherSide: Rule<{ companyId: number; creatorId: number }> = (actor) =>
  impersonatorOf(actor) ? [] : policySides(actor);

/** True if the actor can have conversations. */
export const readsConversations = (actor: Actor): actor is Extract<Actor, { role: 'company' | 'creator' }> =>
  ofEitherSide(actor).length > 0;

/** Reaches the messages that the current user wrote, while the user still belongs to that side. */
export const ownMessage: Rule<Message> = (actor) => {
  const authorId = userIdOf(actor);
  return authorId === null ? [] : ofEitherSide(actor).map((side) => ({ ...side, authorId }));
};

const own: Rule<Participant> = (actor) => {
  const userId = userIdOf(actor);
  return userId === null || impersonatorOf(actor) ? [] : [{ userId }];
};

const byCommandsOnly = { create: noOne, update: noOne, remove: noOne, moves: {} } as const;

export const conversationAccess = { read: ofEitherSide, ...byCommandsOnly } as const;

export const participantAccess = { read: own, ...byCommandsOnly } as const;

export const conversations = defineResource({
  name: 'conversations',
  schema: conversation,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: brandHidden,
  filters: {
    id: 'is',
    proposalId: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    lastMessageAt: 'between',
  },
  sorts: ['id', 'lastMessageAt'],
  access: conversationAccess,
});

export const messages = defineResource({
  name: 'messages',
  schema: message,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: brandHidden,
  /** The author's name would reveal a silent brand. */
  shownIn: (actor) =>
    actor.role === 'creator' ? { fields: ['authorId'], rows: [{ side: 'creator' as const }] } : undefined,
  filters: { id: 'is', conversationId: 'is', briefingId: 'is', createdAt: 'between' },
  sorts: ['id'],
  access: conversationAccess,
});

export const participants = defineResource({
  name: 'participants',
  schema: participant,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', conversationId: 'is' },
  sorts: ['id'],
  access: participantAccess,
});
