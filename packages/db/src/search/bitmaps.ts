import { type FacetName, facetNames } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { facetOffsets, facetValues, skillBits } from './bits';
import type { MaskTest } from './where';

/** How many matches have a bit; in word 0, how many there are. */
export interface MatchCount {
  readonly word: number;
  readonly bit: number;
  readonly n: number;
}

/** As many chunks of 64 000 are counted whole; of more, every so-manieth, from the largest reach to the smallest. */
const CHUNKS = 24;

/**
 * Counts by bitmaps in rank order: the filters' bitmaps are put together once, and once without each filter that has
 * values of its own, and every value's bitmap is laid over it.
 */
export async function matchingBits(
  em: SqlEntityManager,
  slot: number,
  tests: readonly MaskTest[],
  rows: number,
): Promise<{ counts: MatchCount[]; exact: boolean }> {
  const chunks = Math.ceil(rows / 64_000);
  const step = Math.ceil(chunks / CHUNKS);
  const within = `chunk % ${step} = 0`;
  const apart = new Set(tests.filter((test) => !test.all).map(({ facet }) => facet));
  const common = facetNames.filter((name) => !apart.has(name));
  const parts = [
    totalOf(slot, tests, within),
    countOf(slot, tests, common, within),
    ...[...apart].map((facet) =>
      countOf(
        slot,
        tests.filter((test) => test.facet !== facet),
        [facet as FacetName],
        within,
      ),
    ),
  ];
  const found: MatchCount[] = [];
  for (const part of parts) found.push(...(await em.execute<MatchCount[]>(part)));
  const counts = found.map(({ word, bit, n }) => ({ word, bit, n: n * step }));
  return { counts, exact: step === 1 };
}

/** The chunks' bitmaps of whoever passes all tests; null where there is no test. */
function passing(slot: number, tests: readonly MaskTest[], within: string): string | null {
  if (tests.length === 0) return null;
  const each = tests.map((test, n) => {
    const bits = bitsOf(test.mask).join(', ');
    const held = test.all ? ` having count(*) = ${bitsOf(test.mask).length}` : '';
    return `(select chunk, ${test.all ? 'bit_and' : 'bit_or'}(bits) as bits from search.bits_${slot}
      where word = ${test.word} and bit in (${bits}) and ${within} group by chunk${held}) t${n}`;
  });
  const joined = each.reduce((left, right) => `${left} join ${right} using (chunk)`);
  return `select chunk, ${tests.map((_, n) => `t${n}.bits`).join(' & ')} as bits from ${joined}`;
}

function totalOf(slot: number, tests: readonly MaskTest[], within: string): string {
  const base = passing(slot, tests, within);
  // Everybody is of one kind or the other.
  if (base === null) {
    const [first, second] = [facetOffsets.kind, facetOffsets.kind + 1];
    return `select 0 as word, 0 as bit, coalesce(sum(bit_count(bits)), 0)::float8 as n from search.bits_${slot}
      where word = 2 and bit in (${first}, ${second}) and ${within}`;
  }
  return `select 0 as word, 0 as bit, coalesce(sum(bit_count(bits)), 0)::float8 as n from (${base}) base`;
}

function countOf(
  slot: number,
  tests: readonly MaskTest[],
  facets: readonly FacetName[],
  within: string,
): string {
  const base = passing(slot, tests, within);
  const places = facets.flatMap((facet): [number, number][] => {
    if (facet === 'skill') return skillBits.map((_, bit) => [1, bit]);
    return facetValues[facet].map((_, n) => [2, facetOffsets[facet] + n]);
  });
  const listed = places.map(([word, bit]) => `(${word}, ${bit})`).join(', ');
  const counted = base === null ? 'b.bits' : 'b.bits & base.bits';
  return `select b.word, b.bit, sum(bit_count(${counted}))::float8 as n
    from search.bits_${slot} b ${base === null ? '' : `join (${base}) base using (chunk)`}
    where (b.word, b.bit) in (${listed}) and ${within} group by 1, 2`;
}

/** The numbers of the bits that are set. */
function bitsOf(mask: bigint): number[] {
  const found: number[] = [];
  for (let bit = 0; mask >> BigInt(bit) > 0n; bit += 1) if ((mask >> BigInt(bit)) & 1n) found.push(bit);
  return found;
}
