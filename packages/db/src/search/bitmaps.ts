import { type FacetName, facetNames } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bitsOf, eitherKind, setIn } from './bits';
import { spreadCounts, spreadPassing } from './spreadBitmaps';
import type { Tables } from './tables';
import type { MaskTest } from './where';

/** Bitmaps of which one must be set, or all. Of places `facet` is empty: they have no counts of their own. */
export interface SetTest {
  readonly facet: string;
  readonly word: number;
  readonly bits: readonly number[];
  readonly all: boolean;
}

export const setTest = ({ facet, word, mask, all }: MaskTest): SetTest => ({
  ...{ facet, word, all },
  bits: setIn(mask),
});

/** How many matches have a bit; in word 0, how many there are. */
export interface MatchCount {
  readonly word: number;
  readonly bit: number;
  readonly n: number;
}

/** As many chunks are counted whole; of more, every n-th, from those who stand best to the others. */
const CHUNKS = 24;

/**
 * Counts by bitmaps: the filters' bitmaps are put together once, and once without each filter that has values of its
 * own, and every value's bitmap is laid over it.
 */
export async function matchingBits(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  rows: number,
): Promise<{ counts: MatchCount[]; exact: boolean }> {
  const step = Math.ceil(Math.ceil(rows / tables.chunk) / CHUNKS);
  const exact = step === 1;
  const whole = ({ word, bit, n }: MatchCount) => ({ word, bit, n: n * step });
  if (tables.spread) return { counts: (await spreadCounts(em, tables, tests, step)).map(whole), exact };
  const within = `chunk % ${step} = 0`;
  const apart = new Set(tests.filter((test) => !test.all && test.facet !== '').map(({ facet }) => facet));
  const common = facetNames.filter((name) => !apart.has(name));
  const parts = [
    totalOf(tables, tests, within),
    countOf(tables, tests, common, within),
    ...[...apart].map((facet) =>
      countOf(
        tables,
        tests.filter((test) => test.facet !== facet),
        [facet as FacetName],
        within,
      ),
    ),
  ];
  const found = await em.execute<MatchCount[]>(parts.map((part) => `(${part})`).join(' union all '));
  return { counts: found.map(whole), exact };
}

/**
 * How many pass all tests, exactly, and where they stand in the order of their standing; the positions only where
 * there are at most `most`.
 */
export async function passingPositions(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  most: number,
): Promise<{ count: number; positions: readonly number[] | null }> {
  const chunks = await (tables.spread ? spreadPassing : chunksPassing)(em, tables, tests, most);
  const count = chunks.reduce((sum, { n }) => sum + n, 0);
  if (count > most) return { count, positions: null };
  return { count, positions: chunks.flatMap(({ chunk, bits }) => (bits ? positionsIn(bits, chunk) : [])) };
}

async function chunksPassing(em: SqlEntityManager, tables: Tables, tests: readonly SetTest[], most: number) {
  const base = passing(tables, tests, 'true');
  if (base === null) throw new Error('no tests');
  return em.execute<{ chunk: number; n: number; bits: Buffer | null }[]>(
    `with base as materialized (select chunk, bits, bit_count(bits)::int as n from (${base}) base where bit_count(bits) > 0)
     select chunk, n, case when (select sum(n) from base) <= ${most} then bit_send(bits) end as bits
     from base order by chunk`,
  );
}

/** The positions of a chunk's bits. Before them stands their number, in four bytes. */
function positionsIn(bits: Buffer, chunk: number): number[] {
  const first = chunk * bits.readInt32BE(0);
  const found: number[] = [];
  for (let at = 4; at < bits.length; at += 1) {
    for (let left = bits[at]!; left !== 0; ) {
      const place = Math.clz32(left) - 24;
      found.push(first + (at - 4) * 8 + place);
      left &= ~(0x80 >> place);
    }
  }
  return found;
}

/** The chunks' bitmaps of whoever passes all tests; null where there is no test. */
function passing({ bits }: Tables, tests: readonly SetTest[], within: string): string | null {
  if (tests.length === 0) return null;
  const each = tests.map((test, n) => {
    const held = test.all ? ` having count(*) = ${test.bits.length}` : '';
    return `(select chunk, ${test.all ? 'bit_and' : 'bit_or'}(bits) as bits from ${bits}
      where word = ${test.word} and bit in (${test.bits.join(', ')}) and ${within} group by chunk${held}) t${n}`;
  });
  const joined = each.reduce((left, right) => `${left} join ${right} using (chunk)`);
  return `select chunk, ${tests.map((_, n) => `t${n}.bits`).join(' & ')} as bits from ${joined}`;
}

function totalOf(tables: Tables, tests: readonly SetTest[], within: string): string {
  const base = passing(tables, tests, within);
  if (base === null) {
    const { word, bits } = eitherKind;
    return `select 0 as word, 0 as bit, coalesce(sum(bit_count(bits)), 0)::float8 as n from ${tables.bits}
      where word = ${word} and bit in (${bits.join(', ')}) and ${within}`;
  }
  return `select 0 as word, 0 as bit, coalesce(sum(bit_count(bits)), 0)::float8 as n from (${base}) base`;
}

function countOf(
  tables: Tables,
  tests: readonly SetTest[],
  facets: readonly FacetName[],
  within: string,
): string {
  const base = passing(tables, tests, within);
  const listed = facets
    .flatMap(bitsOf)
    .map(({ word, bit }) => `(${word}, ${bit})`)
    .join(', ');
  const counted = base === null ? 'b.bits' : 'b.bits & base.bits';
  return `select b.word, b.bit, sum(bit_count(${counted}))::float8 as n
    from ${tables.bits} b ${base === null ? '' : `join (${base}) base using (chunk)`}
    where (b.word, b.bit) in (${listed}) and ${within} group by 1, 2`;
}
