import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  type FacetName,
  type Found,
  type Likeness,
  likenessOf,
  likenessPoints,
  maySearch,
  Problem,
  requireAccess,
  type SearchAnswer,
  type SearchQuery,
  seesAllPrices,
  similarCreatorsQuery,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { captionsWith } from './captions';
import type { SearchContext } from './context';
import { type Counts, countsOf } from './counts';
import { expand } from './expand';
import { maxWordsFound } from './hits';
import { Outages } from './outages';
import { neededIn, pageOf, totalIn, wantedOf } from './page';
import { planOf, walkPlan } from './plan';
import { profileOfKey, withoutPrices } from './profile';
import { withStableState } from './state';
import { hasGenderShare, isUnmaskedPlace } from './where';

const PAGE = 25;

export interface SearchOptions {
  /** Maximum number of matches, at most 100; 25 by default. */
  readonly limit?: number;
  /** True to count the matches per filter value too. The total is always counted. */
  readonly facets?: boolean;
  /** Time from which filters by last activity count back; the current time by default. */
  readonly now?: string;
}

/**
 * Returns the matches, best first, each with the reasons why it matches.
 * @throws Problem `not_allowed` if the actor may not search
 */
export async function search(
  em: SqlEntityManager,
  actor: Actor,
  query: SearchQuery,
  { limit = PAGE, facets = query.after === null, now = new Date().toISOString() }: SearchOptions = {},
  outages = new Outages(),
): Promise<SearchAnswer> {
  requireAccess(actor, maySearch);
  const limited = !seesAllPrices(actor);
  if (limited && asksPrice(query)) throw new Problem('not_allowed');
  const today = businessDate(now);
  const size = Math.min(limit, 100);
  const captions = query.captions === '' ? undefined : await captionsWith(em, query.captions);
  const answer = await withStableState(em, outages, Date.parse(now), async ({ partial, ...at }) => {
    const words = query.text === '' ? undefined : await expand(em, at.tables, query.text);
    const isPlanned = at.ordered && at.rows > 0;
    const plan = isPlanned ? await planOf(em, query, { ...at, captions }, wantedOf(query, size)) : walkPlan;
    const need = neededIn(query) ?? words?.count;
    const page = { size, facets, partial };
    const context = { ...at, today, plan, captions, words: words && need ? { ...words, need } : undefined };
    const answer = await answerOf(em, query, context, page);
    if (!context.words || query.after !== null || answer.rows.length > 0) return answer;
    // The search found nothing. Either the filters exclude every match, or no profile has all the words. If
    // no profile has all the words, the search returns the profiles that have the most words.
    const most = await maxWordsFound(em, context.words, context);
    if (most === 0 || most === context.words.count) return answer;
    return answerOf(em, query, { ...context, words: { ...context.words, need: most } }, page);
  });
  return limited ? { ...answer, rows: answer.rows.map(withoutPrices) } : answer;
}

/**
 * Returns true if the filters or the order of the results would reveal prices to actors who do not receive
 * the prices themselves.
 */
const asksPrice = ({ priceFrom, priceTo, sort }: SearchQuery): boolean =>
  priceFrom !== null || priceTo !== null || sort === 'price';

async function answerOf(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  { size, facets, partial }: { size: number; facets: boolean; partial: boolean },
): Promise<SearchAnswer> {
  // Counts include all matches unless a server is lost, or captions find more creators than are counted.
  const isWhole = !partial && !context.captions?.isCut;
  // The cursor of a later page contains the total.
  const known = facets ? undefined : totalIn(query);
  const [page, counts] = await Promise.all([
    pageOf(em, query, context, size),
    known
      ? { total: { ...known, exact: known.exact && isWhole }, facets: [] }
      : countsOf(em, query, context).then(isWhole ? whole : atLeast),
  ]);
  // If all matches fit on the first page, counting the rows gives the exact total.
  const allShown = query.after === null && page.next === null;
  const total = allShown ? { value: page.rows.length, exact: isWhole } : counts.total;
  const { words } = context;
  return {
    rows: page.rows,
    next: page.next?.(total) ?? null,
    total,
    facets: facets ? counts.facets.filter(({ name }) => isCounted(query, name, context.ordered)) : [],
    partial,
    spelling: words?.spelling ?? {},
    mostWords: words && words.need < words.count ? { found: words.need, of: words.count } : null,
  };
}

/** Facets that indexes of earlier formats do not have. */
const inFormat4: ReadonlySet<FacetName> = new Set([
  'audienceLanguage',
  'country',
  'audienceCountry',
  'audienceCity',
]);

/**
 * Returns true if a facet has counts. A facet of places has no counts if the query names a place without a
 * bit, because this place restricts the rows that are counted. The audience's gender has no counts if the
 * query requires a minimum share.
 */
const isCounted = (query: SearchQuery, name: FacetName, ordered: boolean): boolean =>
  (ordered || !inFormat4.has(name)) &&
  !isUnmaskedPlace(query, name) &&
  !(name === 'audienceGender' && hasGenderShare(query));

const whole = (counts: Counts) => counts;
/**
 * Returns the counts marked as not exact. Called if a server is lost or captions match more creators than are
 * counted. The counts are then lower limits.
 */
const atLeast = ({ total, facets }: Counts): Counts => ({
  total: { ...total, exact: false },
  facets: facets.map((facet) => ({ ...facet, exact: false })),
});

/** Number of candidates that are compared for each similar profile that is returned. */
const CANDIDATES = 4;

/**
 * Returns profiles with a similar specialty, audience and engagement, each with the reasons why it is
 * similar. The most similar profile comes first. Prefers profiles with the same main specialty.
 * @throws Problem `not_found`
 */
export async function similar(
  em: SqlEntityManager,
  actor: Actor,
  key: string,
  { limit = 6, ...options }: SearchOptions = {},
  outages?: Outages,
): Promise<readonly (Found & { readonly likeness: Likeness })[]> {
  const profile = await profileOfKey(em, actor, key);
  const query = similarCreatorsQuery(profile);
  const found: Found[] = [];
  for (const skills of profile.mainSkill ? [[profile.mainSkill], query.skills] : [query.skills]) {
    if (found.length >= limit) break;
    const asked = { ...options, limit: CANDIDATES * limit + 1 + found.length, facets: false };
    const { rows } = await search(em, actor, { ...query, skills }, asked, outages);
    found.push(
      ...rows.filter(({ key: own }) => own !== profile.key && !found.some((one) => one.key === own)),
    );
  }
  return found
    .map((row) => ({ row, points: likenessPoints(profile, row) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ row }) => ({ ...row, likeness: likenessOf(profile, row) }));
}
