import {
  type Actor,
  businessDate,
  demand,
  type Found,
  maySearch,
  type SearchAnswer,
  type SearchQuery,
  similarTo,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countsOf } from './counts';
import { expand } from './expand';
import { pageOf } from './page';
import { profileOfKey } from './profile';

export { buildDue, buildGeneration, forgetOld } from './build';
export { importFile, type Progress, readImport, refusals, separate } from './import';
export { keepMetricYears, metricsOfKey } from './metrics';
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
  return settled(em, async (slot) => {
    const words = query.text === '' ? undefined : await expand(em, slot, query.text);
    const place = { slot, words, today };
    const [page, counts] = await Promise.all([
      pageOf(em, query, place, Math.min(limit, 100)),
      countsOf(em, query, place),
    ]);
    // What fits on one page needs no estimate.
    const allShown = query.after === null && page.next === null;
    return {
      ...page,
      total: allShown ? { value: page.rows.length, exact: true } : counts.total,
      facets: facets ? counts.facets : [],
      spelling: words?.spelling ?? {},
    };
  });
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

/** A search looks at several tables one after the other; if the generation was swapped meanwhile, it looks again. */
async function settled<T>(em: SqlEntityManager, work: (slot: number) => Promise<T>): Promise<T> {
  let generation = await generationOf(em);
  for (;;) {
    const result = await work(generation % 2);
    const now = await generationOf(em);
    if (now === generation) return result;
    generation = now;
  }
}

async function generationOf(em: SqlEntityManager): Promise<number> {
  const [state] = await em.execute<{ generation: number }[]>('select generation from search.state');
  return state?.generation ?? 0;
}
