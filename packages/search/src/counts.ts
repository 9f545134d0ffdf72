import { type Facet, type FacetName, facetNames, type SearchQuery, type Total } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { matchingBits } from './bitmaps';
import { bitsOf, type MaskWord, maskColumns, maskFacets, valuesOf } from './bits';
import { type MatchCount, setTest } from './bitTests';
import { rowsIn, type Sample, type SearchContext } from './context';
import { maxHits } from './expand';
import { hasAllSql } from './hits';
import { matchesSql } from './matches';
import { isNarrow } from './narrow';
import { walkPlan } from './plan';
import { ask, editedRows } from './tables';
import {
  filterSql,
  locationsSql,
  type MaskHalves,
  type MaskTest,
  maskTests,
  numbersSql,
  passes,
  plainSql,
} from './where';

/**
 * Maximum number of rows that are counted one by one. The number is compared with all rows, or with the rows
 * in the range of one numeric filter. If there are more rows, bitmaps count masks and places, and a sample
 * counts everything else. For a share p of all rows, the standard error of the sample is the root of p (1 −
 * p) / 8000: at most about half a percent.
 */
const MAX_COUNTED_ROWS = 8_000;

/** Number of rows that have the same masks and pass the filters for numbers, places and words. */
interface Group extends MaskHalves {
  readonly n: number;
}
const masksOf = Object.values(maskColumns).join(', ');
const halves = Object.values(maskColumns)
  .map((mask, n) => `(${mask} & 4294967295)::float8 as low${n + 1}, (${mask} >> 32)::float8 as high${n + 1}`)
  .join(', ');
const sent = Object.values(maskColumns)
  .map((mask) => `int8send(${mask})`)
  .join(' || ');

export interface Counts {
  readonly total: Total;
  readonly facets: readonly Facet[];
}

/**
 * Counts the matches. Also counts, for each value of each filter, how many rows would match if this value
 * were selected instead. Bitmaps count masks and places exactly. If numeric filters or words restrict the
 * rows, counts a small number of rows one by one, and estimates a larger number from a sample. For an
 * estimate, `exact` is false, and a value that no sampled row has gets no count.
 */
export async function countsOf(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  { counted = MAX_COUNTED_ROWS, looked = MAX_COUNTED_ROWS }: { counted?: number; looked?: number } = {},
): Promise<Counts> {
  const { rows, words, tables, plan } = context;
  const masks = maskTests(query, context.ordered);
  const counter = new Counter(masks);
  const numbers = numbersSql(query, context.today);
  const places = locationsSql(query, context.ordered);
  const byBits = (context.ordered || places.text === 'true') && !context.captions;
  if (
    rows > counted &&
    !words &&
    !plan.rare &&
    !plan.mixed &&
    !plan.nobody &&
    numbers.text === 'true' &&
    byBits
  ) {
    const tests = plan.tests.length > 0 ? plan.tests : masks.map(setTest);
    const [edited, { counts, exact }] = await Promise.all([
      editedGroups(em, context, places),
      matchingBits(em, tables, tests, rows),
    ]);
    const passing = tests.length === 0 ? rows : plan.count;
    counter.addBits(passing === null ? counts : counts.filter(({ word }) => word !== 0));
    if (passing !== null) counter.addBits([{ word: 0, bit: 0, n: passing }]);
    for (const group of edited) counter.add(group);
    return counter.result({ total: exact || passing !== null, facets: exact });
  }
  const filter = plainSql(query, context);
  // The counts for a filter's values include rows that fail this filter. Filters therefore cannot restrict
  // the rows in advance, except filters for places.
  const within: SearchContext = {
    ...context,
    plan: { ...walkPlan, rare: plan.rare, byRare: plan.rare !== null, nobody: plan.nobody },
  };
  const taken = sampleOf(context, looked);
  if (!taken) return (await counterOf(em, within, masks, filter)).result({ total: true, facets: true });
  const allWords = !words || words.need === words.count;
  if (allWords && (context.captions || (await isNarrow(em, query, context, looked)))) {
    const each = { ...within, words: undefined, plan: { ...walkPlan, nobody: plan.nobody } };
    const all = words ? join([filter, hasAllSql(words)], ' and ') : filter;
    return (await counterOf(em, each, masks, all)).result({ total: true, facets: true });
  }
  const sampled = await counterOf(em, { ...within, sample: taken.sample }, masks, filter, taken.times);
  if (!plan.positions) return sampled.result({ total: false, facets: false });
  // Only a few rows pass the masks and places, so these rows are counted one by one. The sample is used only
  // to count the other values of filters in use.
  const passing = await counterOf(em, context, masks, filterSql(query, context));
  return passing.resultBeside(sampled);
}

/**
 * Counts the rows that pass `filter`. A sampled row counts as `times` rows. Edited rows are not sampled, so
 * each counts once.
 */
async function counterOf(
  em: SqlEntityManager,
  context: SearchContext,
  masks: readonly MaskTest[],
  filter: Sql,
  times = 1,
): Promise<Counter> {
  const { with: common, matches } = matchesSql(context, `${masksOf}, edited`, { filter });
  const found = await ask<{ edited: boolean; masks: Buffer }>(
    em,
    context.tables,
    `${common.text} select edited, string_agg(${sent}, '') as masks from (${matches.text}) found group by edited`,
    [...common.params, ...matches.params],
  );
  const counter = new Counter(masks);
  for (const { edited, masks: pairs } of found) counter.addMasks(pairs, edited ? 1 : times);
  return counter;
}

/** Maximum number of chunks whose posting lists are read for frequent words. */
const CHUNKS = 200;

/**
 * Returns the sample, and the number of rows that each sampled row represents. Returns undefined if all rows
 * can be read.
 */
function sampleOf(context: SearchContext, looked: number): { sample: Sample; times: number } | undefined {
  const size = sizeOf(context);
  if (size <= looked) return undefined;
  const { end, chunk } = context.tables;
  const all = Math.ceil(end / chunk);
  const chunks = context.words ? Math.ceil(all / CHUNKS) : 1;
  const stripes = Math.ceil((size * Math.ceil(all / chunks)) / all / looked);
  const sample = { chunks, stripes };
  return { sample, times: end / rowsIn(sample, context.tables) };
}

/** Returns the number of rows in the slot that must be read, at most. */
function sizeOf({ rows, words, plan }: SearchContext): number {
  if (plan.nobody) return 0;
  if (words) return maxHits(words);
  return plan.rare ? plan.rare.hits : rows;
}

/**
 * Returns corrections of the bitmap counts for edits: −1 for the former version of an edited row, +1 for its
 * new version.
 */
function editedGroups(em: SqlEntityManager, { tables }: SearchContext, places: Sql): Promise<Group[]> {
  return ask<Group>(
    em,
    tables,
    `select ${halves}, n from (
       select ${masksOf}, count(*)::int as n from search.delta where not gone and ${places.text} group by 1, 2, 3
       union all
       select ${masksOf}, -count(*)::int from (
         select r.* from ${editedRows(tables)}
       ) was where ${places.text} group by 1, 2, 3
     ) edits`,
    [...places.params, ...places.params],
  );
}

/** Returns the facet of each bit of a mask, in the order of the bits. */
const facetsOf = (word: MaskWord): readonly FacetName[] =>
  Object.entries(maskFacets[word]).flatMap(([facet, values]) => values.map(() => facet as FacetName));
const facetOfBit = { 2: facetsOf(2), 8: facetsOf(8) };

/**
 * Adds up groups of rows. A group of rows that fails exactly one filter still counts for that filter's other
 * values.
 */
class Counter {
  #total = 0;
  readonly #found: Readonly<Record<MaskWord, Float64Array>> = {
    1: new Float64Array(64),
    2: new Float64Array(64),
    8: new Float64Array(64),
  };

  constructor(private readonly tests: readonly MaskTest[]) {}

  add(group: Group): void {
    let failed: MaskTest | undefined;
    for (const test of this.tests) {
      if (passes(test, group)) continue;
      if (failed) return;
      failed = test;
    }
    // If all selected specialties are required, another specialty restricts the result further, so only
    // matches count.
    if (failed?.all) return;
    if (!failed) this.#total += group.n;
    if (!failed || failed.facet === 'skill') {
      eachBit(group.low1, group.high1, (bit) => {
        this.#found[1][bit]! += group.n;
      });
    }
    this.#addBeside(2, group.low2, group.high2, failed, group.n);
    this.#addBeside(8, group.low3, group.high3, failed, group.n);
  }

  /**
   * Counts the bits of a mask in a group. If the group fails one filter, counts only bits of that filter's
   * facet.
   */
  #addBeside(word: 2 | 8, low: number, high: number, failed: MaskTest | undefined, n: number): void {
    const [found, facets] = [this.#found[word], facetOfBit[word]];
    eachBit(low, high, (bit) => {
      if (!failed || facets[bit] === failed.facet) found[bit]! += n;
    });
  }

  /**
   * Adds rows by their masks. `masks` contains 64 bits for each mask of each row, in the order of
   * `maskColumns`. Each row counts as `times` rows.
   */
  addMasks(masks: Buffer, times: number): void {
    for (let at = 0; at < masks.length; at += 24) {
      this.add({
        high1: masks.readInt32BE(at),
        low1: masks.readInt32BE(at + 4),
        high2: masks.readInt32BE(at + 8),
        low2: masks.readInt32BE(at + 12),
        high3: masks.readInt32BE(at + 16),
        low3: masks.readInt32BE(at + 20),
        n: times,
      });
    }
  }

  addBits(counts: readonly MatchCount[]): void {
    for (const { word, bit, n } of counts) {
      if (word === 0) this.#total += n;
      else this.#found[word as MaskWord][bit]! += n;
    }
  }

  result(exact: { total: boolean; facets: boolean }): Counts {
    return {
      total: { value: exact.total ? this.#total : roundToTwoDigits(this.#total), exact: exact.total },
      facets: facetNames.map((name) => this.#facet(name, exact.facets)),
    };
  }

  /**
   * Returns the counts after all matching rows were read. The counts are exact, except for the values of
   * filters in use, whose counts come from `sampled`.
   */
  resultBeside(sampled: Counter): Counts {
    const isSet = (name: FacetName) => this.tests.some(({ facet, all }) => facet === name && !all);
    return {
      total: { value: this.#total, exact: true },
      facets: facetNames.map((name) => (isSet(name) ? sampled.#facet(name, false) : this.#facet(name, true))),
    };
  }

  #facet(name: FacetName, exact: boolean): Facet {
    const bits = bitsOf(name);
    const values = valuesOf(name).map((value, n) => {
      const { word, bit } = bits[n]!;
      return { value, n: this.#found[word][bit]! };
    });
    // A value that no sampled row has may still have rows, so its count is unknown.
    const count = (n: number) => (exact ? Math.max(0, n) : n > 0 ? roundToTwoDigits(n) : null);
    return { name, exact, values: values.map(({ value, n }) => ({ value, count: count(n) })) };
  }
}

/**
 * Calls `found` once for each set bit of a 64-bit mask, with the index of the bit. The mask is passed as two
 * halves of 32 bits.
 */
function eachBit(low: number, high: number, found: (bit: number) => void): void {
  for (let left = low | 0; left !== 0; left &= left - 1) found(31 - Math.clz32(left & -left));
  for (let left = high | 0; left !== 0; left &= left - 1) found(63 - Math.clz32(left & -left));
}

/** Rounds to two significant digits, because the precision of a sample is not higher. */
const roundToTwoDigits = (value: number) => Math.round(Number(value.toPrecision(2)));
