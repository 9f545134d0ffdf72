/** Position of a comment in a draft, while it is being written: ten thousandths of the picture. */
export interface Spot {
  readonly at?: string;
  readonly x?: number;
  readonly y?: number;
}

export const PARTS = 10_000;
