import { setIn } from './bits';
import type { MaskTest } from './where';

/** A test of bitmaps: one of them must be set, or all. For places `facet` is empty, as they have no counts. */
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

/** SQL of the bitmap of rows that pass one test. */
export const passingOne = (test: SetTest) =>
  test.all
    ? `case when count(*) filter (where ${each(test)}) = ${test.bits.length} then bit_and(bits) filter (where ${each(test)}) end`
    : `bit_or(bits) filter (where ${each(test)})`;

/** SQL of the bitmap of rows of one chunk that pass all tests. */
export const passing = (tests: readonly SetTest[]) =>
  tests.map((test) => `(${passingOne(test)})`).join(' & ');

export const needed = (tests: readonly Pick<SetTest, 'word' | 'bits'>[]) =>
  `(${tests.map((test) => `(${each(test)})`).join(' or ')})`;

/**
 * Lists the chunks one by one: for a modulo expression PostgreSQL knows neither the number of rows nor the
 * servers.
 */
export const within = (chunks: readonly number[] | null): string =>
  chunks === null ? 'true' : `chunk = any ('{${chunks.join(', ')}}'::int[])`;

/** Number of matches that have a bit; word 0 is the total. */
export interface MatchCount {
  readonly word: number;
  readonly bit: number;
  readonly n: number;
}
