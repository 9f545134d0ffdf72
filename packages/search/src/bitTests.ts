import { setIn } from './bits';
import type { MaskTest } from './where';

/** Bitmaps of which one must be set, or all. Of places `facet` is empty: they have no counts of their own. */
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

/** The bitmap of whoever passes one test. */
export const passingOne = (test: SetTest) =>
  test.all
    ? `case when count(*) filter (where ${each(test)}) = ${test.bits.length} then bit_and(bits) filter (where ${each(test)}) end`
    : `bit_or(bits) filter (where ${each(test)})`;

/** The bitmap of whoever passes all of them, of one chunk. */
export const passing = (tests: readonly SetTest[]) =>
  tests.map((test) => `(${passingOne(test)})`).join(' & ');

export const needed = (tests: readonly Pick<SetTest, 'word' | 'bits'>[]) =>
  `(${tests.map((test) => `(${each(test)})`).join(' or ')})`;

/** Said one by one: of a remainder PostgreSQL knows neither how many have it nor where they are. */
export const within = (chunks: readonly number[] | null): string =>
  chunks === null ? 'true' : `chunk = any ('{${chunks.join(', ')}}'::int[])`;

/** How many matches have a bit; in word 0, how many there are. */
export interface MatchCount {
  readonly word: number;
  readonly bit: number;
  readonly n: number;
}
