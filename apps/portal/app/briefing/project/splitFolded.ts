/** Number of visible rows of a long list. On a phone, the content below the list stays within reach. */
const SHOWN = 12;

/** Splits a list, most urgent first, into visible and folded rows. A single row is never folded. */
export const splitFolded = <R>(rows: readonly R[]): readonly [readonly R[], readonly R[]] =>
  rows.length <= SHOWN + 1 ? [rows, []] : [rows.slice(0, SHOWN), rows.slice(SHOWN)];
