import { z } from 'zod';
import { accept, type FieldError, insert, Problem, refuse, update } from '../../../kit';
import { type Actor, defineCommand, id, requireFileOf, text, userIdOf } from '../../../people';
import { giveawaysTo, hiddenBrandNames, proposals } from '../../proposal';
import {
  type ConversationSide,
  conversations,
  MESSAGE_LENGTH,
  message,
  messages,
  ofEitherSide,
  ownMessage,
} from '../conversation';
import { messageChanges } from '../messageChanges';
import { messageReport, messageReportFlow, messageReports } from '../messageReport';
import { acceptsMessages, isChangeable } from '../state';

/**
 * Deletes a message, as its author, within ten minutes after it was sent. Its text and file are removed; a
 * placeholder remains.
 */
export const deleteMessage = defineCommand({
  name: 'messages.delete',
  rest: 'Deletes one of your messages',
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

/** Edits a message, as its author, within ten minutes after it was sent. The message is marked as edited. */
export const editMessage = defineCommand({
  name: 'messages.edit',
  rest: 'Edits one of your messages',
  notWhileImpersonating: true,
  input: z.strictObject({ id, body: text(MESSAGE_LENGTH) }),
  async load(find, { id: messageId }) {
    const message = await find.forUpdate(messages, messageId, ownMessage);
    const { briefingId, creatorId, side } = message;
    const about = side === 'company' ? await find.many(proposals, { briefingId, creatorId }) : [];
    return { message, about, kept: await hiddenBrandNames(find, about) };
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

const { reason, text: reportMessageText } = messageReport.shape;

/**
 * Reports a message of the other side. Support reads the text that the message had when it was reported.
 * Reporting a message again returns the same report. Refuses with `own_message` for a message of the
 * reporter's own side, and `message_gone` for a deleted one.
 */
export const reportMessage = defineCommand({
  name: 'messages.report',
  notWhileImpersonating: true,
  input: z.strictObject({ id, reason, text: reportMessageText }),
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

const sideOf = (actor: Actor): ConversationSide => (actor.role === 'company' ? 'company' : 'creator');

/**
 * Sends a message to the other side of a proposal. The first message starts the conversation. Locks the
 * proposal and the conversation, so that sequence numbers follow the order of commits. A repeated `clientId`
 * sends the message only once. Refuses with `conversation_closed`, `message_empty` at `/body`, `unknown_file`
 * at `/file`, `unknown_message` at `/replyTo`, and `gives_brand_away` (params `word`) at `/body` or `/file`
 * in a silent squad before confidentiality is accepted.
 */
export const sendMessage = defineCommand({
  name: 'messages.send',
  rest: 'Sends a message in a conversation',
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
    const file =
      fileId !== undefined && !sent ? await requireFileOf(find, fileId, actor, '/file') : undefined;
    const kept = await hiddenBrandNames(find, actor.role === 'company' ? [proposal] : []);
    return { proposal, conversation, sent, newId, authorId: actor.userId, fileName: file?.name ?? '', kept };
  },
  decide({ rows: { proposal, conversation, sent, newId, authorId, fileName, kept }, input, actor, now }) {
    const { clientId, body, fileId = null, replyTo = null } = input;
    if (sent) return accept([], { conversationId: sent.conversationId, seq: sent.seq });
    if (!acceptsMessages(proposal)) return refuse('conversation_closed');
    if (body === '' && fileId === null) return refuse('message_empty', '/body');
    if (replyTo !== null && replyTo > (conversation?.lastSeq ?? 0)) {
      return refuse('unknown_message', '/replyTo');
    }
    const disclosed = giveawaysTo([proposal], kept, { '/body': body, '/file': fileName });
    if (disclosed.length > 0) return { refused: disclosed };
    const content = { clientId, authorId, body, fileId, replyTo };
    const { changes, conversationId, seq } = messageChanges(
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

/** Maximum number of conversations to which a message can be sent in one call. */
const MAX_WRITTEN_TO = 50;

/**
 * Returns the client id of the message in one conversation: the `clientId` of the call, with the proposal id
 * as its last twelve digits.
 */
const clientIdOf = (sending: string, proposalId: number): string =>
  sending.slice(0, -12) + proposalId.toString(16).padStart(12, '0');

/**
 * Sends the same message to several creators, as the brand, each in the conversation of its proposal. A
 * repeated `clientId` sends the messages only once. Sends all or none. Refuses with `message_empty` at
 * `/body`, `gives_brand_away` like `messages.send`, and `conversation_closed` at `/proposalIds/n`.
 */
export const sendToMany = defineCommand({
  name: 'messages.sendToMany',
  rest: 'Sends a message to the creators of several proposals, each separately',
  notWhileImpersonating: true,
  input: z.strictObject({
    proposalIds: z.array(id).min(1, 'nobody_chosen').max(MAX_WRITTEN_TO, 'too_many'),
    clientId: message.shape.clientId,
    body: text(MESSAGE_LENGTH),
  }),
  async load(find, { proposalIds, clientId }, { actor }) {
    if (actor.role !== 'company') throw new Problem('not_found');
    const ids = [...new Set(proposalIds)];
    const named = await find.lockMany(proposals, { id: ids, companyId: actor.companyId });
    if (named.length < ids.length) throw new Problem('not_found');
    const begun = await find.lockMany(conversations, { proposalId: ids });
    const own = ids.map((proposalId) => clientIdOf(clientId, proposalId));
    return {
      named,
      begun,
      sent: await find.lockMany(messages, { authorId: actor.userId, clientId: own }),
      newIds: begun.length < ids.length ? await find.ids(conversations, ids.length - begun.length) : [],
      authorId: actor.userId,
      kept: await hiddenBrandNames(find, named),
    };
  },
  decide({
    rows: { named, begun, sent, newIds, authorId, kept },
    input: { proposalIds, clientId, body },
    now,
  }) {
    if (body === '') return refuse('message_empty', '/body');
    const closed = named.flatMap((proposal): FieldError[] =>
      acceptsMessages(proposal)
        ? []
        : [{ pointer: `/proposalIds/${proposalIds.indexOf(proposal.id)}`, code: 'conversation_closed' }],
    );
    if (closed.length > 0) return { refused: closed };
    const disclosed = giveawaysTo(named, kept, { '/body': body });
    if (disclosed.length > 0) return { refused: disclosed };
    const free = [...newIds];
    const changes = named.flatMap((proposal) => {
      const own = clientIdOf(clientId, proposal.id);
      if (sent.some((one) => one.clientId === own)) return [];
      const conversation = begun.find((one) => one.proposalId === proposal.id);
      const newId = conversation ? 0 : (free.shift() ?? 0);
      const content = { clientId: own, authorId, body, fileId: null, replyTo: null };
      return messageChanges(proposal, conversation, newId, 'company', content, now).changes;
    });
    return accept(changes, { sent: changes.length / 2 });
  },
});
