import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  type Found,
  maySearch,
  Problem,
  requireAccess,
  type SearchAnswer,
  type SearchQuery,
  seesProjectsOnly,
  similarTo,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SearchContext } from './context';
import { type Counts, countsOf } from './counts';
import { expand } from './expand';
import { MAX_WORDS } from './hits';
import { Outages } from './outages';
import { neededIn, pageOf, totalIn, wantedOf } from './page';
import { planOf, walkAlone } from './plan';
import { profileOfKey, withoutPrice } from './profile';
import { settled } from './state';

const PAGE = 25;

export interface SearchOptions {
  /** At most 100; 25 by default. */
  readonly limit?: number;
  /** True to count the matches for each value of each filter; the total is counted in any case. */
  readonly facets?: boolean;
  /** Time from which activity filters count back; the current time by default. */
  readonly now?: string;
}

/**
 * Returns the matches, best first, each with its reasons. @throws Problem `not_allowed` if the actor may not
 * search
 */
export async function search(
  em: SqlEntityManager,
  actor: Actor,
  query: SearchQuery,
  { limit = PAGE, facets = query.after === null, now = new Date().toISOString() }: SearchOptions = {},
  outages = new Outages(),
): Promise<SearchAnswer> {
  requireAccess(actor, maySearch);
  const limited = seesProjectsOnly(actor);
  if (limited && asksPrice(query)) throw new Problem('not_allowed');
  const today = businessDate(now);
  const size = Math.min(limit, 100);
  const answer = await settled(em, outages, Date.parse(now), async ({ partial, ...at }) => {
    const words = query.text === '' ? undefined : await expand(em, at.tables, query.text);
    const plan = at.ordered ? await planOf(em, query, at, wantedOf(query, size)) : walkAlone;
    const need = neededIn(query) ?? words?.count;
    const page = { size, facets, partial };
    const context = { ...at, today, plan, words: words && need ? { ...words, need } : undefined };
    const answer = await answerOf(em, query, context, page);
    if (!context.words || query.after !== null || answer.rows.length > 0) return answer;
    // Either the filters leave no match, or no profile has all the words: then return those with the most
    // words.
    const most = await MAX_WORDS(em, context.words, context);
    if (most === 0 || most === context.words.count) return answer;
    return answerOf(em, query, { ...context, words: { ...context.words, need: most } }, page);
  });
  return limited ? { ...answer, rows: answer.rows.map(withoutPrice) } : answer;
}

/** Returns whether the result would reveal prices even without the price column. */
const asksPrice = ({ priceFrom, priceTo, sort }: SearchQuery): boolean =>
  priceFrom !== null || priceTo !== null || sort === 'price';

async function answerOf(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  { size, facets, partial }: { size: number; facets: boolean; partial: boolean },
): Promise<SearchAnswer> {
  // Later pages already have the total.
  const known = facets ? undefined : totalIn(query);
  const [page, counts] = await Promise.all([
    pageOf(em, query, context, size),
    known
      ? { total: { ...known, exact: known.exact && !partial }, facets: [] }
      : countsOf(em, query, context).then(partial ? atLeast : whole),
  ]);
  // If all matches fit on one page, no estimate is needed.
  const allShown = query.after === null && page.next === null;
  const total = allShown ? { value: page.rows.length, exact: !partial } : counts.total;
  const { words } = context;
  return {
    rows: page.rows,
    next: page.next?.(total) ?? null,
    total,
    facets: facets ? counts.facets : [],
    partial,
    spelling: words?.spelling ?? {},
    mostWords: words && words.need < words.count ? { found: words.need, of: words.count } : null,
  };
}

const whole = (counts: Counts) => counts;
/** With a lost server, counts are lower limits and not exact. */
const atLeast = ({ total, facets }: Counts): Counts => ({
  total: { ...total, exact: false },
  facets: facets.map((facet) => ({ ...facet, exact: false })),
});

/** Returns similar profiles, most similar first. @throws Problem `not_found` */
export async function similar(
  em: SqlEntityManager,
  actor: Actor,
  key: string,
  { limit = 6, ...options }: SearchOptions = {},
  outages?: Outages,
): Promise<readonly Found[]> {
  const profile = await profileOfKey(em, actor, key);
  const asked = { ...options, limit: limit + 1, facets: false };
  const { rows } = await search(em, actor, similarTo(profile), asked, outages);
  return rows.filter((row) => row.key !== profile.key).slice(0, limit);
}
