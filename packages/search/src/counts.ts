import { type Facet, type FacetName, facetNames, type SearchQuery, type Total } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { matchingBits } from './bitmaps';
import { facetOffsets, facetValues, skillBits } from './bits';
import { type MatchCount, setTest } from './bitTests';
import { rowsIn, type Sample, type SearchContext } from './context';
import { mostHits } from './expand';
import { hasAllSql } from './hits';
import { matchesSql } from './matches';
import { isNarrow } from './narrow';
import { walkAlone } from './plan';
import { ask, editedRows } from './tables';
import { filterSql, locationsSql, type MaskTest, maskTests, numbersSql, passes } from './where';

/**
 * Up to so many are looked at one by one, be it everybody or those whom one number lets through; of more, bitmaps count what masks and places decide, and a sample the rest.
 * Of a share p of everybody such a sample is off by the root of p (1 − p) / 8000, half a percent of everybody at most.
 */
const COUNTED = 8_000;

/** How often a pair of masks occurs among those whom the numbers, the places and the words let through; halves of 32 bits. */
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
 * How many match, and how many would with each value of each filter, all others as they are. Masks and places are
 * counted by bitmaps, exactly; few by looking at each; many whom numbers or words narrow, by a sample: then `exact`
 * says that they are not, and what the sample holds nobody of has no count.
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
  // The counts beside a filter are of those who do not pass it: nobody is left out beforehand but by the place.
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
  // Few pass the masks and places: they are looked at each, and only what the filters leave out is taken from the sample.
  const passing = await counterOf(em, context, masks, filterSql(query, context.today));
  return passing.resultBeside(sampled);
}

/** Counts those who pass `filter`, of a sample each for so many; edited ones are all looked at. */
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

/** Of words that many have, the lists of so many chunks are read at most. */
const CHUNKS = 200;

/** Which rows stand for how many each; undefined where all can be looked at. */
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

/** How many rows of the slot are to be looked at, at most. */
function sizeOf({ rows, words, plan }: SearchContext): number {
  if (plan.nobody) return 0;
  if (words) return mostHits(words);
  return plan.rare ? plan.rare.hits : rows;
}

/** What the bitmaps cannot know: rows that were edited since count less, what has become of them counts. */
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

/** Adds groups up; what fails in one filter alone still counts for the other values of that filter. */
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
    // All of several specialities: another one narrows further, so it counts among the matches only.
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

  /** Pairs of masks, each of 64 bits, the first bit first; each stands for so many. */
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

  /** Of matches that were all looked at: exact but for the values of filters that are set, which others would pass. */
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
    // That a sample holds nobody does not say that nobody is there.
    const count = (n: number) => (exact ? Math.max(0, n) : n > 0 ? about(n) : null);
    return { name, exact, values: values.map(({ value, n }) => ({ value, count: count(n) })) };
  }
}

/** The numbers of the bits that are set in 64 bits, given as halves. */
function eachBit(low: number, high: number, found: (bit: number) => void): void {
  for (let left = low | 0; left !== 0; left &= left - 1) found(31 - Math.clz32(left & -left));
  for (let left = high | 0; left !== 0; left &= left - 1) found(63 - Math.clz32(left & -left));
}

/** Two digits: more would claim what a sample cannot know. */
const about = (value: number) => Math.round(Number(value.toPrecision(2)));
