import { businessDate } from '@elenco/brazil';
import { readQuery } from '@elenco/core';
import { allTermsUsed, expand, filterSql, postsWithSql, tablesNow } from '@elenco/search';
import { arrayText, isoText, join, locks, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Days for which a creator counts as new after signing up. A worker may be down as long without missing any.
 */
const FRESH_DAYS = 7;
/** Maximum number of new creators, newest first, so that a large import does not delay all users. */
const MAX_FRESH = 2_000;
const PEOPLE = 100;
const SEARCHES = 50;
/** Maximum number of saved searches that a notice names. */
const MAX_NAMED = 5;

interface Kept {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly query: string;
  /** Creators who came later are new to the user. */
  readonly since: string;
}

/**
 * Notifies users with saved searches of creators who came since the users last looked or were notified. Sends
 * one notice per user and business date for all searches. The work depends on the searches and `MAX_FRESH`,
 * not on the size of the index: one statement compares new creators with many searches.
 */
export async function notifyNewMatches(em: SqlEntityManager, now: string): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await em.transactional((tx) => notifySome(tx as SqlEntityManager, from, now));
  }
}

/** @returns the last user of this batch; undefined if there are no more */
async function notifySome(tx: SqlEntityManager, after: number, now: string): Promise<number | undefined> {
  const [lock] = await tx.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${locks.notifyNewMatches}) as free`,
  );
  if (!lock?.free) return undefined;
  const fresh = await newcomers(tx, now);
  if (fresh.length === 0) return undefined;
  const kept = await searchesOf(tx, after, now);
  if (kept.length === 0) return undefined;
  const counts = new Map<number, number>();
  for (let at = 0; at < kept.length; at += SEARCHES) {
    for (const { id, count } of await countsOf(tx, kept.slice(at, at + SEARCHES), fresh, now))
      counts.set(id, count);
  }
  const found = kept.filter(({ id }) => (counts.get(id) ?? 0) > 0);
  const events = [...new Set(found.map(({ userId }) => userId))].map((userId) => {
    const own = found.filter((search) => search.userId === userId);
    const named = own.slice(0, MAX_NAMED).map(({ id, name }) => `${name} (${counts.get(id)})`);
    return { userId, title: [...named, ...(own.length > MAX_NAMED ? ['…'] : [])].join(', ') };
  });
  if (events.length > 0) await emit(tx, events, now);
  return kept.at(-1)?.userId;
}

/**
 * Returns new creators as refs of the search index, with their time. The ref is twice a member's id, or twice
 * an external profile's id plus one.
 */
const newcomers = (tx: SqlEntityManager, now: string) =>
  tx.execute<{ ref: string; at: string }[]>(
    `select ref::text, ${isoText('at')} as at from (
       (select id * 2::bigint as ref, created_at as at from creators order by id desc limit ${MAX_FRESH})
       union all
       (select id * 2::bigint + 1, created_at from external_profiles order by id desc limit ${MAX_FRESH})
     ) came where at > ?::timestamptz - interval '${FRESH_DAYS} days' order by came.at desc, ref desc limit ${MAX_FRESH}`,
    [now],
  );

/**
 * Returns searches of the next users who want notices and got none today. The users must belong to the
 * search's company.
 */
const searchesOf = (tx: SqlEntityManager, after: number, now: string) =>
  tx.execute<Kept[]>(
    `with people as (
       select u.id, u.company_id, notified.at as notified_at
       from users u cross join lateral (select max(e.at) as at from events e
         where e.resource = 'users' and e.row_id = u.id and e.kind = 'users.newMatches') notified
       where u.id > ? and u.suspended_at is null and not u.staff and exists (
           select from saved_searches s where s.created_by_id = u.id and s.notify and s.company_id = u.company_id)
         and (notified.at is null or (notified.at at time zone 'America/Sao_Paulo')::date < ?::date)
       order by u.id limit ${PEOPLE}
     )
     select s.id, p.id as "userId", s.name, s.query, ${isoText('greatest(s.looked_at, p.notified_at)')} as since
     from people p join saved_searches s on s.created_by_id = p.id and s.notify and s.company_id = p.company_id
     order by p.id, s.name, s.id`,
    [after, businessDate(now)],
  );

/** Returns how many new creators each search finds. */
async function countsOf(
  tx: SqlEntityManager,
  kept: readonly Kept[],
  fresh: readonly { ref: string; at: string }[],
  now: string,
): Promise<{ id: number; count: number }[]> {
  const refs = fresh.map(({ ref }) => ref);
  const of = (rest: number) =>
    refs.filter((ref) => Number(ref) % 2 === rest).map((ref) => (Number(ref) - rest) / 2);
  const entries = (column: string) => `select e.*, n.at from search.entries e
    join unnest(?::bigint[], ?::timestamptz[]) as n(ref, at) using (ref) where e.${column} = any (?::int[])`;
  const known = [arrayText(refs), arrayText(fresh.map(({ at }) => at))];
  const parts: Sql[] = [];
  for (const search of kept) {
    const { text, params } = await matches(tx, search.query, businessDate(now));
    parts.push({
      text: `(select ?::int as id, count(*)::int as count from fresh where at > ?::timestamptz and ${text})`,
      params: [search.id, search.since, ...params],
    });
  }
  const counts = parts.map(({ text }) => text).join(' union all ');
  return tx.execute(
    `with fresh as materialized (${entries('creator_id')} union all ${entries('external_id')}) ${counts}`,
    [...known, arrayText(of(0)), ...known, arrayText(of(1)), ...parts.flatMap(({ params }) => params)],
  );
}

/** Returns a search as a condition on rows of the index. The current dictionary supplies its words. */
async function matches(tx: SqlEntityManager, address: string, today: string): Promise<Sql> {
  const { query } = readQuery(new URLSearchParams(address));
  const posts = query.captions === '' ? undefined : postsWithSql(query.captions);
  const inCaptions: Sql[] = posts
    ? [{ text: `creator_id in (select p.creator_id from ${posts.text})`, params: posts.params }]
    : [];
  // Entries have the masks of the current format, whatever the index has.
  const filter = join([filterSql(query, { today, ordered: true }), ...inCaptions], ' and ');
  if (query.text === '') return filter;
  const tables = await tablesNow(tx);
  // A lost server of the index must not prevent notices.
  const words = await expand(tx, tables, query.text, tables.spread ? allTermsUsed : undefined);
  if (!words) return filter;
  const each = Array.from({ length: words.count }, (_, n): Sql => {
    const entries = words.terms.filter((term) => term.n === n + 1).map(({ entry }) => entry);
    return { text: 'terms && ?::text[]', params: [arrayText(entries)] };
  });
  return join([filter, ...each], ' and ');
}

async function emit(
  tx: SqlEntityManager,
  notified: readonly { userId: number; title: string }[],
  now: string,
): Promise<void> {
  const rows = await tx.execute<{ id: number }[]>(
    `insert into events (kind, resource, row_id, data, at)
     select 'users.newMatches', 'users', t.id, jsonb_build_object('title', t.title, 'comment', ''), ?
     from unnest(?::int[], ?::text[]) as t(id, title) returning id`,
    [now, arrayText(notified.map(({ userId }) => userId)), arrayText(notified.map(({ title }) => title))],
  );
  await tx.execute(`select add_job('deliver', ?::json)`, [
    JSON.stringify({ eventIds: rows.map(({ id }) => id) }),
  ]);
}
