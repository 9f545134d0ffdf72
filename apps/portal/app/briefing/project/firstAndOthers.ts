/** Rows shown of a long list; what follows the list stays within reach on a phone. */
const SHOWN = 12;

/** Splits a list, most urgent first, into the rows that are shown and those that are folded; never folds one alone. */
export const firstAndOthers = <R>(rows: readonly R[]): readonly [readonly R[], readonly R[]] =>
  rows.length <= SHOWN + 1 ? [rows, []] : [rows.slice(0, SHOWN), rows.slice(SHOWN)];
