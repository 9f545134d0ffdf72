import { facetNames } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bitsOf, eitherKind, maskWords } from './bits';
import {
  chunkCondition,
  each,
  type MatchCount,
  passing,
  passingOne,
  type SetTest,
  wordCondition,
} from './bitTests';
import { chunksOf, rowsOf } from './context';
import { spreadCounts, spreadPassing } from './spreadBitmaps';
import type { Tables } from './tables';

/**
 * Maximum number of chunks that are counted. If there are more, only every n-th is counted, so that the
 * counted chunks are spread evenly over the ranks.
 */
const CHUNKS = 24;

/**
 * Counts all matches, and the matches for each value of each filter. The counts for the values of one filter
 * ignore that filter, but respect all other filters.
 */
export async function matchingBits(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  rows: number,
): Promise<{ counts: MatchCount[]; exact: boolean }> {
  const step = Math.max(1, Math.ceil(Math.ceil(rows / tables.chunk) / CHUNKS));
  const chunks = chunksOf({ tables, sample: { chunks: step, stripes: 1 } });
  const found = tables.spread
    ? await spreadCounts(em, tables, tests, chunks)
    : await em.execute<MatchCount[]>(countsSql(tables, tests, chunkCondition(chunks)));
  const times = chunks === null ? 1 : tables.end / rowsOf(chunks, tables);
  return { counts: found.map(({ word, bit, n }) => ({ word, bit, n: n * times })), exact: chunks === null };
}

/**
 * SQL that combines the bitmaps of all filters. For each facet that the query filters by, the SQL combines
 * the bitmaps again without that filter. Then it intersects the bitmap of each value of the facet with the
 * combined bitmap.
 */
function countsSql({ bits }: Tables, tests: readonly SetTest[], looked: string): string {
  const total = 'select 0 as word, 0 as bit, coalesce(sum(bit_count(bits)), 0)::float8 as n';
  const beside = (counted: string) =>
    `select word, bit, sum(bit_count(${counted}))::float8 as n from ${bits} b`;
  const values = `where word in (${maskWords}) and ${looked} group by 1, 2`;
  if (tests.length === 0) {
    return `${total} from ${bits} where ${each(eitherKind)} and ${looked} union all (${beside('bits')} ${values})`;
  }
  const together = (some: readonly SetTest[]) => some.map((test) => `t${tests.indexOf(test)}`).join(' & ');
  const apart = facetNames
    .filter((name) => tests.some(({ facet, all }) => facet === name && !all))
    .map((name, n) => ({
      bits: bitsOf(name),
      others: tests.filter(({ facet }) => facet !== name),
      as: `w${n}`,
    }));
  const counted = apart.map(({ bits: own, others, as }) => {
    const those = { word: own[0]!.word, bits: own.map(({ bit }) => bit) };
    return `when ${each(those)} then ${others.length === 0 ? 'b.bits' : `b.bits & ${as}`}`;
  });
  const one = tests.map((test, n) => `${passingOne(test)} as t${n}`);
  const bases = apart.map(({ others, as }) => `${together(others) || 'null'} as ${as}`);
  return `with tested as materialized (
      select ${['chunk', ...one].join(', ')} from ${bits} where ${wordCondition(tests)} and ${looked} group by chunk
    ), base as materialized (
      select ${['chunk', `${together(tests)} as bits`, ...bases].join(', ')} from tested
    )
    ${total} from base
    union all (${beside(`case ${counted.join(' ')} when true then b.bits & base.bits end`)}
      left join base using (chunk) ${values})`;
}

/**
 * Returns the exact number of rows that pass all conditions. If there are at most `most` of these rows, also
 * returns their positions, in default_rank order.
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
  return em.execute<{ chunk: number; n: number; bits: Buffer | null }[]>(
    `with passing as materialized (${bitsPassing(tables, tests, 'true')}),
     base as materialized (select chunk, bits, bit_count(bits)::int as n from passing where bit_count(bits) > 0)
     select chunk, n, case when (select sum(n) from base) <= ${most} then bit_send(bits) end as bits
     from base order by chunk`,
  );
}

/**
 * Returns the positions of the set bits in a chunk. The first four bytes of `bits` contain the number of
 * bits.
 */
function positionsIn(bits: Buffer, chunk: number): number[] {
  const first = chunk * bits.readInt32BE(0);
  const found: number[] = [];
  for (let at = 4; at < bits.length; at += 1) {
    for (let left = bits[at]!; left !== 0; ) {
      const context = Math.clz32(left) - 24;
      found.push(first + (at - 4) * 8 + context);
      left &= ~(0x80 >> context);
    }
  }
  return found;
}

/** SQL that selects one bitmap per chunk, in which the rows that pass all conditions are set. */
export const bitsPassing = ({ bits }: Tables, tests: readonly SetTest[], looked: string): string =>
  `select chunk, ${passing(tests)} as bits from ${bits} where ${wordCondition(tests)} and ${looked} group by chunk`;
