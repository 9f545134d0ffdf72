import { facetNames } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MatchCount, SetTest } from './bitmaps';
import { bitsOf, eitherKind } from './bits';
import { ask, type Tables } from './tables';

/*
 * What bitmaps decide, where they lie on several servers. Each statement is one look at one table, grouped by chunk: so
 * much PostgreSQL hands over to the servers, and only numbers come back. A join of bitmaps would fetch them.
 */

const each = ({ word, bits }: Pick<SetTest, 'word' | 'bits'>) =>
  `word = ${word} and bit in (${bits.join(', ')})`;

/** The bitmap of whoever passes one test. */
const passingOne = (test: SetTest) =>
  test.all
    ? `case when count(*) filter (where ${each(test)}) = ${test.bits.length} then bit_and(bits) filter (where ${each(test)}) end`
    : `bit_or(bits) filter (where ${each(test)})`;

/** The bitmap of whoever passes all of them, of one chunk. */
const passing = (tests: readonly SetTest[]) => tests.map((test) => `(${passingOne(test)})`).join(' & ');

const needed = (tests: readonly Pick<SetTest, 'word' | 'bits'>[]) =>
  `(${tests.map((test) => `(${each(test)})`).join(' or ')})`;

/** As `matchingBits` gives them, of every `step`-th chunk. */
export async function spreadCounts(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  step: number,
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
  const chunks = await ask<{ counts: (string | null)[] }>(
    em,
    tables,
    `select array[${[total, ...counts].join(', ')}] as counts from ${tables.bits} b
     where ${every(step, tables)} and (word in (1, 2) or ${needed([...tests, eitherKind])}) group by chunk`,
  );
  return [{ word: 0, bit: 0 }, ...values].map(({ word, bit }, n) => ({
    ...{ word, bit },
    n: chunks.reduce((sum, { counts }) => sum + Number(counts[n] ?? 0), 0),
  }));
}

/** Chunks by their numbers: of a remainder PostgreSQL believes that nearly none has it, and fetches these few itself. */
function every(step: number, { end, chunk }: Tables): string {
  if (step === 1) return 'true';
  const chunks = Array.from({ length: Math.ceil(end / chunk / step) }, (_, n) => n * step);
  return `chunk in (${chunks.join(', ')})`;
}

/** As `passingPositions` asks for them: first how many pass, and only where they are few, who. */
export async function spreadPassing(
  em: SqlEntityManager,
  tables: Tables,
  tests: readonly SetTest[],
  most: number,
): Promise<{ chunk: number; n: number; bits: Buffer | null }[]> {
  const from = `from ${tables.bits} b where ${needed(tests)}`;
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
