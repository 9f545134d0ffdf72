import {
  type Actor,
  businessDate,
  demand,
  type Found,
  maySearch,
  Problem,
  type SearchAnswer,
  type SearchQuery,
  similarTo,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { FORMAT } from './build';
import { countsOf } from './counts';
import { expand } from './expand';
import { mostWords, type Place } from './matches';
import { neededIn, pageOf, totalIn, wantedOf } from './page';
import { planOf, walkAlone } from './plan';
import { profileOfKey } from './profile';

export { buildDue, buildGeneration, forgetOld } from './build';
export {
  importFile,
  joined,
  joinProfiles,
  linesSaid,
  neededFiles,
  type Progress,
  readImport,
  refusals,
  separate,
  separateLine,
} from './import';
export { keepMetrics, metricsOfKey } from './metrics';
export { profileOfKey, profilesOfKeys } from './profile';

const PAGE = 25;

export interface SearchOptions {
  /** At most 100; 25 unless given. */
  readonly limit?: number;
  /** Whether to count how many match each value of each filter; the total is counted in any case. */
  readonly facets?: boolean;
  /** What is recent is counted back from it; the present unless given. */
  readonly now?: string;
}

/** Who matches, the first first, and why. @throws Problem `not_allowed` for who may not search */
export async function search(
  em: SqlEntityManager,
  actor: Actor,
  query: SearchQuery,
  { limit = PAGE, facets = query.after === null, now = new Date().toISOString() }: SearchOptions = {},
): Promise<SearchAnswer> {
  demand(actor, maySearch);
  const today = businessDate(now);
  const size = Math.min(limit, 100);
  const page = { size, facets };
  return settled(em, async (at) => {
    const words = query.text === '' ? undefined : await expand(em, at.slot, query.text);
    const plan = at.ordered ? await planOf(em, query, at, wantedOf(query, size)) : walkAlone;
    const need = neededIn(query) ?? words?.count;
    const place = { ...at, today, plan, words: words && need ? { ...words, need } : undefined };
    const answer = await answerOf(em, query, place, page);
    if (!place.words || query.after !== null || answer.rows.length > 0) return answer;
    // Perhaps the filters leave nobody, perhaps nobody has all the words: then those who have the most of them.
    const most = await mostWords(em, place.words, place);
    if (most === 0 || most === place.words.count) return answer;
    return answerOf(em, query, { ...place, words: { ...place.words, need: most } }, page);
  });
}

async function answerOf(
  em: SqlEntityManager,
  query: SearchQuery,
  place: Place,
  { size, facets }: { size: number; facets: boolean },
): Promise<SearchAnswer> {
  // Whoever asks for a later page has heard how many there are.
  const heard = facets ? undefined : totalIn(query);
  const [page, counts] = await Promise.all([
    pageOf(em, query, place, size),
    heard ? { total: heard, facets: [] } : countsOf(em, query, place),
  ]);
  // What fits on one page needs no estimate.
  const allShown = query.after === null && page.next === null;
  const total = allShown ? { value: page.rows.length, exact: true } : counts.total;
  const { words } = place;
  return {
    rows: page.rows,
    next: page.next?.(total) ?? null,
    total,
    facets: facets ? counts.facets : [],
    spelling: words?.spelling ?? {},
    mostWords: words && words.need < words.count ? { found: words.need, of: words.count } : null,
  };
}

/** Others like this one, the nearest first. @throws Problem `not_found` */
export async function similar(
  em: SqlEntityManager,
  actor: Actor,
  key: string,
  { limit = 6, ...options }: SearchOptions = {},
): Promise<readonly Found[]> {
  const profile = await profileOfKey(em, actor, key);
  const { rows } = await search(em, actor, similarTo(profile), {
    ...options,
    limit: limit + 1,
    facets: false,
  });
  return rows.filter((row) => row.key !== profile.key).slice(0, limit);
}

interface State {
  readonly generation: number;
  readonly rows: number;
  readonly format: number;
}

/** Looks again so often at most: a generation is built in minutes, a search takes a part of a second. */
const TRIES = 3;

/**
 * A search looks at several tables one after the other; if the generation was swapped meanwhile, it looks again.
 * @throws Problem `unavailable` where they are swapped faster than anything can be found
 */
async function settled<T>(
  em: SqlEntityManager,
  work: (at: { slot: number; rows: number; ordered: boolean }) => Promise<T>,
): Promise<T> {
  let state = await stateOf(em);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { generation, rows, format } = state;
    const result = await work({ slot: generation % 2, rows, ordered: format >= FORMAT });
    state = await stateOf(em);
    if (state.generation === generation) return result;
  }
  throw new Problem('unavailable');
}

async function stateOf(em: SqlEntityManager): Promise<State> {
  const [state] = await em.execute<State[]>('select generation, rows, format from search.state');
  return state ?? { generation: 0, rows: 0, format: 0 };
}
