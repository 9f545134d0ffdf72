import {
  type Actor,
  type ConversationSide,
  conversationReadings,
  isOpenReading,
  type Message,
  ownReading,
  Problem,
  type ReadMessage,
} from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { see } from '../../kernel/read';
import { type Participant, sideOf } from './sides';

/** A message as the page of its conversation shows it. */
export type ThreadMessage = Pick<
  Message,
  | 'id'
  | 'seq'
  | 'side'
  | 'authorId'
  | 'body'
  | 'fileId'
  | 'replyTo'
  | 'createdAt'
  | 'editedAt'
  | 'deletedAt'
  | 'hiddenAt'
> & {
  /** Name of the author; '' if the user is hidden or erased. */
  readonly author: string;
  readonly fileName: string | null;
  /** Size of the file in bytes. */
  readonly fileSize: number | null;
  readonly quoted: string | null;
  readonly quotedSide: ConversationSide | null;
};

export interface Thread {
  readonly conversationId: number;
  readonly lastSeq: number;
  readonly lastReadSeq: number;
  /** Sequence number of the last message that any user of the other side has read. */
  readonly othersReadSeq: number;
  /** The latest messages, or the latest messages before a sequence number, oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** True if there are earlier messages. */
  readonly more: boolean;
}

/**
 * Returns the conversation about a proposal; null if it has no messages yet. `hideCompany` hides the names of
 * the company's users from a creator.
 * @throws Problem `not_found` for an actor who is neither a company member nor a creator
 */
export async function thread(
  em: SqlEntityManager,
  actor: Actor,
  proposalId: number,
  { limit, before, hideCompany }: { limit: number; before?: number | undefined; hideCompany: boolean },
): Promise<Thread | null> {
  if (actor.role !== 'company' && actor.role !== 'creator') throw new Problem('not_found');
  const { own, column, id } = sideOf(actor);
  const [found] = await em.execute<Omit<Thread, 'messages' | 'more'>[]>(
    `select c.id as "conversationId", c.last_seq as "lastSeq",
       coalesce((select r.last_read_seq from participants r where r.conversation_id = c.id and r.user_id = ?), 0)
         as "lastReadSeq",
       coalesce((select max(r.last_read_seq) from participants r join users u on u.id = r.user_id
         where r.conversation_id = c.id and u.${column} is distinct from c.${column}), 0) as "othersReadSeq"
     from conversations c where c.proposal_id = ? and c.${column} = ?`,
    [actor.userId, proposalId, id],
  );
  if (!found) return null;
  const rows = await em.execute<ThreadMessage[]>(
    `select m.id, m.seq, m.side, m.author_id as "authorId", m.body, m.file_id as "fileId", m.reply_to as "replyTo",
       ${isoText('m.created_at')} as "createdAt", ${isoText('m.edited_at')} as "editedAt",
       ${isoText('m.deleted_at')} as "deletedAt", ${isoText('m.hidden_at')} as "hiddenAt",
       case when m.side = 'company' and ? then '' else u.name end as author,
       f.name as "fileName", f.size as "fileSize", left(q.body, 160) as quoted, q.side as "quotedSide"
     from messages m join users u on u.id = m.author_id
       left join files f on f.id = m.file_id
       left join messages q on q.conversation_id = m.conversation_id and q.seq = m.reply_to
     where m.conversation_id = ? and m.seq < ? order by m.seq desc limit ?`,
    [hideCompany && own === 'creator', found.conversationId, before ?? 2_147_483_647, limit + 1],
  );
  return { ...found, messages: rows.slice(0, limit).reverse(), more: rows.length > limit };
}

/** A participant of a conversation. */
export interface ConversationParticipant {
  readonly id: number;
  readonly name: string;
  readonly side: ConversationSide;
  /** Number of the participant's messages that are not deleted. */
  readonly messages: number;
}
const MAX_PEOPLE = 20;

/**
 * Returns the participants of a conversation. Participants who wrote the most messages come first. Includes
 * all users of the actor's side. From the other side, includes users who wrote a message, and the creator in
 * any case. `hideCompany` hides the company's users from a creator.
 */
export function peopleOf(
  em: SqlEntityManager,
  actor: Participant,
  proposalId: number,
  hideCompany: boolean,
): Promise<ConversationParticipant[]> {
  const { own, column, id } = sideOf(actor);
  return em.execute<ConversationParticipant[]>(
    `select u.id, u.name, u.side, count(m.id)::int as messages
     from proposals p
     cross join lateral (
       select id, name, 'company' as side from users where company_id = p.company_id and not ?
       union all
       select id, name, 'creator' as side from users where creator_id = p.creator_id and company_id is null
     ) u
     left join conversations c on c.proposal_id = p.id
     left join messages m on m.conversation_id = c.id and m.author_id = u.id and m.deleted_at is null
     where p.id = ? and p.${column} = ? and u.name <> ''
     group by u.id, u.name, u.side
     having u.side in (?, 'creator') or count(m.id) > 0
     order by messages desc, u.id limit ${MAX_PEOPLE}`,
    [hideCompany && own === 'creator', proposalId, id, own],
  );
}

const MAX_READ = 500;

/**
 * Returns the latest five hundred messages of a conversation, in order, to a staff member who opened it with
 * a reason.
 * @throws Problem `not_found` if another staff member opened the conversation, `refused` with `reading_over`
 * if the access has ended
 */
export async function readThread(
  em: SqlEntityManager,
  actor: Actor,
  readingId: number,
  now: string,
): Promise<ReadMessage[]> {
  const [own] = ownReading(actor);
  const [reading] = own ? await see(em, conversationReadings, actor, { id: readingId, ...own }) : [];
  if (!reading) throw new Problem('not_found');
  if (!isOpenReading(reading, now)) throw new Problem('refused', [{ pointer: '', code: 'reading_over' }]);
  const rows = await em.execute<ReadMessage[]>(
    `select m.seq, m.side, u.name as author, m.body, f.name as "fileName",
       ${isoText('m.created_at')} as "createdAt", ${isoText('m.edited_at')} as "editedAt",
       ${isoText('m.deleted_at')} as "deletedAt"
     from messages m join users u on u.id = m.author_id left join files f on f.id = m.file_id
     where m.conversation_id = ? order by m.seq desc limit ${MAX_READ}`,
    [reading.conversationId],
  );
  return rows.reverse();
}
