import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  maySearch,
  NEW_FOR_DAYS,
  newSince,
  readQuery,
  requireAccess,
  type SavedSearch,
} from '@elenco/core';
import { allTermsUsed, expand, filterSql, postsWithSql, tablesNow } from '@elenco/search';
import { arrayText, isoText, join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Maximum number of new creators that are compared with saved searches. If there are more, only the newest
 * are compared, so that a large import does not delay the notifications of all users.
 */
const MAX_FRESH = 2_000;
/** Maximum number of saved searches per statement. */
const SEARCHES = 50;

export interface SearchSince {
  readonly id: number;
  readonly query: string;
  /** Time after which a creator must have been added to count as new. */
  readonly since: string;
}

interface Newcomer {
  readonly ref: string;
  readonly at: string;
}

/**
 * Returns, by id of the saved search, how many matching creators were added since the user last opened the
 * search. The e-mail about new matches uses the same counts.
 */
export async function newMatches(
  em: SqlEntityManager,
  actor: Actor,
  searches: readonly Pick<SavedSearch, 'id' | 'query' | 'lookedAt'>[],
  now: string,
): Promise<ReadonlyMap<number, number>> {
  requireAccess(actor, maySearch);
  const fresh = searches.length === 0 ? [] : await newcomers(em, now);
  if (fresh.length === 0) return new Map();
  return countsOf(
    em,
    searches.map((one) => ({ id: one.id, query: one.query, since: newSince(one, now) })),
    fresh,
    now,
  );
}

/**
 * Returns new creators as references of the search index, each with the time at which the creator was added.
 * The reference of a member is twice the id; that of an external profile is twice the id plus one.
 */
export const newcomers = (em: SqlEntityManager, now: string) =>
  em.execute<Newcomer[]>(
    `select ref::text, ${isoText('at')} as at from (
       (select id * 2::bigint as ref, created_at as at from creators order by id desc limit ${MAX_FRESH})
       union all
       (select id * 2::bigint + 1, created_at from external_profiles order by id desc limit ${MAX_FRESH})
     ) came where at > ?::timestamptz - interval '${NEW_FOR_DAYS} days' order by came.at desc, ref desc limit ${MAX_FRESH}`,
    [now],
  );

/** Returns, by the id of each search, how many of the new creators the search finds. */
export async function countsOf(
  em: SqlEntityManager,
  searches: readonly SearchSince[],
  fresh: readonly Newcomer[],
  now: string,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (let at = 0; at < searches.length; at += SEARCHES) {
    for (const { id, count } of await countSome(em, searches.slice(at, at + SEARCHES), fresh, now))
      counts.set(id, count);
  }
  return counts;
}

async function countSome(
  em: SqlEntityManager,
  searches: readonly SearchSince[],
  fresh: readonly Newcomer[],
  now: string,
): Promise<{ id: number; count: number }[]> {
  const refs = fresh.map(({ ref }) => ref);
  const of = (rest: number) =>
    refs.filter((ref) => Number(ref) % 2 === rest).map((ref) => (Number(ref) - rest) / 2);
  const entries = (column: string) => `select e.*, n.at from search.entries e
    join unnest(?::bigint[], ?::timestamptz[]) as n(ref, at) using (ref) where e.${column} = any (?::int[])`;
  const known = [arrayText(refs), arrayText(fresh.map(({ at }) => at))];
  const parts: Sql[] = [];
  for (const search of searches) {
    const { text, params } = await matches(em, search.query, businessDate(now));
    parts.push({
      text: `(select ?::int as id, count(*)::int as count from fresh where at > ?::timestamptz and ${text})`,
      params: [search.id, search.since, ...params],
    });
  }
  const counts = parts.map(({ text }) => text).join(' union all ');
  return em.execute(
    `with fresh as materialized (${entries('creator_id')} union all ${entries('external_id')}) ${counts}`,
    [...known, arrayText(of(0)), ...known, arrayText(of(1)), ...parts.flatMap(({ params }) => params)],
  );
}

/**
 * Returns a saved search as a condition on rows of the index. Finds the words of its text in the current
 * dictionary.
 */
async function matches(em: SqlEntityManager, address: string, today: string): Promise<Sql> {
  const { query } = readQuery(new URLSearchParams(address));
  const posts = query.captions === '' ? undefined : postsWithSql(query.captions);
  const inCaptions: Sql[] = posts
    ? [{ text: `creator_id in (select p.creator_id from ${posts.text})`, params: posts.params }]
    : [];
  // Rows always have masks in the format of this version, even if the current index was built with another
  // format.
  const filter = join([filterSql(query, { today, ordered: true }), ...inCaptions], ' and ');
  if (query.text === '') return filter;
  const tables = await tablesNow(em);
  // If the index is spread over servers, terms are not checked, because an index server that cannot be
  // reached must not prevent notifications.
  const words = await expand(em, tables, query.text, tables.spread ? allTermsUsed : undefined);
  if (!words) return filter;
  const each = Array.from({ length: words.count }, (_, n): Sql => {
    const entries = words.terms.filter((term) => term.n === n + 1).map(({ entry }) => entry);
    return { text: 'terms && ?::text[]', params: [arrayText(entries)] };
  });
  return join([filter, ...each], ' and ');
}
