/**
 * Returns the path of the comparison of two creators: the one to keep and the one to merge. If only the
 * opposite merge is possible, the comparison swaps the two, unless the user has chosen the sides.
 */
export const compareAt = (kept: number, merged: number, by?: 'user'): string =>
  `/doubles/compare?kept=${kept}&merged=${merged}${by ? '&chosen=1' : ''}`;
