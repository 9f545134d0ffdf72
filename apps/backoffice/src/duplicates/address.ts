/**
 * Returns the path that compares two creators: the one to keep and the one to merge into it. If only the
 * opposite merge is possible, the page swaps the two, unless the user has chosen the sides.
 */
export const comparePath = (kept: number, merged: number, by?: 'user'): string =>
  `/doubles/compare?kept=${kept}&merged=${merged}${by ? '&chosen=1' : ''}`;
