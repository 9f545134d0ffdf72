import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL channel for users with new feed entries. The payload is their ids, separated by commas. */
export const FEED_CHANNEL = 'feed';
/** Maximum number of users that a notification names. PostgreSQL limits notifications to 8,000 bytes. */
const MAX_NAMED = 600;

/**
 * A feed item. Its audience depends on its kind: both sides of a conversation, the company and creator of a
 * row that moved, or the user of a notification.
 */
export type FeedItem =
  | { readonly topic: 'messages'; readonly conversationId: number; readonly place: number }
  | { readonly topic: 'reads'; readonly conversationId: number }
  | {
      readonly topic: 'hiring';
      readonly briefingId: number;
      readonly companyId: number | null;
      readonly creatorId: number | null;
    }
  | { readonly topic: 'notices'; readonly userId: number };

/**
 * Adds items to the feeds of all affected users, and notifies all processes at commit. Locks each user's last
 * sequence number, so that sequence numbers follow the order of commits. Locks users in the order of their
 * ids. A transaction may call this function only once, at its end, because a second call could deadlock.
 */
export async function publish(em: SqlEntityManager, items: readonly FeedItem[], now: string): Promise<void> {
  if (items.length === 0) return;
  await em.execute(
    `with given as (
       select g.*, row_number() over () as n from jsonb_to_recordset(?::jsonb) as g(
         topic text, "conversationId" int, place int, "briefingId" int, "companyId" int, "creatorId" int, "userId" int)
     ), about as (
       select g.n, g.topic, g.place, g."userId" as user_id, coalesce(c.briefing_id, g."briefingId") as briefing_id,
         coalesce(c.company_id, g."companyId") as company_id, coalesce(c.creator_id, g."creatorId") as creator_id
       from given g left join conversations c on c.id = g."conversationId"
     ), concerned as (
       select u.id as user_id, a.topic, a.place, a.briefing_id, a.company_id, a.creator_id,
         row_number() over (partition by u.id order by a.n) as step
       from about a cross join lateral (
         select id from users where id = a.user_id
         union select id from users where company_id = a.company_id and not staff and suspended_at is null
         union select id from users
           where creator_id = a.creator_id and company_id is null and not staff and suspended_at is null
       ) u
     ), heads as (
       insert into feed_heads as h (user_id, last_seq)
       select user_id, max(step) from concerned group by user_id order by user_id
       on conflict (user_id) do update set last_seq = h.last_seq + excluded.last_seq
       returning user_id, last_seq
     ), written as (
       insert into feed (user_id, seq, topic, briefing_id, company_id, creator_id, place, at)
       select c.user_id, h.last_seq - max(c.step) over (partition by c.user_id) + c.step,
         c.topic, c.briefing_id, c.company_id, c.creator_id, c.place, ?
       from concerned c join heads h on h.user_id = c.user_id
     )
     select pg_notify('${FEED_CHANNEL}', string_agg(user_id::text, ',')) from (
       select user_id, row_number() over (order by user_id) / ${MAX_NAMED} as part from heads
     ) parts group by part`,
    [JSON.stringify(items), now],
  );
}
