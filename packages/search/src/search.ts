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
  seesProjectsOnly,
  similarTo,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { captionsWith } from './captions';
import type { SearchContext } from './context';
import { type Counts, countsOf } from './counts';
import { expand } from './expand';
import { MAX_WORDS } from './hits';
import { Outages } from './outages';
import { neededIn, pageOf, totalIn, wantedOf } from './page';
import { planOf, walkAlone } from './plan';
import { profileOfKey, withoutPrice } from './profile';
import { settled } from './state';
import { isUnmaskedPlace } from './where';

const PAGE = 25;

export interface SearchOptions {
  /** At most 100; 25 by default. */
  readonly limit?: number;
  /** True to count the matches per filter value. The total is always counted. */
  readonly facets?: boolean;
  /** Time from which activity filters count backward; the current time by default. */
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
  const captions = query.captions === '' ? undefined : await captionsWith(em, query.captions);
  const answer = await settled(em, outages, Date.parse(now), async ({ partial, ...at }) => {
    const words = query.text === '' ? undefined : await expand(em, at.tables, query.text);
    const isPlanned = at.ordered && at.rows > 0;
    const plan = isPlanned ? await planOf(em, query, { ...at, captions }, wantedOf(query, size)) : walkAlone;
    const need = neededIn(query) ?? words?.count;
    const page = { size, facets, partial };
    const context = { ...at, today, plan, captions, words: words && need ? { ...words, need } : undefined };
    const answer = await answerOf(em, query, context, page);
    if (!context.words || query.after !== null || answer.rows.length > 0) return answer;
    // Either only the filters exclude every match, or no profile has all the words. In the second case,
    // returns the profiles with the most words.
    const most = await MAX_WORDS(em, context.words, context);
    if (most === 0 || most === context.words.count) return answer;
    return answerOf(em, query, { ...context, words: { ...context.words, need: most } }, page);
  });
  return limited ? { ...answer, rows: answer.rows.map(withoutPrice) } : answer;
}

/** Returns true if the result would reveal prices even without the price column. */
const asksPrice = ({ priceFrom, priceTo, sort }: SearchQuery): boolean =>
  priceFrom !== null || priceTo !== null || sort === 'price';

async function answerOf(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  { size, facets, partial }: { size: number; facets: boolean; partial: boolean },
): Promise<SearchAnswer> {
  // Without a lost server, and with all creators that captions find, counts are whole.
  const isWhole = !partial && !context.captions?.isCut;
  // Later pages know the total from their cursor.
  const known = facets ? undefined : totalIn(query);
  const [page, counts] = await Promise.all([
    pageOf(em, query, context, size),
    known
      ? { total: { ...known, exact: known.exact && isWhole }, facets: [] }
      : countsOf(em, query, context).then(isWhole ? whole : atLeast),
  ]);
  // If all matches fit on one page, their number is known.
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

/** Facets that an index of an earlier format does not have. */
const inFormat4: ReadonlySet<FacetName> = new Set([
  'audienceLanguage',
  'country',
  'audienceCountry',
  'audienceCity',
]);

/** A place without a bit restricts the rows of its own facet too, so that facet has no counts. */
const isCounted = (query: SearchQuery, name: FacetName, ordered: boolean): boolean =>
  (ordered || !inFormat4.has(name)) && !isUnmaskedPlace(query, name);

const whole = (counts: Counts) => counts;
/** With a lost server, or more creators than captions find, counts are lower limits and not exact. */
const atLeast = ({ total, facets }: Counts): Counts => ({
  total: { ...total, exact: false },
  facets: facets.map((facet) => ({ ...facet, exact: false })),
});

/** Number of candidates for each similar profile that is returned. */
const CANDIDATES = 4;

/**
 * Returns profiles similar in speciality, audience and engagement, most similar first, with what they have in
 * common. Prefers profiles with the same main speciality. @throws Problem `not_found`
 */
export async function similar(
  em: SqlEntityManager,
  actor: Actor,
  key: string,
  { limit = 6, ...options }: SearchOptions = {},
  outages?: Outages,
): Promise<readonly (Found & { readonly likeness: Likeness })[]> {
  const profile = await profileOfKey(em, actor, key);
  const query = similarTo(profile);
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
