/** Formats lists in a language. If an item contains the word for "and", separates the items by semicolons. */
export function listIn(tag: string) {
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
