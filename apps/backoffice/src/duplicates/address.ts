/** Path of the comparison of two creators: the one to keep and the one to merge. */
export const compareAt = (kept: number, merged: number): string =>
  `/doubles/compare?kept=${kept}&merged=${merged}`;
