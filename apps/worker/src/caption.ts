/**
 * Shortens a network's caption to `most` UTF-16 units. Removes NUL, which a database cannot store, and half a
 * character at the end.
 */
export const shortened = (caption: string, most: number): string =>
  caption
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '');
