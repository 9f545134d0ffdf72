/**
 * Returns a formatter of lists in a language. The formatter separates the items by semicolons if an item
 * contains the word for "and".
 */
export function createListFormatter(tag: string) {
  const plain = new Intl.ListFormat(tag);
  const and = plain
    .formatToParts(['', ''])
    .map(({ value }) => value)
    .join('');
  return {
    format: (items: readonly string[]) =>
      items.length > 1 && items.some((item) => item.includes(and)) ? items.join('; ') : plain.format(items),
  };
}
