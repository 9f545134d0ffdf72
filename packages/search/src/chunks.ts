/** Rows of a bitmap: as many bits as fill one page of PostgreSQL. */
export const CHUNK = 64_000;

/** Bitmaps of words 1 and 2 are of the masks' bits; those of these words are of places. */
export const locationColumns = { 3: 'country', 4: 'state', 5: 'city', 6: 'audience_country' } as const;
export type LocationWord = keyof typeof locationColumns;
