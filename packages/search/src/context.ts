import type { SetTest } from './bitTests';
import type { Words } from './expand';
import type { Tables } from './tables';

/** Where a search looks: the tables of the current generation, and the words that it looks for. */
export interface SearchContext {
  readonly tables: Tables;
  /** How many there are in the slot, on those servers that answer. */
  readonly rows: number;
  readonly words: Words | undefined;
  /** Business date. */
  readonly today: string;
  /** Whether the slot's rows lie in the order of their default_rank. */
  readonly ordered: boolean;
  readonly plan: Plan;
  /** Looks at some of the slot's rows only, for estimates. */
  readonly sample?: Sample;
  /** Looks for words only among the positions from the first to before the second. */
  readonly range?: { readonly from: number; readonly to: number };
  /** Looks for words only in so many rows along the index of the sort. */
  readonly walk?: number;
}

/** A place in the order of a sort. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}

/**
 * Of so many chunks one, and of so many stripes of rows one: each time the middle one, since who stands best has most of
 * what is asked for, and would otherwise stand for too many.
 */
export interface Sample {
  readonly chunks: number;
  readonly stripes: number;
}

const middle = (of: number) => Math.floor(of / 2);

/** Rows that lie on one page: they are read together. */
const STRIPE = 32;

/** Whether a position is in such a sample, of the chunks that are looked at. */
export const sampledSql = ({ stripes }: Sample): string =>
  `pos / ${STRIPE} % ${stripes} = ${middle(stripes)}`;

/** All positions of such a sample, chunks left aside. */
export const stripesSql = ({ stripes }: Sample, { end }: Pick<Tables, 'end'>): string =>
  `select first + n as pos from generate_series(${STRIPE * middle(stripes)}, ${end - 1}, ${STRIPE * stripes}) first,
     generate_series(0, ${STRIPE - 1}) n`;

/** The chunks that are looked at from one position to another; null where these are all. */
export function chunksOf({
  tables: { end, chunk },
  range,
  sample,
}: Pick<SearchContext, 'tables' | 'range' | 'sample'>): readonly number[] | null {
  const step = sample?.chunks ?? 1;
  if (!range && step === 1) return null;
  const { from, to } = range ?? { from: 0, to: end };
  const [first, behind] = [Math.floor(from / chunk), Math.ceil(to / chunk)];
  const chunks = Array.from({ length: behind - first }, (_, n) => first + n);
  return chunks.filter((n) => n % step === middle(step));
}

/** How many rows there are in these chunks. */
export const rowsOf = (chunks: readonly number[], { end, chunk }: Pick<Tables, 'end' | 'chunk'>): number =>
  chunks.reduce((sum, n) => sum + Math.min(chunk, end - n * chunk), 0);

/** How many rows such a sample looks at. */
export function rowsIn({ chunks, stripes }: Sample, { end, chunk }: Pick<Tables, 'end' | 'chunk'>): number {
  let rows = 0;
  for (let pos = STRIPE * middle(stripes); pos < end; pos += STRIPE * stripes) {
    if (Math.floor(pos / chunk) % chunks === middle(chunks)) rows += Math.min(STRIPE, end - pos);
  }
  return Math.max(1, rows);
}

/** How a search finds whom it shows: along the index of its sort, or by fetching those who pass and sorting them. */
export interface Plan {
  /** What bitmaps decide exactly, places included. */
  readonly tests: readonly SetTest[];
  /** How many rows of the slot pass them; null where there is no test. */
  readonly count: number | null;
  /** The rows that pass, where they are few. */
  readonly positions: readonly number[] | null;
  /** A place that few have: its posting list, and how long that is. */
  readonly rare: { readonly id: number; readonly hits: number } | null;
  /** Whether to begin with the rare place's list. */
  readonly byRare: boolean;
  /** Nobody in the slot is there; somebody in the delta may be. */
  readonly nobody: boolean;
}
