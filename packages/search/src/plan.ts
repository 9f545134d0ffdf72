import type { SearchQuery } from '@elenco/core';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { passingPositions } from './bitmaps';
import { setTest } from './bitTests';
import { type Captions, captionPositions } from './captions';
import type { Plan } from './context';
import type { Tables } from './tables';
import { locationsAsked, maskTests } from './where';

export const walkPlan: Plan = {
  tests: [],
  count: null,
  positions: null,
  rare: null,
  byRare: false,
  mixed: false,
  nobody: false,
};

/** Cost of fetching a row from the table, as a multiple of the cost of reading it from an index. */
const FETCH = 8;

/**
 * Returns the number of matches at which both plans cost the same: the square root of k·N / FETCH. To find k
 * of N rows, reading along the index reads k·N/c rows if c rows match; fetching all matches costs c fetches.
 * The costs were measured; see bench/results.
 */
const breakEvenMatches = (wanted: number, rows: number) => Math.ceil(Math.sqrt((wanted * rows) / FETCH));

/** Chooses the cheaper way to find `wanted` of the `rows` rows. */
export async function planOf(
  em: SqlEntityManager,
  query: SearchQuery,
  { tables, rows, captions }: { tables: Tables; rows: number; captions?: Captions | undefined },
  wanted: number,
): Promise<Plan> {
  if (captions) {
    // Captions find only a few rows, so the other filters are checked on each of these rows.
    const positions = await captionPositions(em, tables, captions);
    return { ...walkPlan, count: positions.length, positions, nobody: positions.length === 0 };
  }
  const places = await locationsOf(em, query, tables.slot);
  if (places === null) return { ...walkPlan, nobody: true };
  const rare =
    places
      .filter(isRare)
      .map(byIds)
      .sort((a, b) => a.hits - b.hits)[0] ?? null;
  const mixed = places.some((known) => !isRare(known) && !isFrequent(known));
  const tests = [
    ...maskTests(query, true).map(setTest),
    ...places.filter(isFrequent).map(([{ word, bit }, ...more]) => ({
      facet: '',
      word,
      bits: [bit, ...more.map((one) => one.bit)],
      all: false,
    })),
  ];
  const most = breakEvenMatches(wanted, rows);
  if (tests.length === 0) {
    return { ...walkPlan, mixed, rare, byRare: rare !== null && rare.hits <= most };
  }
  const { count, positions } = await passingPositions(em, tables, tests, most);
  const expected = rare ? (rare.hits * count) / Math.max(rows, 1) : count;
  const byRare = rare !== null && positions === null && expected <= most;
  return { tests, count, positions, rare, byRare, mixed, nobody: false };
}

interface Known {
  readonly word: number;
  readonly bit: number | null;
  readonly id: number | null;
  readonly hits: number;
}

/** The places that one filter names and that rows of the slot have. Contains at least one place. */
type Places = readonly [Known, ...Known[]];
type Frequent = Known & { readonly bit: number };
type Rare = Known & { readonly id: number };

const isFrequent = (places: Places): places is readonly [Frequent, ...Frequent[]] =>
  places.every(({ bit }) => bit !== null);
const isRare = (places: Places): places is readonly [Rare, ...Rare[]] =>
  places.every(({ id }) => id !== null);
const byIds = (places: readonly Rare[]) => ({
  ids: places.map(({ id }) => id),
  hits: places.reduce((sum, { hits }) => sum + hits, 0),
});

/**
 * Returns the places that rows of the slot have, for each place filter of the query. Returns null if no row
 * of the slot has any place of one filter, because then no row of the slot matches.
 */
async function locationsOf(em: SqlEntityManager, query: SearchQuery, slot: number): Promise<Places[] | null> {
  const asked = locationsAsked(query, true);
  if (asked.length === 0) return [];
  const where = join(
    asked.map(({ word, value, names }) => ({
      text: `word = ${word} and value in (${names.map(() => value).join(', ')})`,
      params: names,
    })),
    ' or ',
  );
  const found = await em.execute<Known[]>(
    `select word, bit, id, hits from search.places_${slot} where ${where.text} order by word, hits desc, value`,
    [...where.params],
  );
  const places: Places[] = [];
  for (const { word } of asked) {
    const [first, ...more] = found.filter((one) => one.word === word);
    if (!first) return null;
    places.push([first, ...more]);
  }
  return places;
}
