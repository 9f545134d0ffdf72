/** Rows per bitmap: the bits that fit into one page of PostgreSQL. */
export const CHUNK = 64_000;

/** Place column for each bitmap word that contains places. The other bitmap words contain masks. */
export const locationColumns = {
  3: 'country',
  4: 'state',
  5: 'city',
  6: 'audience_country',
  7: 'audience_city',
} as const;
export type LocationWord = keyof typeof locationColumns;
