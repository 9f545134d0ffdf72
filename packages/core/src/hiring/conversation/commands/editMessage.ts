import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id, text } from '../../../people';
import { giveawaysTo, namesKeptFrom, proposals } from '../../proposal';
import { ownMessage } from '../policy';
import { messages } from '../resource';
import { MESSAGE_LENGTH } from '../schema';
import { isChangeable } from '../state';

/** Whoever wrote a message changes it within ten minutes; that it was changed stays to be seen. */
export const editMessage = defineCommand({
  name: 'messages.edit',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, body: text(MESSAGE_LENGTH) }),
  async load(find, { id: messageId }) {
    const message = await find.forUpdate(messages, messageId, ownMessage);
    const { briefingId, creatorId, side } = message;
    const about = side === 'company' ? await find.many(proposals, { briefingId, creatorId }) : [];
    return { message, about, kept: await namesKeptFrom(find, about) };
  },
  decide({ rows: { message, about, kept }, input: { body }, now }) {
    const { id: messageId, fileId, seq } = message;
    if (!isChangeable(message, now)) return refuse('message_fixed');
    if (body === '' && fileId === null) return refuse('message_empty', '/body');
    if (body === message.body) return accept([], { seq });
    const disclosed = giveawaysTo(about, kept, { '/body': body });
    if (disclosed.length > 0) return { refused: disclosed };
    return accept([update(messages, messageId, { body, editedAt: now })], { seq });
  },
});
