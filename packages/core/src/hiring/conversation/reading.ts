import { z } from 'zod';
import type { Scope } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  erased,
  id,
  instant,
  nobody,
  paragraph,
  type Rule,
  staff,
  stamps,
  userIdOf,
} from '../../people';
import { sides } from './conversation';

/** How long a conversation stays open to whoever gave the reason. */
export const READING_MINUTES = 30;

/** Somebody of support reads a conversation, for a reason that both sides are told. */
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

/** Who may begin to read one, and who sees that it was done. */
export const supporters = staff('support') as Rule<{ id: number }>;

/** Whose reading it is: nobody else reads the conversation by it. */
export const ownReading = (actor: Actor): Scope<ConversationReading> => {
  const readerId = userIdOf(actor);
  return readerId === null || supporters(actor).length === 0 ? [] : [{ readerId }];
};

export const isOpenReading = ({ until }: Pick<ConversationReading, 'until'>, now: string): boolean =>
  until > now;

/** A message as whoever reads the conversation for support sees it: nothing of what was taken back. */
export const readMessage = z.object({
  seq: id,
  side: z.enum(sides),
  /** '' where the person is no more. */
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
  access: { read: supporters, create: nobody, update: nobody, remove: nobody, moves: {} },
});
