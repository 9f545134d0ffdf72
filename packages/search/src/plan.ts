import type { SearchQuery } from '@elenco/core';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { passingPositions } from './bitmaps';
import { setTest } from './bitTests';
import type { Plan } from './context';
import type { Tables } from './tables';
import { locationsAsked, maskTests } from './where';

export const walkAlone: Plan = {
  tests: [],
  count: null,
  positions: null,
  rare: null,
  byRare: false,
  nobody: false,
};

/** Cost of fetching a row, relative to a row in an index walk. */
const FETCH = 8;

/**
 * A walk for k rows of N reads k·N/c rows, with c matches; fetching all matches costs c fetches. The costs
 * are equal at the square root of k·N / FETCH. Measured in bench/results.
 */
const evenAt = (wanted: number, rows: number) => Math.ceil(Math.sqrt((wanted * rows) / FETCH));

/** Decides how to find `wanted` rows of `rows`. */
export async function planOf(
  em: SqlEntityManager,
  query: SearchQuery,
  { tables, rows }: { tables: Tables; rows: number },
  wanted: number,
): Promise<Plan> {
  const places = await locationsOf(em, query, tables.slot);
  if (places === null) return { ...walkAlone, nobody: true };
  const rarest = places.flatMap(({ id, hits }) => (id === null ? [] : [{ id, hits }]));
  const rare = rarest.sort((a, b) => a.hits - b.hits)[0] ?? null;
  const tests = [
    ...maskTests(query).map(setTest),
    ...places.flatMap(({ word, bit }) =>
      bit === null ? [] : [{ facet: '', word, bits: [bit], all: false }],
    ),
  ];
  const most = evenAt(wanted, rows);
  if (tests.length === 0) {
    return { ...walkAlone, rare, byRare: rare !== null && rare.hits <= most };
  }
  const { count, positions } = await passingPositions(em, tables, tests, most);
  const expected = rare ? (rare.hits * count) / Math.max(rows, 1) : count;
  const byRare = rare !== null && positions === null && expected <= most;
  return { tests, count, positions, rare, byRare, nobody: false };
}

interface Known {
  readonly word: number;
  readonly bit: number | null;
  readonly id: number | null;
  readonly hits: number;
}

/** Returns the places of the query as the slot knows them; null if the slot lacks one of them. */
async function locationsOf(em: SqlEntityManager, query: SearchQuery, slot: number): Promise<Known[] | null> {
  const asked = locationsAsked(query);
  if (asked.length === 0) return [];
  const where = join(
    asked.map(({ word, value: { text, params } }) => ({
      text: `word = ${word} and value = ${text}`,
      params,
    })),
    ' or ',
  );
  const found = await em.execute<Known[]>(
    `select word, bit, id, hits from search.places_${slot} where ${where.text}`,
    [...where.params],
  );
  return found.length === asked.length ? found : null;
}
