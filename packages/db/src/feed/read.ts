import type { FeedChange, FeedPage } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { unreadConversationsSql } from '../queries/conversations';

/** Maximum number of changes per response. The next request returns the remaining changes. */
const MOST = 200;
/** Days for which changes are stored. A browser that was offline longer loads everything again. */
const FEED_DAYS = 7;

interface Asked {
  readonly sessionId: number;
  readonly userId: number;
  /** Sequence number; only later changes are returned. */
  readonly after: number;
  readonly now: string;
}

type Row = { first: number | null; last: number; changes: FeedChange[] } & Pick<
  FeedPage,
  'unread' | 'unreadTalks'
>;

/**
 * Returns new changes for a user. Checks the user's company again, because the user may have left it. Uses
 * one statement, so that cursor, changes and counts are consistent.
 * @returns undefined if the session has ended or belongs to another user
 */
export async function readFeed(
  em: SqlEntityManager,
  { sessionId, userId, after, now }: Asked,
): Promise<(FeedPage & { readonly more: boolean }) | undefined> {
  const [row] = await em.execute<Row[]>(
    `with u as (
       select u.id, u.company_id, u.creator_id, u.staff from sessions s
         left join impersonations i on i.session_id = s.id and i.status = 'open' and i.until > ?
         join users u on u.id = coalesce(i.user_id, s.user_id)
       where s.id = ? and u.id = ? and s.expires_at > ? and s.last_seen_at + s.idle_minutes * interval '1 minute' > ?
         and u.suspended_at is null and u.confirmed_at is not null
     )
     select (select count(*)::int from notifications n where n.user_id = u.id and n.read_at is null) as unread,
       ${unreadConversationsSql} as "unreadTalks",
       (select min(f.seq) from feed f where f.user_id = u.id) as first,
       coalesce((select h.last_seq from feed_heads h where h.user_id = u.id), 0) as last,
       coalesce((select json_agg(json_build_object('seq', f.seq, 'topic', f.topic, 'briefingId', f.briefing_id,
           'creatorId', f.creator_id, 'place', f.place) order by f.seq)
         from (select * from feed f where f.user_id = u.id and f.seq > ? and (f.topic = 'notices'
             or not u.staff and (f.company_id = u.company_id or u.company_id is null and f.creator_id = u.creator_id))
           order by f.seq limit ${MOST}) f), '[]') as changes
     from u`,
    [now, sessionId, userId, now, now, after],
  );
  if (!row) return undefined;
  const { first, last, changes, unread, unreadTalks } = row;
  if (after > last || (after < last && (first === null || first > after + 1))) {
    return { cursor: last, changes: [], more: false, missed: true, unread, unreadTalks };
  }
  const more = changes.length === MOST;
  const cursor = more ? changes[MOST - 1]!.seq : last;
  return { cursor, changes, more, missed: false, unread, unreadTalks };
}

/** Deletes changes that are older than `FEED_DAYS`. */
export const pruneFeed = (em: SqlEntityManager, now: string) =>
  em.execute(`delete from feed where at < ?::timestamptz - interval '${FEED_DAYS} days'`, [now]);
