import type { Conversation, ConversationReading, Message, MessageReport, Participant } from '../hiring';
import { ids, NOW, stamped } from './given';

export const aConversation = (given: Partial<Conversation> = {}): Conversation => ({
  ...stamped,
  id: ids.conversation,
  proposalId: ids.proposal,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  lastSeq: 1,
  lastCompanySeq: 0,
  lastCreatorSeq: 1,
  lastMessageAt: NOW,
  ...given,
});

/** The first message of a conversation, from the creator. */
export const aMessage = (given: Partial<Message> = {}): Message => ({
  ...stamped,
  id: 215,
  conversationId: ids.conversation,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  seq: 1,
  clientId: 'b7a1f0de-3c52-4e0a-9a53-0c1f6f1d2a01',
  authorId: ids.creatorUser,
  side: 'creator',
  body: 'Adorei o briefing!',
  fileId: null,
  replyTo: null,
  editedAt: null,
  deletedAt: null,
  hiddenAt: null,
  ...given,
  createdAt: given.createdAt ?? NOW,
});

/** A report by the brand about the creator's message. */
export const aMessageReport = (given: Partial<MessageReport> = {}): MessageReport => ({
  ...stamped,
  id: 226,
  status: 'open',
  statusSince: NOW,
  messageId: 215,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  reporterId: ids.brandUser,
  reason: 'off_platform',
  text: 'Pediu para fechar por fora.',
  authorId: ids.creatorUser,
  side: 'creator',
  body: 'Adorei o briefing!',
  fileId: null,
  ...given,
});

export const aConversationReading = (given: Partial<ConversationReading> = {}): ConversationReading => ({
  ...stamped,
  id: 227,
  conversationId: ids.conversation,
  briefingId: ids.briefing,
  companyId: ids.company,
  creatorId: ids.creator,
  readerId: 109,
  reason: 'A marca pediu ajuda com a entrega',
  until: '2026-11-21T12:30:00.000Z',
  ...given,
});

export const aParticipant = (given: Partial<Participant> = {}): Participant => ({
  ...stamped,
  id: 216,
  conversationId: ids.conversation,
  userId: ids.creatorUser,
  lastReadSeq: 1,
  ...given,
});
