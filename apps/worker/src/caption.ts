/**
 * Returns a network's caption cut to `most` UTF-16 units. Removes NUL characters, because the database cannot
 * store them, and half of a surrogate pair at the end.
 */
export const truncateCaption = (caption: string, most: number): string =>
  caption
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');
