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
  nobody,
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

/** The largest text of a message, in characters. */
export const MESSAGE_LENGTH = 4_000;

/** What a brand and a creator say to each other about one proposal and the hiring that may come of it. */
export const conversation = z.object({
  ...stamps,
  proposalId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** The last message's place, and the last one's of each side; 0 before there is one. */
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
  /** Place in the conversation from 1 on, given under its lock: the order of the numbers is that of the commits. */
  seq: impersonal(id),
  /** Chosen by whoever sends it, so that sending twice is one message. */
  clientId: impersonal(z.uuid()),
  authorId: id,
  side: impersonal(z.enum(sides)),
  body: erased(text(MESSAGE_LENGTH), ''),
  fileId: erased(id.nullable(), null),
  /** The place of the message that this one answers. */
  replyTo: impersonal(id.nullable()),
  editedAt: instant.nullable(),
  /** Since when its text and its file are gone; its place stays. */
  deletedAt: instant.nullable(),
  /** Set besides where it was not the author who took them, but staff. */
  hiddenAt: instant.nullable(),
});

export type Message = z.output<typeof message>;

/** How far somebody has read a conversation. */
export const participant = z.object({
  ...stamps,
  conversationId: id,
  userId: id,
  lastReadSeq: impersonal(count),
});

export type Participant = z.output<typeof participant>;

const policySides = anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator);

/**
 * The two sides, each in person. Support reads a conversation by `conversation-readings.begin` alone: a login as one of
 * them leaves no reason with this conversation.
 */
export const ofEitherSide: Rule<{ companyId: number; creatorId: number }> = (actor) =>
  impersonatorOf(actor) ? [] : policySides(actor);

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
  /** A silent brand would be known by the person who writes for it. */
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
