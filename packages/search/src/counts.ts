import { type Facet, type FacetName, facetNames, type SearchQuery, type Total } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { matchingBits } from './bitmaps';
import { facetOffsets, facetValues, skillBits } from './bits';
import { type MatchCount, setTest } from './bitTests';
import { rowsIn, type Sample, type SearchContext } from './context';
import { MAX_HITS } from './expand';
import { hasAllSql } from './hits';
import { matchesSql } from './matches';
import { isNarrow } from './narrow';
import { walkAlone } from './plan';
import { ask, editedRows } from './tables';
import { filterSql, locationsSql, type MaskTest, maskTests, numbersSql, passes } from './where';

/**
 * Up to this many rows are counted one by one, either all of them or those in the range of one number. Above,
 * masks and places are counted by bitmaps, everything else by a sample. For a share p of all rows the
 * standard error of the sample is the root of p (1 − p) / 8000, about half a percent of all rows at most.
 */
const COUNTED = 8_000;

/**
 * Number of rows with a pair of masks, after the filters for numbers, places and words; masks as halves of 32
 * bits.
 */
interface Group {
  readonly low1: number;
  readonly high1: number;
  readonly low2: number;
  readonly high2: number;
  readonly n: number;
}
const halves = [1, 2]
  .map((word) => `(m${word} & 4294967295)::float8 as low${word}, (m${word} >> 32)::float8 as high${word}`)
  .join(', ');

export interface Counts {
  readonly total: Total;
  readonly facets: readonly Facet[];
}

/**
 * Counts the matches, and the matches for each value of each filter while the other filters stay. Masks and
 * places are counted exactly by bitmaps, few rows one by one, and many rows that numbers or words restrict by
 * a sample. In a sample `exact` is false, and a value without any row has no count.
 */
export async function countsOf(
  em: SqlEntityManager,
  query: SearchQuery,
  context: SearchContext,
  { counted = COUNTED, looked = COUNTED }: { counted?: number; looked?: number } = {},
): Promise<Counts> {
  const { rows, words, tables, plan } = context;
  const masks = maskTests(query);
  const counter = new Counter(masks);
  const numbers = numbersSql(query, context.today);
  const places = locationsSql(query);
  const byBits = context.ordered || places.text === 'true';
  if (rows > counted && !words && !plan.rare && !plan.nobody && numbers.text === 'true' && byBits) {
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
  const filter = join([places, numbers], ' and ');
  // The counts next to a filter include rows that do not pass it, so only places restrict the rows in
  // advance.
  const within: SearchContext = {
    ...context,
    plan: { ...walkAlone, rare: plan.rare, byRare: plan.rare !== null, nobody: plan.nobody },
  };
  const taken = sampleOf(context, looked);
  if (!taken) return (await counterOf(em, within, masks, filter)).result({ total: true, facets: true });
  const allWords = !words || words.need === words.count;
  if (allWords && (await isNarrow(em, query, context, looked))) {
    const each = { ...within, words: undefined, plan: { ...walkAlone, nobody: plan.nobody } };
    const all = words ? join([filter, hasAllSql(words)], ' and ') : filter;
    return (await counterOf(em, each, masks, all)).result({ total: true, facets: true });
  }
  const sampled = await counterOf(em, { ...within, sample: taken.sample }, masks, filter, taken.times);
  if (!plan.positions) return sampled.result({ total: false, facets: false });
  // Few rows pass the masks and places, so these are counted one by one; only the counts next to set filters
  // use the sample.
  const passing = await counterOf(em, context, masks, filterSql(query, context.today));
  return passing.resultBeside(sampled);
}

/**
 * Counts the rows that pass `filter`. Each row of a sample counts `times`; edited rows are always counted one
 * by one.
 */
async function counterOf(
  em: SqlEntityManager,
  context: SearchContext,
  masks: readonly MaskTest[],
  filter: Sql,
  times = 1,
): Promise<Counter> {
  const { with: common, matches } = matchesSql(context, 'm1, m2, edited', { filter });
  const found = await ask<{ edited: boolean; masks: Buffer }>(
    em,
    context.tables,
    `${common.text} select edited, string_agg(int8send(m1) || int8send(m2), '') as masks from (${matches.text}) found group by edited`,
    [...common.params, ...matches.params],
  );
  const counter = new Counter(masks);
  for (const { edited, masks: pairs } of found) counter.addMasks(pairs, edited ? 1 : times);
  return counter;
}

/** For frequent words, posting lists of at most this many chunks are read. */
const CHUNKS = 200;

/** Returns the sample, and how many rows each of its rows represents; undefined if all rows can be read. */
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

/** Returns the upper limit of the rows of the slot that must be read. */
function sizeOf({ rows, words, plan }: SearchContext): number {
  if (plan.nobody) return 0;
  if (words) return MAX_HITS(words);
  return plan.rare ? plan.rare.hits : rows;
}

/** Corrects the bitmaps for edits: old versions of edited rows count −1, new ones +1. */
function editedGroups(em: SqlEntityManager, { tables }: SearchContext, places: Sql): Promise<Group[]> {
  return ask<Group>(
    em,
    tables,
    `select ${halves}, n from (
       select m1, m2, count(*)::int as n from search.delta where not gone and ${places.text} group by 1, 2
       union all
       select m1, m2, -count(*)::int from (
         select r.* from ${editedRows(tables)}
       ) was where ${places.text} group by 1, 2
     ) edits`,
    [...places.params, ...places.params],
  );
}

/** The facet of each bit of the second mask. */
const facetOfBit = Object.entries(facetValues).flatMap(([facet, values]) =>
  values.map(() => facet as FacetName),
);

/** Adds up groups. A group that fails in one filter only still counts for the other values of that filter. */
class Counter {
  #total = 0;
  readonly #skills = new Float64Array(64);
  readonly #others = new Float64Array(64);

  constructor(private readonly tests: readonly MaskTest[]) {}

  add(group: Group): void {
    let failed: MaskTest | undefined;
    for (const test of this.tests) {
      if (passes(test, group)) continue;
      if (failed) return;
      failed = test;
    }
    // With "all specialities" another speciality restricts further, so it counts only among matches.
    if (failed?.all) return;
    if (!failed) this.#total += group.n;
    if (!failed || failed.facet === 'skill') {
      eachBit(group.low1, group.high1, (bit) => {
        this.#skills[bit]! += group.n;
      });
    }
    eachBit(group.low2, group.high2, (bit) => {
      if (!failed || facetOfBit[bit] === failed.facet) this.#others[bit]! += group.n;
    });
  }

  /** Pairs of masks, 64 bits each, first mask first; each pair counts `times`. */
  addMasks(masks: Buffer, times: number): void {
    for (let at = 0; at < masks.length; at += 16) {
      this.add({
        high1: masks.readInt32BE(at),
        low1: masks.readInt32BE(at + 4),
        high2: masks.readInt32BE(at + 8),
        low2: masks.readInt32BE(at + 12),
        n: times,
      });
    }
  }

  addBits(counts: readonly MatchCount[]): void {
    for (const { word, bit, n } of counts) {
      if (word === 0) this.#total += n;
      else (word === 1 ? this.#skills : this.#others)[bit]! += n;
    }
  }

  result(exact: { total: boolean; facets: boolean }): Counts {
    return {
      total: { value: exact.total ? this.#total : about(this.#total), exact: exact.total },
      facets: facetNames.map((name) => this.#facet(name, exact.facets)),
    };
  }

  /**
   * Counts of rows that were all read: exact, except for the values of set filters, which come from the
   * sample.
   */
  resultBeside(sampled: Counter): Counts {
    const isSet = (name: FacetName) => this.tests.some(({ facet, all }) => facet === name && !all);
    return {
      total: { value: this.#total, exact: true },
      facets: facetNames.map((name) => (isSet(name) ? sampled.#facet(name, false) : this.#facet(name, true))),
    };
  }

  #facet(name: FacetName, exact: boolean): Facet {
    const values =
      name === 'skill'
        ? skillBits.map((value, bit) => ({ value, n: this.#skills[bit]! }))
        : facetValues[name].map((value, n) => ({ value, n: this.#others[facetOffsets[name] + n]! }));
    // A value without rows in a sample may still have rows.
    const count = (n: number) => (exact ? Math.max(0, n) : n > 0 ? about(n) : null);
    return { name, exact, values: values.map(({ value, n }) => ({ value, count: count(n) })) };
  }
}

/** Calls `found` with the index of each set bit of a 64-bit mask, given as halves. */
function eachBit(low: number, high: number, found: (bit: number) => void): void {
  for (let left = low | 0; left !== 0; left &= left - 1) found(31 - Math.clz32(left & -left));
  for (let left = high | 0; left !== 0; left &= left - 1) found(63 - Math.clz32(left & -left));
}

/** Rounds to two significant digits, as a sample is not more precise. */
const about = (value: number) => Math.round(Number(value.toPrecision(2)));
