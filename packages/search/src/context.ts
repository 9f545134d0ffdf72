import type { SetTest } from './bitTests';
import type { Captions } from './captions';
import type { Words } from './expand';
import type { Tables } from './tables';

/** Context of a search: the tables of the active generation, the words of the query and the plan. */
export interface SearchContext {
  readonly tables: Tables;
  /** Number of rows in the slot, excluding rows on lost servers. */
  readonly rows: number;
  readonly words: Words | undefined;
  /** Creators whose captions match, if the query searches captions. */
  readonly captions?: Captions | undefined;
  /** Business date. */
  readonly today: string;
  /**
   * True if the rows of the slot are stored in the order of default_rank. This is true for an index in the
   * current format, but not for one in an earlier format.
   */
  readonly ordered: boolean;
  readonly plan: Plan;
  /** If set, only this sample of the slot's rows is read, for an estimate. */
  readonly sample?: Sample;
  /** If set, words are searched only in rows at the positions from `from` (inclusive) to `to` (exclusive). */
  readonly range?: { readonly from: number; readonly to: number };
  /**
   * If set, words are searched only in this number of rows, which are read along the index of the query's
   * sort.
   */
  readonly walk?: number;
}

/** A point in the order of results: the sort key and ref of a row. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}

/**
 * A sample of the slot's rows. It contains one of every `chunks` chunks and, in each sampled chunk, one of
 * every `stripes` stripes: the middle one of its group. The first one would not be representative, because
 * the rows with the best ranks match most filters.
 */
export interface Sample {
  readonly chunks: number;
  readonly stripes: number;
}

const middle = (of: number) => Math.floor(of / 2);

/** Rows per stripe. A stripe is stored on one database page, so PostgreSQL reads its rows together. */
const STRIPE = 32;

/** SQL condition that is true for positions of the sample within the sampled chunks. */
export const sampledSql = ({ stripes }: Sample): string =>
  `pos / ${STRIPE} % ${stripes} = ${middle(stripes)}`;

/** SQL that selects the positions in the sampled stripes of all chunks. */
export const stripesSql = ({ stripes }: Sample, { end }: Pick<Tables, 'end'>): string =>
  `select first + n as pos from generate_series(${STRIPE * middle(stripes)}, ${end - 1}, ${STRIPE * stripes}) first,
     generate_series(0, ${STRIPE - 1}) n`;

/**
 * Returns the chunks that are in the sample and in the range of positions of the context. Returns null if
 * these are all chunks.
 */
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

export const rowsOf = (chunks: readonly number[], { end, chunk }: Pick<Tables, 'end' | 'chunk'>): number =>
  chunks.reduce((sum, n) => sum + Math.min(chunk, end - n * chunk), 0);

/** Number of rows in a sample, at least 1. */
export function rowsIn({ chunks, stripes }: Sample, { end, chunk }: Pick<Tables, 'end' | 'chunk'>): number {
  let rows = 0;
  for (let pos = STRIPE * middle(stripes); pos < end; pos += STRIPE * stripes) {
    if (Math.floor(pos / chunk) % chunks === middle(chunks)) rows += Math.min(STRIPE, end - pos);
  }
  return Math.max(1, rows);
}

/** How a search reads rows: along the index of its sort, or by fetching all matches and sorting them. */
export interface Plan {
  /** The filters that bitmaps decide exactly, including place filters. */
  readonly tests: readonly SetTest[];
  /** Number of rows in the slot that pass `tests`; null if there are no tests. */
  readonly count: number | null;
  /** Positions of the rows that pass `tests`; null if there are too many to list. */
  readonly positions: readonly number[] | null;
  /**
   * The rarest place filter whose places all have posting lists: the ids of its lists, and the number of rows
   * in them. Null if there is no such filter.
   */
  readonly rare: { readonly ids: readonly number[]; readonly hits: number } | null;
  /** True if the search starts from the posting lists of the rare places. */
  readonly byRare: boolean;
  /**
   * True if a single filter names both frequent and rare places. Only the columns of places can decide this
   * filter.
   */
  readonly mixed: boolean;
  /**
   * True if all places that one filter names are missing in the slot, so that no row of the slot matches.
   * Rows of the delta may still match.
   */
  readonly nobody: boolean;
}
