import { type Facet, type FacetName, facetNames, type SearchQuery, type Total } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type MatchCount, matchingBits } from './bitmaps';
import { facetOffsets, facetValues, skillBits } from './bits';
import { matchesSql, type Place } from './matches';
import { type MaskTest, maskTests, passes, restSql } from './where';

/** Up to so many rows are looked at one by one; of more, bitmaps count what masks decide. */
const COUNTED = 20_000;
/** Where numbers and places decide, no more than about so many rows are looked at. */
const SAMPLED = 100_000;

/** How often a pair of masks occurs among those whom the numbers, the places and the words let through. */
interface Group {
  readonly m1: string;
  readonly m2: string;
  readonly n: number;
}

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
  const sample = place.words || rows <= SAMPLED ? undefined : SAMPLED / rows;
  const { with: common, matches } = matchesSql(
    sample === undefined ? place : { ...place, sample },
    'm1, m2, edited',
    rest,
  );
  const groups = await em.execute<(Group & { edited: boolean })[]>(
    `${common.text} select m1, m2, edited, count(*)::int as n from (${matches.text}) found group by 1, 2, 3`,
    [...common.params, ...matches.params],
  );
  for (const group of groups) {
    counter.add(sample === undefined || group.edited ? group : { ...group, n: group.n / sample });
  }
  return counter.result(sample === undefined);
}

/** What the bitmaps cannot know: rows that were edited since count less, what has become of them counts. */
function editedGroups(em: SqlEntityManager, { slot }: Place): Promise<Group[]> {
  return em.execute<Group[]>(
    `select m1, m2, count(*)::int as n from search.delta where not gone group by 1, 2
     union all
     select r.m1, r.m2, -count(*)::int from search.rows_${slot} r join search.delta using (ref) group by 1, 2`,
  );
}

const allOn2 = Object.entries(facetValues).flatMap(([facet, values]) =>
  values.map((value, n) => ({
    facet: facet as FacetName,
    value: value as string,
    bit: facetOffsets[facet as keyof typeof facetValues] + n,
  })),
);

/** Adds groups up; what fails in one filter alone still counts for the other values of that filter. */
class Counter {
  #total = 0;
  readonly #counts = new Map<string, number>();

  constructor(private readonly tests: readonly MaskTest[]) {}

  add({ m1, m2, n }: Group): void {
    const words = { 1: BigInt(m1), 2: BigInt(m2) };
    const failed = this.tests.filter((test) => !passes(test, words[test.word]));
    if (failed.length > 1) return;
    const [only] = failed;
    // All of several specialities: another one narrows further, so it counts among the matches only.
    if (only?.all) return;
    if (!only) this.#total += n;
    if (!only || only.facet === 'skill') {
      skillBits.forEach((value, bit) => {
        if ((words[1] >> BigInt(bit)) & 1n) this.#count('skill', value, n);
      });
    }
    for (const { facet, value, bit } of allOn2) {
      if (only && only.facet !== facet) continue;
      if ((words[2] >> BigInt(bit)) & 1n) this.#count(facet, value, n);
    }
  }

  addBits(counts: readonly MatchCount[]): void {
    for (const { facet, value, n } of counts) {
      if (facet === null) this.#total += n;
      else this.#count(facet, value, n);
    }
  }

  #count(facet: FacetName, value: string, n: number): void {
    const key = `${facet} ${value}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + n);
  }

  result(exact: boolean): Counts {
    const valuesOf = (name: FacetName): readonly string[] =>
      name === 'skill' ? skillBits : facetValues[name];
    const counted = (value: number) => Math.max(0, exact ? value : about(value));
    return {
      total: { value: counted(this.#total), exact },
      facets: facetNames.map((name) => ({
        name,
        exact,
        values: valuesOf(name).map((value) => ({
          value,
          count: counted(this.#counts.get(`${name} ${value}`) ?? 0),
        })),
      })),
    };
  }
}

/** Two digits: more would claim what a sample cannot know. */
const about = (value: number) => Number(value.toPrecision(2));
