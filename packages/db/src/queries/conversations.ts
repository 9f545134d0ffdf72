import {
  type Actor,
  type Briefing,
  type ConversationSide,
  conversationReadings,
  isOpenReading,
  isSilent,
  lastSeqOf,
  type Message,
  ownReading,
  Problem,
  type Proposal,
  type ReadMessage,
} from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { see } from '../kernel/read';

type Talking = Extract<Actor, { role: 'company' | 'creator' }>;

interface Side {
  readonly own: ConversationSide;
  /** The conversation's column that names the actor's side, its value, and the column of the other side's last place. */
  readonly column: string;
  readonly id: number;
  readonly others: string;
}

function sideOf(actor: Talking): Side {
  return actor.role === 'company'
    ? { own: 'company', column: 'company_id', id: actor.companyId, others: snake(lastSeqOf.creator) }
    : { own: 'creator', column: 'creator_id', id: actor.creatorId, others: snake(lastSeqOf.company) };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A conversation in a list. */
export interface ConversationLine {
  readonly proposalId: number;
  readonly briefingId: number;
  readonly creatorId: number;
  readonly title: string;
  /** The company's trade name; '' for a creator whom a silent squad does not tell it yet. */
  readonly company: string;
  /** 0 and no logo, likewise. */
  readonly companyId: number;
  readonly logo: string | null;
  readonly creator: string;
  readonly portrait: string;
  readonly lastMessageAt: string;
  readonly lastSide: ConversationSide;
  readonly lastBody: string;
  readonly lastFile: boolean;
  readonly lastDeleted: boolean;
  /** Messages of the other side that this person has not read. */
  readonly unread: number;
}

/** The conversations of the actor's side, the latest first; with how many there are and how many hold something unread. */
export async function list(
  em: SqlEntityManager,
  actor: Talking,
  { unread, limit, offset }: { unread: boolean; limit: number; offset: number },
): Promise<{ rows: ConversationLine[]; total: number; unread: number }> {
  const { own, column, id, others } = sideOf(actor);
  const from = `from conversations c
    left join participants r on r.conversation_id = c.id and r.user_id = ?
    where c.${column} = ?`;
  const isUnread = `c.${others} > coalesce(r.last_read_seq, 0)`;
  const [counts] = await em.execute<[{ total: number; unread: number }]>(
    `select count(*)::int as total, count(*) filter (where ${isUnread})::int as unread ${from}`,
    [actor.userId, id],
  );
  const rows = await em.execute<
    (ConversationLine & Pick<Briefing, 'kind' | 'publicText'> & Pick<Proposal, 'status'>)[]
  >(
    `select c.proposal_id as "proposalId", c.briefing_id as "briefingId", c.creator_id as "creatorId", b.title,
       co.trade_name as company, c.company_id as "companyId", co.logo, b.kind, b.public_text as "publicText", p.status,
       cr.name as creator, cr.portrait, ${isoText('c.last_message_at')} as "lastMessageAt",
       m.side as "lastSide", left(m.body, 200) as "lastBody", m.file_id is not null as "lastFile",
       m.deleted_at is not null as "lastDeleted",
       (select count(*)::int from messages n where n.conversation_id = c.id and n.side <> ?
         and n.seq > coalesce(c.last_read_seq, 0)) as unread
     from (select c.*, r.last_read_seq ${from} ${unread ? `and ${isUnread}` : ''}
       order by c.last_message_at desc, c.id desc limit ? offset ?) c
     join messages m on m.conversation_id = c.id and m.seq = c.last_seq
     join proposals p on p.id = c.proposal_id
     join briefings b on b.id = c.briefing_id
     join companies co on co.id = c.company_id
     join creators cr on cr.id = c.creator_id
     order by c.last_message_at desc, c.id desc`,
    [own, actor.userId, id, limit, offset],
  );
  const lines = rows.map(({ kind, status, publicText, ...line }) =>
    own === 'creator' && isSilent({ kind }, { status })
      ? { ...line, company: '', companyId: 0, logo: null, title: publicText.sector }
      : line,
  );
  return { rows: lines, total: unread ? counts.unread : counts.total, unread: counts.unread };
}

/** How many conversations hold something that `u`, a row of users, has not read. */
export const unreadTalksOf = `(select count(*)::int from conversations c
   left join participants r on r.conversation_id = c.id and r.user_id = u.id
   where not u.staff and (c.company_id = u.company_id and c.last_creator_seq > coalesce(r.last_read_seq, 0)
     or u.company_id is null and c.creator_id = u.creator_id
       and c.last_company_seq > coalesce(r.last_read_seq, 0)))`;

/** How many notices, and how many conversations, hold something that the person has not read. */
export async function unread(
  em: SqlEntityManager,
  userId: number,
): Promise<{ unread: number; unreadTalks: number }> {
  const [row] = await em.execute<[{ unread: number; unreadTalks: number }]>(
    `select (select count(*)::int from notifications n where n.user_id = u.id and n.read_at is null) as unread,
       ${unreadTalksOf} as "unreadTalks"
     from users u where u.id = ?`,
    [userId],
  );
  return row;
}

/** A message as its page shows it. */
type ThreadMessage = Pick<
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
  /** '' where the person is not to be known, or is no more. */
  readonly author: string;
  readonly fileName: string | null;
  /** Bytes. */
  readonly fileSize: number | null;
  readonly quoted: string | null;
  readonly quotedSide: ConversationSide | null;
};

export interface Thread {
  readonly conversationId: number;
  readonly lastSeq: number;
  readonly lastReadSeq: number;
  /** How far anybody of the other side has read. */
  readonly othersReadSeq: number;
  /** In their order: the last ones, or those before a place. */
  readonly messages: readonly ThreadMessage[];
  /** Whether there are earlier ones. */
  readonly more: boolean;
}

/**
 * What was said about a proposal; null before the first message. `hideCompany` keeps the names of the company's people.
 * @throws Problem `not_found` for anybody who is of neither side
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

/** Somebody who takes part in a conversation. */
export interface TalkPerson {
  readonly id: number;
  readonly name: string;
  readonly side: ConversationSide;
  /** Messages of theirs that still stand. */
  readonly messages: number;
}
const MOST_PEOPLE = 20;

/**
 * Who takes part in a conversation, whoever wrote most first. One's own side in whole, of the other side those who wrote
 * and its creator; `hideCompany` leaves out the company's people for a creator.
 */
export function peopleOf(
  em: SqlEntityManager,
  actor: Talking,
  proposalId: number,
  hideCompany: boolean,
): Promise<TalkPerson[]> {
  const { own, column, id } = sideOf(actor);
  return em.execute<TalkPerson[]>(
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
     order by messages desc, u.id limit ${MOST_PEOPLE}`,
    [hideCompany && own === 'creator', proposalId, id, own],
  );
}

const MOST_READ = 500;

/**
 * What a member of staff reads of a conversation while their reading is open, in its order; the latest five hundred.
 * @throws Problem `not_found` for another's reading, `reading_over` once its time has passed
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
     where m.conversation_id = ? order by m.seq desc limit ${MOST_READ}`,
    [reading.conversationId],
  );
  return rows.reverse();
}

/** What was sent along with messages: a file, or a text that holds addresses. */
export type SharedMessage = Pick<
  ThreadMessage,
  'seq' | 'body' | 'fileId' | 'fileName' | 'fileSize' | 'createdAt'
>;
const MOST_SHARED = 50;

/** Messages of a conversation with files or addresses in them; the newest fifty, the newest first. */
export function sharedIn(em: SqlEntityManager, actor: Talking, proposalId: number): Promise<SharedMessage[]> {
  const { column, id } = sideOf(actor);
  return em.execute<SharedMessage[]>(
    `select m.seq, m.body, m.file_id as "fileId", f.name as "fileName", f.size as "fileSize",
       ${isoText('m.created_at')} as "createdAt"
     from conversations c join messages m on m.conversation_id = c.id left join files f on f.id = m.file_id
     where c.proposal_id = ? and c.${column} = ? and m.deleted_at is null
       and (m.file_id is not null or m.body ~ 'https{0,1}://')
     order by m.seq desc limit ${MOST_SHARED}`,
    [proposalId, id],
  );
}

/** A message that was found, and where it stands. */
export type FoundMessage = Pick<Message, 'seq' | 'side' | 'createdAt' | 'body'>;
/** Of what was found, the newest. */
const MOST_FOUND = 30;

/** Messages of a conversation that hold these words, whatever their accents; the newest first. */
export function searchThread(
  em: SqlEntityManager,
  actor: Talking,
  proposalId: number,
  words: string,
): Promise<FoundMessage[]> {
  const { column, id } = sideOf(actor);
  return em.execute<FoundMessage[]>(
    `select m.seq, m.side, ${isoText('m.created_at')} as "createdAt", m.body
     from conversations c join messages m on m.conversation_id = c.id
     where c.proposal_id = ? and c.${column} = ? and m.deleted_at is null and position(fold(?) in fold(m.body)) > 0
     order by m.seq desc limit ${MOST_FOUND}`,
    [proposalId, id, words],
  );
}
