/**
 * Path of the comparison of two creators: the one to keep and the one to merge. Unless the user chose the sides,
 * the comparison swaps them if only the other way can be merged.
 */
export const compareAt = (kept: number, merged: number, by?: 'user'): string =>
  `/doubles/compare?kept=${kept}&merged=${merged}${by ? '&chosen=1' : ''}`;
