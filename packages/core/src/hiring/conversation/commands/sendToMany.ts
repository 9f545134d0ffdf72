import { z } from 'zod';
import { accept, type FieldError, Problem, refuse } from '../../../kit';
import { defineCommand, id, text } from '../../../people';
import { giveawaysTo, namesKeptFrom, proposals } from '../../proposal';
import { conversations, messages } from '../resource';
import { MESSAGE_LENGTH, message } from '../schema';
import { takesMessages } from '../state';
import { written } from '../written';

/** So many conversations one message goes to at once. */
const MOST_WRITTEN_TO = 50;

/** The id of the message in one of the conversations: the sending's own, with the proposal in its last twelve digits. */
const clientIdOf = (sending: string, proposalId: number): string =>
  sending.slice(0, -12) + proposalId.toString(16).padStart(12, '0');

/**
 * A brand says the same to many creators, to each in the conversation of the proposal; the same `clientId` again says
 * it once. All or none: refuses `message_empty` at `/body`, `gives_brand_away` as
 * `messages.send` does, and `conversation_closed` at `/proposalIds/n`.
 */
export const sendToMany = defineCommand({
  name: 'messages.sendToMany',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    proposalIds: z.array(id).min(1, 'nobody_chosen').max(MOST_WRITTEN_TO, 'too_many'),
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
      kept: await namesKeptFrom(find, named),
    };
  },
  decide({
    rows: { named, begun, sent, newIds, authorId, kept },
    input: { proposalIds, clientId, body },
    now,
  }) {
    if (body === '') return refuse('message_empty', '/body');
    const closed = named.flatMap((proposal): FieldError[] =>
      takesMessages(proposal)
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
      return written(proposal, conversation, newId, 'company', content, now).changes;
    });
    return accept(changes, { sent: changes.length / 2 });
  },
});
