import type { SearchQuery } from '@elenco/core';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { passingPositions } from './bitmaps';
import { setTest } from './bitTests';
import { type Captions, captionPositions } from './captions';
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

/** Cost of fetching one row from the table, relative to reading it from an index. */
const FETCH = 8;

/**
 * Number of matches at which both plans cost the same: the square root of k·N / FETCH. To find k rows of N,
 * reading along the index reads k·N/c rows if c match; fetching all matches costs c fetches. Measured in
 * bench/results.
 */
const evenAt = (wanted: number, rows: number) => Math.ceil(Math.sqrt((wanted * rows) / FETCH));

/** Chooses the cheaper way to find `wanted` of `rows` rows. */
export async function planOf(
  em: SqlEntityManager,
  query: SearchQuery,
  { tables, rows, captions }: { tables: Tables; rows: number; captions?: Captions | undefined },
  wanted: number,
): Promise<Plan> {
  if (captions) {
    // Few rows: their other filters are checked one by one.
    const positions = await captionPositions(em, tables, captions);
    return { ...walkAlone, count: positions.length, positions, nobody: positions.length === 0 };
  }
  const places = await locationsOf(em, query, tables.slot);
  if (places === null) return { ...walkAlone, nobody: true };
  const rarest = places.flatMap(({ id, hits }) => (id === null ? [] : [{ id, hits }]));
  const rare = rarest.sort((a, b) => a.hits - b.hits)[0] ?? null;
  const tests = [
    ...maskTests(query, true).map(setTest),
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

/** Returns the ids of the query's places in the slot; null if no row of the slot has one of them. */
async function locationsOf(em: SqlEntityManager, query: SearchQuery, slot: number): Promise<Known[] | null> {
  const asked = locationsAsked(query, true);
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
