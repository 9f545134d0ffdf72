import { z } from 'zod';
import { count, id, instant, stamps, text } from '../../people';

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
  lastSeq: count,
  lastCompanySeq: count,
  lastCreatorSeq: count,
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
  seq: id,
  /** Chosen by whoever sends it, so that sending twice is one message. */
  clientId: z.uuid(),
  authorId: id,
  side: z.enum(sides),
  body: text(MESSAGE_LENGTH),
  fileId: id.nullable(),
  /** The place of the message that this one answers. */
  replyTo: id.nullable(),
  editedAt: instant.nullable(),
  /** Since when its text and its file are gone; its place stays. */
  deletedAt: instant.nullable(),
  /** Set besides where it was not the author who took them, but staff. */
  hiddenAt: instant.nullable(),
});
export type Message = z.output<typeof message>;

/** How far somebody has read a conversation. */
export const participant = z.object({ ...stamps, conversationId: id, userId: id, lastReadSeq: count });
export type Participant = z.output<typeof participant>;
