import {
  ASKED_DAYS,
  CONFIRM_DAYS,
  DELIVERY_DAYS,
  doneJobDays,
  emailChangeDays,
  failedSignInDays,
  INQUIRY_DAYS,
  knownDeviceDays,
  LEAD_MONTHS,
  readingHours,
} from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { pruneFeed } from './feed';

export { checkLedger } from './checkLedger';
export { countUnreadableSecrets } from './encryption/reseal';
export { poolState, queueState } from './queueState';

const DAY_MS = 86_400_000;
/** Days for which a reply is stored and returned again for a repeated request. */
const IDEMPOTENCY_DAYS = 30;
/** Days for which counts of rate limits are stored. This is longer than the time window of any limit. */
const COUNTER_DAYS = 2;
/** Days for which the audit log keeps client addresses (Marco Civil da Internet, art. 15). */
const ADDRESS_DAYS = 183;
/** Number of days before the end of an unanswered invitation at which the creator is reminded. */
const REMINDER_DAYS = 1;

const after = (now: string, days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();

/**
 * Deletes expired data: stored replies after 30 days, old rate-limit counts, links, authorizations and
 * sessions, failed sign-ins, known devices, changes of e-mail addresses, demo requests after a year,
 * unconfirmed addresses and privacy inquiries, old webhook deliveries, and jobs that are done. Erases client
 * addresses in the audit log after half a year.
 */
export async function expire(em: SqlEntityManager, now: string): Promise<void> {
  await em.execute('delete from idempotency where at < ?', [after(now, -IDEMPOTENCY_DAYS)]);
  await em.execute('delete from counters where window_start < ?', [after(now, -COUNTER_DAYS)]);
  await em.execute('delete from guesses where waits_until < ?', [after(now, -COUNTER_DAYS)]);
  await em.execute('delete from mail_links where expires_at < ?', [now]);
  await em.execute(
    // A withdrawn correction of an address is kept until its e-mails are written, because no other row
    // contains the addresses.
    `delete from email_changes c
     where ((confirmed_at is null and expires_at < ?) or confirmed_at < ?) and not exists (
       select from events e where e.kind = 'users.correctionWithdrawn' and e.delivered_at is null
         and (e.data ->> 'change')::int = c.id)`,
    [after(now, -1), after(now, -emailChangeDays)],
  );
  await em.execute('delete from connection_attempts where expires_at < ?', [now]);
  await em.execute(
    `delete from sessions where expires_at < ? or last_seen_at + idle_minutes * interval '1 minute' < ?`,
    [now, now],
  );
  await em.execute('delete from known_devices where last_seen_at < ?', [after(now, -knownDeviceDays)]);
  await em.execute('delete from failed_sign_ins where at < ?', [after(now, -failedSignInDays)]);
  await em.execute(`delete from leads where created_at < ?::timestamptz - ? * interval '1 month'`, [
    now,
    LEAD_MONTHS,
  ]);
  await em.execute(
    `delete from assignments a where resource = 'leads' and not exists (select from leads l where l.id = a.row_id)`,
  );
  await em.execute(`delete from subscribers where status = 'waiting' and asked_at < ?`, [
    after(now, -CONFIRM_DAYS),
  ]);
  await em.execute('delete from privacy_inquiries where created_at < ?', [after(now, -INQUIRY_DAYS)]);
  await em.execute(`delete from webhook_deliveries where happened_at < ? and state <> 'waiting'`, [
    after(now, -DELIVERY_DAYS),
  ]);
  await em.execute('delete from done_jobs where ended_at < ?', [after(now, -doneJobDays)]);
  await pruneFeed(em, now);
  await em.execute('update audit set ip = null where ip is not null and at < ?', [after(now, -ADDRESS_DAYS)]);
}

/** Emits `proposals.remind` once for every unanswered invitation that ends within a day. */
export async function remindOfAnswers(em: SqlEntityManager, now: string): Promise<void> {
  await em.transactional(async (tx) => {
    const inner = tx as SqlEntityManager;
    const rows = await inner.execute<{ id: number }[]>(
      `insert into events (kind, resource, row_id, company_id, creator_id, briefing_id, data, at)
       select 'proposals.remind', 'proposals', p.id, p.company_id, p.creator_id, p.briefing_id,
         jsonb_build_object('title', '', 'comment', '', 'answerBy', ${isoText('p.answer_by')}), ?
       from proposals p
       where p.status = 'received' and p.answer_by > ? and p.answer_by <= ?
         and not exists (select from events e
           where e.resource = 'proposals' and e.row_id = p.id and e.kind = 'proposals.remind')
       order by p.id for update of p
       returning id`,
      [now, now, after(now, REMINDER_DAYS)],
    );
    if (rows.length === 0) return;
    await inner.execute(`select add_job('deliver', ?::json)`, [
      JSON.stringify({ eventIds: rows.map(({ id }) => id) }),
    ]);
  });
}

/**
 * Hours after publication at which readings of metrics are due. For stories, only the first reading is due.
 */
const ASKED_HOURS = Object.values(readingHours);

/**
 * Emits `posts.remind` for creators whose posts lack metrics. Waits until an hour after a reading is due, so
 * that connected accounts are read first. Each reading causes one reminder, and one event covers all posts of
 * a contract.
 */
export async function askForFigures(em: SqlEntityManager, now: string): Promise<void> {
  await em.transactional(async (tx) => {
    const inner = tx as SqlEntityManager;
    const rows = await inner.execute<{ id: number }[]>(
      `with due as (
         select p.id, p.contract_id, p.company_id, p.creator_id, p.briefing_id from posts p
         join lateral (
           select max(hours) as hours from unnest(array[${ASKED_HOURS.join(', ')}]) hours
           where p.published_at + hours * interval '1 hour' <= ?::timestamptz - interval '1 hour'
             and (p.format <> 'stories' or hours = ${ASKED_HOURS[0]})) reading on reading.hours is not null
         where p.status <> 'withdrawn' and p.published_at > ?
           and (p.asked_at is null or p.asked_at < p.published_at + reading.hours * interval '1 hour')
           and not exists (select from observations o where o.post_id = p.id
             and o.observed_at >= p.published_at + reading.hours * 0.9 * interval '1 hour')
         order by p.id for update of p
       ), asked as (
         update posts p set asked_at = ?, version = p.version + 1, updated_at = ? from due where p.id = due.id
         returning p.id
       )
       insert into events (kind, resource, row_id, company_id, creator_id, briefing_id, data, at)
       select 'posts.remind', 'posts', min(due.id), company_id, creator_id, briefing_id,
         jsonb_build_object('title', '', 'comment', '', 'posts', count(*)), ?
       from due join asked on asked.id = due.id
       group by contract_id, company_id, creator_id, briefing_id
       returning id`,
      [now, after(now, -ASKED_DAYS), now, now, now],
    );
    if (rows.length === 0) return;
    await inner.execute(`select add_job('deliver', ?::json)`, [
      JSON.stringify({ eventIds: rows.map(({ id }) => id) }),
    ]);
  });
}

/**
 * Maximum number of creators who are notified of a job. If more creators match, the best known are notified.
 */
const MAX_NOTIFIED = 200;

/**
 * Emits `openings.matched` once per open job and creator, to at most `MAX_NOTIFIED` creators who accept jobs,
 * have the job's specialty and one of its channels, and have not applied.
 */
export async function notifyOfJobs(em: SqlEntityManager, now: string): Promise<void> {
  await em.transactional(async (tx) => {
    const inner = tx as SqlEntityManager;
    const rows = await inner.execute<{ id: number }[]>(
      `insert into events (kind, resource, row_id, company_id, creator_id, briefing_id, data, at)
       select 'openings.matched', 'openings', o.id, o.company_id, c.id, o.briefing_id,
         jsonb_build_object('title', o.title, 'comment', ''), ?
       from openings o cross join lateral (
         select c.id from creators c
         where c.main_skill = o.skill and c.available and c.removed_at is null
           and exists (select from jsonb_array_elements(c.presences) p where p->>'channel' = any(o.channels))
         order by c.followers desc, c.id limit ${MAX_NOTIFIED}) c
       where o.status = 'open'
         and not exists (select from applications a where a.opening_id = o.id and a.creator_id = c.id)
         and not exists (select from events e where e.resource = 'openings' and e.row_id = o.id
           and e.kind = 'openings.matched' and e.creator_id = c.id)
       returning id`,
      [now],
    );
    if (rows.length === 0) return;
    await inner.execute(`select add_job('deliver', ?::json)`, [
      JSON.stringify({ eventIds: rows.map(({ id }) => id) }),
    ]);
  });
}

/**
 * Releases the jobs of worker processes that have ended. Without this, graphile-worker would wait four hours
 * until it runs these jobs again. A running process holds a connection whose application_name is its name
 * (see `nameConnection` of the worker).
 */
export async function freeJobsOfTheDead(em: SqlEntityManager): Promise<void> {
  await em.execute('select free_jobs_of_the_dead()');
}
