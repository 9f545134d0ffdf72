/** Position of a comment that is being written; points are in ten thousandths of the picture. */
export interface Spot {
  readonly at?: string;
  readonly x?: number;
  readonly y?: number;
}

export const PARTS = 10_000;
