import type { SetTest } from './bitTests';
import type { Words } from './expand';
import type { Tables } from './tables';

/** Sources of a search: the tables of the current generation and the words of the query. */
export interface SearchContext {
  readonly tables: Tables;
  /** Number of rows in the slot, on the servers that are available. */
  readonly rows: number;
  readonly words: Words | undefined;
  /** Business date. */
  readonly today: string;
  /** True if the rows of the slot are stored in the order of default_rank. */
  readonly ordered: boolean;
  readonly plan: Plan;
  /** Reads only a sample of the slot's rows, for estimates. */
  readonly sample?: Sample;
  /** Searches words only in the positions from `from` (inclusive) to `to` (exclusive). */
  readonly range?: { readonly from: number; readonly to: number };
  /** Searches words only in this many rows of the sort's index. */
  readonly walk?: number;
}

/** A position in a sort order. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}

/**
 * One of every `chunks` chunks, and one of every `stripes` stripes of rows. The middle one is taken: the best
 * ranked rows match most filters, so the first one would not be representative.
 */
export interface Sample {
  readonly chunks: number;
  readonly stripes: number;
}

const middle = (of: number) => Math.floor(of / 2);

/** Rows per stripe: they are on one page and are read together. */
const STRIPE = 32;

/** SQL condition: whether a position is in the sample, within the sampled chunks. */
export const sampledSql = ({ stripes }: Sample): string =>
  `pos / ${STRIPE} % ${stripes} = ${middle(stripes)}`;

/** SQL of all positions of a sample, regardless of chunks. */
export const stripesSql = ({ stripes }: Sample, { end }: Pick<Tables, 'end'>): string =>
  `select first + n as pos from generate_series(${STRIPE * middle(stripes)}, ${end - 1}, ${STRIPE * stripes}) first,
     generate_series(0, ${STRIPE - 1}) n`;

/** Returns the chunks between two positions that are in the sample; null for all chunks. */
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

/** Number of rows in these chunks. */
export const rowsOf = (chunks: readonly number[], { end, chunk }: Pick<Tables, 'end' | 'chunk'>): number =>
  chunks.reduce((sum, n) => sum + Math.min(chunk, end - n * chunk), 0);

/** Number of rows in a sample. */
export function rowsIn({ chunks, stripes }: Sample, { end, chunk }: Pick<Tables, 'end' | 'chunk'>): number {
  let rows = 0;
  for (let pos = STRIPE * middle(stripes); pos < end; pos += STRIPE * stripes) {
    if (Math.floor(pos / chunk) % chunks === middle(chunks)) rows += Math.min(STRIPE, end - pos);
  }
  return Math.max(1, rows);
}

/** Access path of a search: along the index of its sort, or by fetching all matches and sorting them. */
export interface Plan {
  /** The filters that bitmaps decide exactly, places included. */
  readonly tests: readonly SetTest[];
  /** Number of rows in the slot that pass the tests; null without tests. */
  readonly count: number | null;
  /** Positions of the rows that pass, if there are few. */
  readonly positions: readonly number[] | null;
  /** The rarest place of the query that has a posting list, and the length of the list. */
  readonly rare: { readonly id: number; readonly hits: number } | null;
  /** True to start from the posting list of the rare place. */
  readonly byRare: boolean;
  /** True if the slot has no row in one of the places; the delta may have some. */
  readonly nobody: boolean;
}
