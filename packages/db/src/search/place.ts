import type { Words } from './expand';
import type { Plan } from './plan';
import type { Tables } from './tables';

/** Where a search looks: the tables of the current generation, and the words that it looks for. */
export interface Place {
  readonly tables: Tables;
  /** How many there are in the slot, on those servers that answer. */
  readonly rows: number;
  readonly words: Words | undefined;
  /** Business date. */
  readonly today: string;
  /** Whether the slot's rows lie in the order of their standing. */
  readonly ordered: boolean;
  readonly plan: Plan;
  /** Looks at some of the slot's rows only, for estimates. */
  readonly sample?: Sample;
  /** Looks for words only among the positions from the first to before the second. */
  readonly stretch?: { readonly from: number; readonly to: number };
  /** Looks for words only in so many rows along the index of the sort. */
  readonly walk?: number;
}

/** Every so many chunks, and every so many rows of these. */
export interface Sample {
  readonly chunks: number;
  readonly rows: number;
}

/** A place in the order of a sort. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}
