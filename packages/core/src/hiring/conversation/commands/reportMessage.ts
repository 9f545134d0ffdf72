import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { defineCommand, id, userIdOf } from '../../../people';
import { messageReport, messageReportFlow, messageReports } from '../messageReport';
import { ofEitherSide } from '../policy';
import { messages } from '../resource';

const { reason, text } = messageReport.shape;

/**
 * Either side reports what the other one wrote; support reads it as it stood. Again is the same report. Refuses
 * `own_message` for what one's own side wrote, `message_gone` for what was taken back.
 */
export const reportMessage = defineCommand({
  name: 'messages.report',
  notWhileImpersonating: true,
  input: z.strictObject({ id, reason, text }),
  async load(find, { id: messageId }, { actor }) {
    const message = await find.forUpdate(messages, messageId, ofEitherSide);
    const reporterId = userIdOf(actor);
    const [known] = await find.lockMany(messageReports, { messageId, reporterId: reporterId ?? 0 });
    return { message, known };
  },
  decide({ rows: { message, known }, input, actor, now }) {
    const { id: messageId, seq, briefingId, companyId, creatorId, authorId, side, body, fileId } = message;
    const reporterId = userIdOf(actor);
    if (reporterId === null || (actor.role === 'company') === (side === 'company')) {
      return refuse('own_message');
    }
    if (known) return accept([], { seq });
    if (message.deletedAt !== null) return refuse('message_gone');
    const row = {
      messageId,
      briefingId,
      companyId,
      creatorId,
      reporterId,
      authorId,
      side,
      body,
      fileId,
      reason: input.reason,
      text: input.text,
      status: messageReportFlow.initial,
      statusSince: now,
    };
    return accept([insert(messageReports, row)], { seq });
  },
});
