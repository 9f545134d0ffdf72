import { type Change, insert, update } from '../../kit';
import type { Proposal } from '../proposal';
import {
  type Conversation,
  type ConversationSide,
  conversations,
  type Message,
  messages,
} from './conversation';
import { lastSeqOf } from './state';

type Content = Pick<Message, 'clientId' | 'authorId' | 'body' | 'fileId' | 'replyTo'>;

/**
 * Returns the changes for the next message about a proposal. Starts the conversation (`newId`) if there is
 * none.
 */
export function messageChanges(
  { id: proposalId, briefingId, companyId, creatorId }: Proposal,
  conversation: Conversation | undefined,
  newId: number,
  side: ConversationSide,
  content: Content,
  now: string,
): { readonly changes: readonly Change[]; readonly conversationId: number; readonly seq: number } {
  const seq = (conversation?.lastSeq ?? 0) + 1;
  const conversationId = conversation?.id ?? newId;
  const last = { lastSeq: seq, [lastSeqOf[side]]: seq, lastMessageAt: now };
  const begin: Change = conversation
    ? update(conversations, conversationId, last)
    : insert(conversations, {
        id: conversationId,
        proposalId,
        briefingId,
        companyId,
        creatorId,
        lastCompanySeq: 0,
        lastCreatorSeq: 0,
        ...last,
      });
  const row = insert(messages, {
    conversationId,
    briefingId,
    companyId,
    creatorId,
    seq,
    side,
    ...content,
    editedAt: null,
    deletedAt: null,
    hiddenAt: null,
  });
  return { changes: [begin, row], conversationId, seq };
}
