import { facetNames } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bitsOf, eitherKind, maskWords } from './bits';
import type { MatchCount } from './bitTests';
import { chunkCondition, each, passing, type SetTest, wordCondition } from './bitTests';
import { ask, type Tables } from './tables';

/*
 * Bitmap filters for an index that is spread over several servers. Each statement reads only one table,
 * grouped by chunk. PostgreSQL can run such a statement on the servers, which return only numbers; for a join
 * it would fetch the bitmaps.
 */

/**
 * Does the same as `matchingBits` for a spread index. Counts only rows in the given chunks; null means all
 * chunks.
 */
export async function spreadCounts(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  chunks: readonly number[] | null,
): Promise<MatchCount[]> {
  const values = facetNames.flatMap((facet) => bitsOf(facet).map((value) => ({ facet, ...value })));
  const counts = values.map(({ facet, word, bit }) => {
    const others = tests.filter((test) => test.all || test.facet !== facet);
    const own = `bit_or(bits) filter (where word = ${word} and bit = ${bit})`;
    return `bit_count(${others.length === 0 ? own : `${own} & ${passing(others)}`})`;
  });
  const total =
    tests.length === 0
      ? `bit_count(bit_or(bits) filter (where ${each(eitherKind)}))`
      : `bit_count(${passing(tests)})`;
  const found = await ask<{ counts: (string | null)[] }>(
    em,
    tables,
    `select array[${[total, ...counts].join(', ')}] as counts from ${tables.bits} b
     where ${chunkCondition(chunks)} and (word in (${maskWords}) or ${wordCondition([...tests, eitherKind])}) group by chunk`,
  );
  return [{ word: 0, bit: 0 }, ...values].map(({ word, bit }, n) => ({
    word,
    bit,
    n: found.reduce((sum, { counts }) => sum + Number(counts[n] ?? 0), 0),
  }));
}

/**
 * Does the same as `passingPositions` for a spread index. First counts the rows that pass, and reads their
 * positions only if there are few of them.
 */
export async function spreadPassing(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  most: number,
): Promise<{ chunk: number; n: number; bits: Buffer | null }[]> {
  const from = `from ${tables.bits} b where ${wordCondition(tests)}`;
  const base = passing(tests);
  const counted = await ask<{ chunk: number; n: number }>(
    em,
    tables,
    `select chunk, bit_count(${base})::int as n ${from} group by chunk having bit_count(${base}) > 0`,
  );
  const chunks = counted.map(({ chunk }) => chunk);
  if (chunks.length === 0 || counted.reduce((sum, { n }) => sum + n, 0) > most) {
    return counted.map((chunk) => ({ ...chunk, bits: null }));
  }
  const found = await ask<{ chunk: number; bits: Buffer }>(
    em,
    tables,
    `select chunk, bit_send(${base}) as bits ${from} and chunk in (${chunks.join(', ')}) group by chunk`,
  );
  const bitsOf = new Map(found.map((chunk) => [chunk.chunk, chunk.bits]));
  return counted.map(({ chunk, n }) => ({ chunk, n, bits: bitsOf.get(chunk) ?? null }));
}
