import { z } from 'zod';
import type { Scope } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  erased,
  id,
  instant,
  noOne,
  paragraph,
  type Rule,
  staff,
  stamps,
  userIdOf,
} from '../../people';
import { sides } from './conversation';

/** Minutes for which a support member may read a conversation. */
export const READING_MINUTES = 30;

/** Permission of a support member to read a conversation, with a reason that is sent to both sides. */
export const conversationReading = z.object({
  ...stamps,
  conversationId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  readerId: id,
  reason: erased(paragraph(300).min(10, 'reason_too_short'), dash),
  until: instant,
});
export type ConversationReading = z.output<typeof conversationReading>;

/** Allows support to start reading a conversation and to see earlier readings. */
export const supporters = staff('support') as Rule<{ id: number }>;

/**
 * Allows access to the actor's own readings, because only the reader can see the conversation through them.
 */
export const ownReading = (actor: Actor): Scope<ConversationReading> => {
  const readerId = userIdOf(actor);
  return readerId === null || supporters(actor).length === 0 ? [] : [{ readerId }];
};

export const isOpenReading = ({ until }: Pick<ConversationReading, 'until'>, now: string): boolean =>
  until > now;

/** A message as support sees it, without deleted content. */
export const readMessage = z.object({
  seq: id,
  side: z.enum(sides),
  /** Name of the author; '' if the user was erased. */
  author: z.string(),
  body: z.string(),
  fileName: z.string().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  deletedAt: instant.nullable(),
});
export type ReadMessage = z.output<typeof readMessage>;

export const conversationReadings = defineResource({
  name: 'conversation-readings',
  schema: conversationReading,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', readerId: 'is', companyId: 'is', creatorId: 'is', createdAt: 'between' },
  sorts: ['id', 'createdAt'],
  access: { read: supporters, create: noOne, update: noOne, remove: noOne, moves: {} },
});
