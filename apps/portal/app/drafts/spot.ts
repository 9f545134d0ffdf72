/** Where in a draft a comment is about, as it is being written: parts of the picture in ten thousandths. */
export interface Spot {
  readonly at?: string;
  readonly x?: number;
  readonly y?: number;
}

export const PARTS = 10_000;
