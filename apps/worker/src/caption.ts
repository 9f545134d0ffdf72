/**
 * Shortens a network's caption, without NUL, which a database cannot store, and without half a character at
 * its end. `most` in UTF-16 units, as limits are counted.
 */
export const shortened = (caption: string, most: number): string =>
  caption
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');
