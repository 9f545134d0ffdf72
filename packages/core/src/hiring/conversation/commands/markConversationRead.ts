import { z } from 'zod';
import { accept, insert, Problem, update } from '../../../kit';
import { defineCommand, id, userIdOf } from '../../../people';
import { conversations, ofEitherSide, participants } from '../conversation';

/** Marks a conversation as read up to a message. Has no effect for a message before the last read one. */
export const markConversationRead = defineCommand({
  name: 'conversations.markRead',
  rest: 'Marks a conversation as read up to a message',
  notWhileImpersonating: true,
  input: z.strictObject({ conversationId: id, seq: id }),
  async load(find, { conversationId }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_found');
    const { lastSeq } = await find.forUpdate(conversations, conversationId, ofEitherSide);
    const [kept] = await find.lockMany(participants, { conversationId, userId });
    return { userId, lastSeq, kept };
  },
  decide({ rows: { userId, lastSeq, kept }, input: { conversationId, seq } }) {
    const lastReadSeq = Math.min(seq, lastSeq);
    if (kept && kept.lastReadSeq >= lastReadSeq) return accept([], { lastReadSeq: kept.lastReadSeq });
    const change = kept
      ? update(participants, kept.id, { lastReadSeq })
      : insert(participants, { conversationId, userId, lastReadSeq });
    return accept([change], { lastReadSeq });
  },
});
