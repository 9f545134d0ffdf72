import { type Facet, type FacetName, facetNames, type SearchQuery, type Total } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { join, type Sql } from '../scope';
import { type MatchCount, matchingBits } from './bitmaps';
import { facetOffsets, facetValues, skillBits } from './bits';
import { setTest } from './bitTests';
import { mostHits } from './expand';
import { matchesSql } from './matches';
import { type Place, rowsIn, type Sample } from './place';
import { walkAlone } from './plan';
import { ask, editedRows } from './tables';
import { type MaskTest, maskTests, numbersSql, passes, placesSql } from './where';

/**
 * Up to so many are looked at one by one; of more, bitmaps count what masks and places decide, and a sample the rest.
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
 * says that they are not.
 */
export async function countsOf(
  em: SqlEntityManager,
  query: SearchQuery,
  place: Place,
  { counted = COUNTED, looked = COUNTED }: { counted?: number; looked?: number } = {},
): Promise<Counts> {
  const { rows, words, tables, plan } = place;
  const masks = maskTests(query);
  const counter = new Counter(masks);
  const numbers = numbersSql(query, place.today);
  const places = placesSql(query);
  const byBits = place.ordered || places.text === 'true';
  if (rows > counted && !words && !plan.rare && !plan.nobody && numbers.text === 'true' && byBits) {
    const tests = plan.tests.length > 0 ? plan.tests : masks.map(setTest);
    const [edited, { counts, exact }] = await Promise.all([
      editedGroups(em, place, places),
      matchingBits(em, tables, tests, rows),
    ]);
    const passing = tests.length === 0 ? rows : plan.count;
    counter.addBits(passing === null ? counts : counts.filter(({ word }) => word !== 0));
    if (passing !== null) counter.addBits([{ word: 0, bit: 0, n: passing }]);
    for (const group of edited) counter.add(group);
    return counter.result({ total: exact || passing !== null, facets: exact });
  }
  const taken = sampleOf(place, looked);
  // The counts beside a filter are of those who do not pass it: nobody is left out beforehand but by the place.
  const within: Place = {
    ...place,
    plan: { ...walkAlone, rare: plan.rare, byRare: plan.rare !== null, nobody: plan.nobody },
  };
  const filter = join([places, numbers], ' and ');
  const { with: common, matches } = matchesSql(
    taken ? { ...within, sample: taken.sample } : within,
    'm1, m2, edited',
    { filter },
  );
  const found = await ask<{ edited: boolean; masks: Buffer }>(
    em,
    tables,
    `${common.text} select edited, string_agg(int8send(m1) || int8send(m2), '') as masks from (${matches.text}) found group by edited`,
    [...common.params, ...matches.params],
  );
  for (const { edited, masks } of found) counter.addMasks(masks, taken && !edited ? taken.times : 1);
  return counter.result({ total: !taken, facets: !taken });
}

/** Of words that many have, the lists of so many chunks are read at most. */
const CHUNKS = 200;

/** Which rows stand for how many each; undefined where all can be looked at. */
function sampleOf(place: Place, looked: number): { sample: Sample; times: number } | undefined {
  const size = sizeOf(place);
  if (size <= looked) return undefined;
  const { end, chunk } = place.tables;
  const all = Math.ceil(end / chunk);
  const chunks = place.words ? Math.ceil(all / CHUNKS) : 1;
  const stripes = Math.ceil((size * Math.ceil(all / chunks)) / all / looked);
  const sample = { chunks, stripes };
  return { sample, times: end / rowsIn(sample, place.tables) };
}

/** How many rows of the slot are to be looked at, at most. */
function sizeOf({ rows, words, plan }: Place): number {
  if (plan.nobody) return 0;
  if (words) return mostHits(words);
  return plan.rare ? plan.rare.hits : rows;
}

/** What the bitmaps cannot know: rows that were edited since count less, what has become of them counts. */
function editedGroups(em: SqlEntityManager, { tables }: Place, places: Sql): Promise<Group[]> {
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
    const counted = (value: number, whole: boolean) => Math.max(0, whole ? value : about(value));
    const valuesOf = (name: FacetName) =>
      name === 'skill'
        ? skillBits.map((value, bit) => ({ value, n: this.#skills[bit]! }))
        : facetValues[name].map((value, n) => ({ value, n: this.#others[facetOffsets[name] + n]! }));
    return {
      total: { value: counted(this.#total, exact.total), exact: exact.total },
      facets: facetNames.map((name) => ({
        name,
        exact: exact.facets,
        values: valuesOf(name).map(({ value, n }) => ({ value, count: counted(n, exact.facets) })),
      })),
    };
  }
}

/** The numbers of the bits that are set in 64 bits, given as halves. */
function eachBit(low: number, high: number, found: (bit: number) => void): void {
  for (let left = low | 0; left !== 0; left &= left - 1) found(31 - Math.clz32(left & -left));
  for (let left = high | 0; left !== 0; left &= left - 1) found(63 - Math.clz32(left & -left));
}

/** Two digits: more would claim what a sample cannot know. */
const about = (value: number) => Math.round(Number(value.toPrecision(2)));
