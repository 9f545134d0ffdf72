import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, id, userIdOf } from '../../../people';
import { proposals } from '../../proposal';
import { conversations } from '../conversation';
import { conversationReading, conversationReadings, READING_MINUTES, supporters } from '../reading';

/**
 * Lets a support member read the conversation of a proposal for half an hour. Both sides are notified of the
 * reader and the reason. Refuses with `reason_too_short` at `/reason`, and `no_conversation` if there are no
 * messages yet.
 */
export const readConversation = defineCommand({
  name: 'conversation-readings.begin',
  rest: 'Opens a conversation to support for 30 minutes; both sides receive the reason',
  notWhileImpersonating: true,
  input: z.strictObject({ proposalId: id, reason: conversationReading.shape.reason }),
  async load(find, { proposalId }) {
    const proposal = await find.forUpdate(proposals, proposalId, supporters);
    const [conversation] = await find.lockMany(conversations, { proposalId: proposal.id });
    return { conversation, ids: await find.ids(conversationReadings, 1) };
  },
  decide({ rows: { conversation, ids }, input: { reason }, actor, now }) {
    const readerId = userIdOf(actor);
    if (readerId === null || !('name' in actor)) return refuse('not_allowed');
    if (!conversation) return refuse('no_conversation');
    const newId = ids[0]!;
    const { id: conversationId, briefingId, companyId, creatorId } = conversation;
    const until = new Date(Date.parse(now) + READING_MINUTES * 60_000).toISOString();
    return accept(
      [
        insert(conversationReadings, {
          id: newId,
          conversationId,
          briefingId,
          companyId,
          creatorId,
          readerId,
          reason,
          until,
        }),
        emit({
          kind: 'conversations.readByStaff',
          resource: 'conversations',
          rowId: conversationId,
          briefingId,
          companyId,
          creatorId,
          data: { by: actor.name, comment: reason },
        }),
      ],
      { id: newId },
    );
  },
});
