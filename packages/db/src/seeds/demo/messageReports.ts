import {
  type Actor,
  conversations,
  dismissMessageReport,
  messageReports,
  messages,
  readConversation,
  reportMessage,
  sendMessage,
  upholdMessageReport,
} from '@elenco/core';
import type { Database } from '../../database';
import type { Talent } from './creators';

const lines = [
  ['off_platform', 'Se preferir, fechamos por fora e fica mais barato para todo mundo.'],
  ['spam', 'Também vendo pacotes de Stories. Vendo pacotes de Stories. Vendo pacotes de Stories.'],
  ['other', 'Hoje não consigo responder, falamos amanhã.'],
] as const;

/**
 * Lets a brand report messages of three creators. Support has hidden one of the messages, has kept one, and
 * must still decide about the third.
 */
export async function reportMessages(
  database: Database,
  { owner, support, talents }: { owner: Actor; support: Actor; talents: readonly Talent[] },
  today: string,
): Promise<void> {
  // The reports are a day old, so that today's messages come later.
  const now = new Date(Date.parse(today) - 86_400_000).toISOString();
  const by = { by: 'id', limit: lines.length } as const;
  const talks = await database.see(conversations, owner, {}, by);
  for (const [n, [reason, body]] of lines.entries()) {
    const talk = talks[n];
    const author = talents.find(({ creatorId }) => creatorId === talk?.creatorId)?.actor;
    if (!talk || !author) throw new Error('the conversation has no creator');
    const clientId = `00000000-0000-4000-8000-00000000000${n}`;
    const input = { proposalId: talk.proposalId, clientId, body };
    const { seq } = await database.perform(sendMessage, input, { actor: author, now });
    const [message] = await database.see(messages, owner, { conversationId: talk.id, seq });
    if (!message) throw new Error('the sent message was not found');
    await database.perform(reportMessage, { id: message.id, reason, text: '' }, { actor: owner, now });
  }
  const [upheld, dismissed] = await database.see(messageReports, support, {}, by);
  const decided = { actor: support, now };
  const reason = 'Ver o que veio antes da mensagem denunciada';
  await database.perform(readConversation, { proposalId: talks[0]?.proposalId, reason }, decided);
  if (upheld) {
    const comment = 'Pagamentos ficam na plataforma: está nos termos.';
    await database.perform(upholdMessageReport, { id: upheld.id, comment }, decided);
  }
  if (dismissed) {
    const comment = 'Insistente, mas não fere os termos.';
    await database.perform(dismissMessageReport, { id: dismissed.id, comment }, decided);
  }
}
