import { businessDate } from '@elenco/brazil';
import { arrayText, isoText, locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countsOf, newcomers, type SearchSince } from '../queries/newMatches';

const PEOPLE = 100;
/** Maximum number of saved searches that a notification names. */
const MAX_NAMED = 5;

interface Kept extends SearchSince {
  readonly userId: number;
  readonly name: string;
}

/**
 * Notifies users of new creators in their saved searches. A creator is new if the creator was added after the
 * user last opened the search and after the user was last notified. Sends one notification per user and
 * business date for all searches. One statement compares the new creators with many searches. The duration
 * therefore depends on the number of searches and on `MAX_FRESH`, not on the size of the index.
 */
export async function notifyNewMatches(em: SqlEntityManager, now: string): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await em.transactional((tx) => notifySome(tx as SqlEntityManager, from, now));
  }
}

/**
 * Notifies a batch of users.
 * @returns the id of the last user of this batch; undefined if no users remain
 */
async function notifySome(tx: SqlEntityManager, after: number, now: string): Promise<number | undefined> {
  const [lock] = await tx.execute<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock(${locks.notifyNewMatches}) as free`,
  );
  if (!lock?.free) return undefined;
  const fresh = await newcomers(tx, now);
  if (fresh.length === 0) return undefined;
  const kept = await searchesOf(tx, after, now);
  if (kept.length === 0) return undefined;
  const counts = await countsOf(tx, kept, fresh, now);
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
 * Returns the saved searches of the next users who want notifications and got none today. Leaves out searches
 * whose user has left the company of the search.
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
