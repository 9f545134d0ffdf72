import { defineResource } from '../../people';
import { brandHidden } from '../proposal';
import { conversationAccess, participantAccess } from './policy';
import { conversation, message, participant } from './schema';

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
