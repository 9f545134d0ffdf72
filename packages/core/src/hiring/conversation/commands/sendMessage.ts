import { z } from 'zod';
import { accept, Problem, refuse } from '../../../kit';
import { type Actor, defineCommand, demandFileOf, id, text } from '../../../people';
import { giveawaysTo, namesKeptFrom, proposals } from '../../proposal';
import { ofEitherSide } from '../policy';
import { conversations, messages } from '../resource';
import { type ConversationSide, MESSAGE_LENGTH, message } from '../schema';
import { takesMessages } from '../state';
import { written } from '../written';

const sideOf = (actor: Actor): ConversationSide => (actor.role === 'company' ? 'company' : 'creator');

/**
 * Says something to the other side of a proposal; the first message begins the conversation. Proposal and conversation
 * are locked, so that places are given in the order of the commits; the same `clientId` again is the same message.
 * Refuses `conversation_closed`, `message_empty` at `/body`, `unknown_file` at `/file`, `unknown_message` at `/replyTo`,
 * and `gives_brand_away` (params `word`) at `/body` or `/file` in a silent squad whose confidentiality is not accepted.
 */
export const sendMessage = defineCommand({
  name: 'messages.send',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    proposalId: id,
    clientId: message.shape.clientId,
    body: text(MESSAGE_LENGTH),
    fileId: id.optional(),
    replyTo: id.optional(),
  }),
  async load(find, { proposalId, clientId, fileId }, { actor }) {
    if (actor.role !== 'company' && actor.role !== 'creator') throw new Problem('not_found');
    const proposal = await find.forUpdate(proposals, proposalId, ofEitherSide);
    const [conversation] = await find.lockMany(conversations, { proposalId });
    const [sent] = await find.lockMany(messages, { authorId: actor.userId, clientId });
    const [newId = 0] = conversation ? [] : await find.ids(conversations, 1);
    const file = fileId !== undefined && !sent ? await demandFileOf(find, fileId, actor, '/file') : undefined;
    const kept = await namesKeptFrom(find, actor.role === 'company' ? [proposal] : []);
    return { proposal, conversation, sent, newId, authorId: actor.userId, fileName: file?.name ?? '', kept };
  },
  decide({ rows: { proposal, conversation, sent, newId, authorId, fileName, kept }, input, actor, now }) {
    const { clientId, body, fileId = null, replyTo = null } = input;
    if (sent) return accept([], { conversationId: sent.conversationId, seq: sent.seq });
    if (!takesMessages(proposal)) return refuse('conversation_closed');
    if (body === '' && fileId === null) return refuse('message_empty', '/body');
    if (replyTo !== null && replyTo > (conversation?.lastSeq ?? 0)) {
      return refuse('unknown_message', '/replyTo');
    }
    const disclosed = giveawaysTo([proposal], kept, { '/body': body, '/file': fileName });
    if (disclosed.length > 0) return { refused: disclosed };
    const content = { clientId, authorId, body, fileId, replyTo };
    const { changes, conversationId, seq } = written(
      proposal,
      conversation,
      newId,
      sideOf(actor),
      content,
      now,
    );
    return accept(changes, { conversationId, seq });
  },
});
