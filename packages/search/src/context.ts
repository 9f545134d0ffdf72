import type { SetTest } from './bitTests';
import type { Captions } from './captions';
import type { Words } from './expand';
import type { Tables } from './tables';

/** What a search reads: the tables of the active generation, the words of the query and the plan. */
export interface SearchContext {
  readonly tables: Tables;
  /** Number of rows in the slot, without those on lost servers. */
  readonly rows: number;
  readonly words: Words | undefined;
  /** Creators whose captions have the words that the query looks for there. */
  readonly captions?: Captions | undefined;
  /** Business date. */
  readonly today: string;
  /** True if the rows of the slot are stored in the order of default_rank. */
  readonly ordered: boolean;
  readonly plan: Plan;
  /** Reads only a sample of the slot's rows, for estimates. */
  readonly sample?: Sample;
  /** Looks for words only between the positions `from` (inclusive) and `to` (exclusive). */
  readonly range?: { readonly from: number; readonly to: number };
  /** Looks for words only in this many rows, read along the index of the query's sort. */
  readonly walk?: number;
}

/** A point in the order of results: the sort key and ref of a row. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}

/**
 * Reads one of every `chunks` chunks, and there one of every `stripes` stripes of rows. Takes the middle one:
 * the best ranked rows match most filters, so the first would not be representative.
 */
export interface Sample {
  readonly chunks: number;
  readonly stripes: number;
}

const middle = (of: number) => Math.floor(of / 2);

/** Rows per stripe. They are stored on one page, so PostgreSQL reads them together. */
const STRIPE = 32;

/** SQL condition: true for positions of the sample, within the sampled chunks. */
export const sampledSql = ({ stripes }: Sample): string =>
  `pos / ${STRIPE} % ${stripes} = ${middle(stripes)}`;

/** SQL of all positions in the sampled stripes, of every chunk. */
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

/** How a search reads rows: along the index of its sort, or by fetching all matches and sorting them. */
export interface Plan {
  /** The filters that bitmaps decide exactly, filters for places included. */
  readonly tests: readonly SetTest[];
  /** Number of rows in the slot that pass `tests`; null if there are no tests. */
  readonly count: number | null;
  /** Positions of the rows that pass; null if there are many. */
  readonly positions: readonly number[] | null;
  /** The rarest place of the query that has a posting list, and the number of its rows. */
  readonly rare: { readonly id: number; readonly hits: number } | null;
  /** True if the search starts from the posting list of the rare place. */
  readonly byRare: boolean;
  /** True if no row of the slot has one of the places; rows of the delta may have it. */
  readonly nobody: boolean;
}
