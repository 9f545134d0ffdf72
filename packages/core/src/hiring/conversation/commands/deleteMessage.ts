import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { ownMessage } from '../policy';
import { messages } from '../resource';
import { isChangeable } from '../state';

/** Whoever wrote a message takes it back within ten minutes: its words and its file go, its place says so. */
export const deleteMessage = defineCommand({
  name: 'messages.delete',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, { id: messageId }) => find.forUpdate(messages, messageId, ownMessage),
  decide({ rows: message, now }) {
    const { id: messageId, seq, deletedAt } = message;
    if (deletedAt !== null) return accept([], { seq });
    if (!isChangeable(message, now)) return refuse('message_fixed');
    return accept([update(messages, messageId, { body: '', fileId: null, deletedAt: now })], { seq });
  },
});
