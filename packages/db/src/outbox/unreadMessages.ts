import { arrayText, locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Minutes that a message must be unread before an e-mail is sent. Users who are active read the message
 * within this time.
 */
const WAIT_MINUTES = 5;
/**
 * Hours after which an unread message no longer causes an e-mail. If no worker has run for as long, its
 * recipients get no late e-mail about it.
 */
const FRESH_HOURS = 24;
/** Minimum number of minutes between two e-mails to one user. */
const REST_MINUTES = 60;
const PEOPLE = 100;
/** Maximum number of projects that a notification names. */
const MAX_NAMED = 3;

/**
 * Notifies users of unread messages from the other side. Sends one notification per user for all
 * conversations. The next one follows at least an hour later, and only for newer messages. The statement that
 * writes the notification checks again that the messages are unread. A second run does not notify users of
 * the same messages again.
 */
export async function notifyUnread(em: SqlEntityManager, now: string): Promise<void> {
  for (let notified = PEOPLE; notified === PEOPLE; ) {
    notified = await em.transactional((tx) => notifySome(tx as SqlEntityManager, now));
  }
}

/**
 * Notifies a batch of users.
 * @returns how many users were notified
 */
async function notifySome(tx: SqlEntityManager, now: string): Promise<number> {
  const [lock] = await tx.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${locks.notifyUnread}) as free`,
  );
  if (!lock?.free) return 0;
  const waiting = await tx.execute<{ userId: number; titles: string[] }[]>(
    `with unread as (
       select m.briefing_id, m.seq, m.conversation_id, m.created_at, u.id as user_id
       from messages m join users u on not u.staff and u.suspended_at is null and u.created_at <= m.created_at and case m.side
           when 'creator' then u.company_id = m.company_id
           else u.creator_id = m.creator_id and u.company_id is null end
       where m.created_at between ?::timestamptz - interval '${FRESH_HOURS} hours'
           and ?::timestamptz - interval '${WAIT_MINUTES} minutes'
         and m.deleted_at is null
         and not exists (select from notice_preferences np join conversations c on c.id = m.conversation_id
           where np.user_id = u.id and (np.preferences -> 'mutedBriefings' @> to_jsonb(m.briefing_id)
             or np.preferences -> 'mutedConversations' @> to_jsonb(c.proposal_id)))
         and not exists (select from participants r where r.conversation_id = m.conversation_id
           and r.user_id = u.id and r.last_read_seq >= m.seq)
     )
     select n.user_id as "userId", array_agg(distinct b.title order by b.title) as titles
     from unread n join briefings b on b.id = n.briefing_id
       cross join lateral (select max(e.at) as at from events e
         where e.resource = 'users' and e.row_id = n.user_id and e.kind = 'users.unreadMessages') before
     where before.at is null or (n.created_at > before.at - interval '${WAIT_MINUTES} minutes'
       and before.at <= ?::timestamptz - interval '${REST_MINUTES} minutes')
     group by n.user_id order by n.user_id limit ${PEOPLE}`,
    [now, now, now],
  );
  if (waiting.length > 0) await emit(tx, waiting, now);
  return waiting.length;
}

async function emit(
  tx: SqlEntityManager,
  waiting: readonly { userId: number; titles: string[] }[],
  now: string,
): Promise<void> {
  const titles = waiting.map(({ titles: all }) =>
    [...all.slice(0, MAX_NAMED), ...(all.length > MAX_NAMED ? ['…'] : [])].join(', '),
  );
  const rows = await tx.execute<{ id: number }[]>(
    `insert into events (kind, resource, row_id, data, at)
     select 'users.unreadMessages', 'users', t.id, jsonb_build_object('title', t.title, 'comment', ''), ?
     from unnest(?::int[], ?::text[]) as t(id, title) returning id`,
    [now, arrayText(waiting.map(({ userId }) => userId)), arrayText(titles)],
  );
  await tx.execute(`select add_job('deliver', ?::json)`, [
    JSON.stringify({ eventIds: rows.map(({ id }) => id) }),
  ]);
}
