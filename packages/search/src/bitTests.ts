import { setIn } from './bits';
import type { MaskTest } from './where';

/**
 * A condition on bitmaps. A row passes if at least one of the bits is set for it; if `all` is true, all bits
 * must be set. `facet` is an empty string for a condition on a place column, because place columns have no
 * counts.
 */
export interface SetTest {
  readonly facet: string;
  readonly word: number;
  readonly bits: readonly number[];
  readonly all: boolean;
}

export const setTest = ({ facet, word, mask, all }: MaskTest): SetTest => ({
  facet,
  word,
  all,
  bits: setIn(mask),
});

export const each = ({ word, bits }: Pick<SetTest, 'word' | 'bits'>) =>
  `word = ${word} and bit in (${bits.join(', ')})`;

/** SQL expression for the bitmap of the rows that pass one condition. */
export const passingOne = (test: SetTest) =>
  test.all
    ? `case when count(*) filter (where ${each(test)}) = ${test.bits.length} then bit_and(bits) filter (where ${each(test)}) end`
    : `bit_or(bits) filter (where ${each(test)})`;

/** SQL expression for the bitmap of the rows in a chunk that pass all conditions. */
export const passing = (tests: readonly SetTest[]) =>
  tests.map((test) => `(${passingOne(test)})`).join(' & ');

export const wordCondition = (tests: readonly Pick<SetTest, 'word' | 'bits'>[]) =>
  `(${tests.map((test) => `(${each(test)})`).join(' or ')})`;

/**
 * SQL condition for chunks, listed as constants. With a modulo expression, PostgreSQL could estimate neither
 * the number of rows nor which servers to query.
 */
export const chunkCondition = (chunks: readonly number[] | null): string =>
  chunks === null ? 'true' : `chunk = any ('{${chunks.join(', ')}}'::int[])`;

/** Number of matches with a certain bit. In word 0, the number of all matches. */
export interface MatchCount {
  readonly word: number;
  readonly bit: number;
  readonly n: number;
}
