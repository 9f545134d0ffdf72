import { type Briefing, type ConversationSide, isSilent, type Proposal } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Participant, sideOf } from './sides';

/** A conversation as lists show it. */
export interface ConversationLine {
  readonly proposalId: number;
  readonly briefingId: number;
  readonly creatorId: number;
  readonly title: string;
  /** Trade name of the company; '' if a silent squad hides it from the creator. */
  readonly company: string;
  /** Id of the company; 0 if the company is hidden. If the company is hidden, `logo` is null too. */
  readonly companyId: number;
  readonly logo: string | null;
  readonly creator: string;
  readonly portrait: string;
  readonly lastMessageAt: string;
  readonly lastSide: ConversationSide;
  /** True if the actor wrote the last message, and not a colleague of the same side. */
  readonly lastIsOwn: boolean;
  readonly lastBody: string;
  readonly lastFile: boolean;
  readonly lastDeleted: boolean;
  /** Number of messages of the other side that this user has not read. */
  readonly unread: number;
}

/**
 * Returns a page of the conversations of the actor's side, the latest first. Also returns the number of all
 * conversations and of unread ones.
 */
export async function list(
  em: SqlEntityManager,
  actor: Participant,
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
    (ConversationLine &
      Pick<Briefing, 'kind' | 'publicText'> &
      Pick<Proposal, 'status' | 'confidentiality'>)[]
  >(
    `select c.proposal_id as "proposalId", c.briefing_id as "briefingId", c.creator_id as "creatorId", b.title,
       co.trade_name as company, c.company_id as "companyId", co.logo, b.kind, b.public_text as "publicText", p.status, p.confidentiality,
       cr.name as creator, cr.portrait, ${isoText('c.last_message_at')} as "lastMessageAt",
       m.side as "lastSide", left(m.body, 200) as "lastBody", m.file_id is not null as "lastFile",
       m.author_id = ? as "lastIsOwn", m.deleted_at is not null as "lastDeleted",
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
    [actor.userId, own, actor.userId, id, limit, offset],
  );
  const lines = rows.map(({ kind, status, confidentiality, publicText, ...line }) =>
    own === 'creator' && isSilent({ kind }, { status, confidentiality })
      ? { ...line, company: '', companyId: 0, logo: null, title: publicText.sector }
      : line,
  );
  return { rows: lines, total: unread ? counts.unread : counts.total, unread: counts.unread };
}

/** SQL that counts the conversations with messages that `u`, a row of users, has not read. */
export const unreadConversationsSql = `(select count(*)::int from conversations c
   left join participants r on r.conversation_id = c.id and r.user_id = u.id
   where not u.staff and (c.company_id = u.company_id and c.last_creator_seq > coalesce(r.last_read_seq, 0)
     or u.company_id is null and c.creator_id = u.creator_id
       and c.last_company_seq > coalesce(r.last_read_seq, 0)))`;

/** Returns a user's number of unread notifications, and of conversations with unread messages. */
export async function unread(
  em: SqlEntityManager,
  userId: number,
): Promise<{ unread: number; unreadTalks: number }> {
  const [row] = await em.execute<[{ unread: number; unreadTalks: number }]>(
    `select (select count(*)::int from notifications n where n.user_id = u.id and n.read_at is null) as unread,
       ${unreadConversationsSql} as "unreadTalks"
     from users u where u.id = ?`,
    [userId],
  );
  return row;
}
