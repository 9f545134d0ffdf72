import { type Facet, type FacetName, facetNames, type SearchQuery, type Total } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { arrayText } from './arrayText';
import { type MatchCount, matchingBits } from './bitmaps';
import { facetOffsets, facetValues, skillBits } from './bits';
import type { Words } from './expand';
import { matchesSql, type Place } from './matches';
import { type MaskTest, maskTests, passes, restSql } from './where';

/** Up to so many are looked at one by one; of more, bitmaps count what masks decide, and a sample the rest. */
const COUNTED = 20_000;

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
 * How many match, and how many would with each value of each filter, all others as they are. Masks alone are counted
 * by bitmaps, exactly; few by looking at each; many whom only numbers, places or words narrow, by a sample: then
 * `exact` says that they are not.
 */
export async function countsOf(
  em: SqlEntityManager,
  query: SearchQuery,
  place: Place,
  counted = COUNTED,
): Promise<Counts> {
  const tests = maskTests(query);
  const rest = restSql(query, place.today);
  const [state] = await em.execute<{ rows: number }[]>('select rows from search.state');
  const rows = state?.rows ?? 0;
  const counter = new Counter(tests);
  if (rows > counted && !place.words && rest.text === 'true') {
    const edited = await editedGroups(em, place);
    const { counts, exact } = await matchingBits(em, place.slot, tests, rows);
    counter.addBits(counts);
    for (const group of edited) counter.add(group);
    return counter.result(exact);
  }
  const size = rows > counted && place.words ? await hitsAtMost(em, place.slot, place.words) : rows;
  const sample = size > COUNTED ? 1 / Math.ceil(size / COUNTED) : undefined;
  const { with: common, matches } = matchesSql(
    sample === undefined ? place : { ...place, sample },
    'm1, m2, edited',
    rest,
  );
  const groups = await em.execute<(Group & { edited: boolean })[]>(
    `${common.text} select ${halves}, edited, count(*)::int as n from (${matches.text}) found group by m1, m2, edited`,
    [...common.params, ...matches.params],
  );
  for (const group of groups) {
    counter.add(sample === undefined || group.edited ? group : { ...group, n: group.n / sample });
  }
  return counter.result(sample === undefined);
}

/** No more rows than this have all the words: as many as have the rarest. */
async function hitsAtMost(em: SqlEntityManager, slot: number, { terms }: Words): Promise<number> {
  const known = terms.flatMap(({ id, n }) => (id === null ? [] : [{ id, n }]));
  const [row] = await em.execute<{ most: number | null }[]>(
    `select min(hits)::float8 as most from (
       select n, sum(cardinality(positions)) as hits
       from unnest(?::int[], ?::int[]) as t(id, n) join search.postings_${slot} on term_id = id group by n
     ) words`,
    [arrayText(known.map(({ id }) => id)), arrayText(known.map(({ n }) => n))],
  );
  return row?.most ?? 0;
}

/** What the bitmaps cannot know: rows that were edited since count less, what has become of them counts. */
function editedGroups(em: SqlEntityManager, { slot }: Place): Promise<Group[]> {
  return em.execute<Group[]>(
    `select ${halves}, n from (
       select m1, m2, count(*)::int as n from search.delta where not gone group by 1, 2
       union all
       select r.m1, r.m2, -count(*)::int from search.rows_${slot} r join search.delta using (ref) group by 1, 2
     ) edits`,
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

  addBits(counts: readonly MatchCount[]): void {
    for (const { word, bit, n } of counts) {
      if (word === 0) this.#total += n;
      else (word === 1 ? this.#skills : this.#others)[bit]! += n;
    }
  }

  result(exact: boolean): Counts {
    const counted = (value: number) => Math.max(0, exact ? value : about(value));
    const valuesOf = (name: FacetName) =>
      name === 'skill'
        ? skillBits.map((value, bit) => ({ value, n: this.#skills[bit]! }))
        : facetValues[name].map((value, n) => ({ value, n: this.#others[facetOffsets[name] + n]! }));
    return {
      total: { value: counted(this.#total), exact },
      facets: facetNames.map((name) => ({
        name,
        exact,
        values: valuesOf(name).map(({ value, n }) => ({ value, count: counted(n) })),
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
const about = (value: number) => Number(value.toPrecision(2));
