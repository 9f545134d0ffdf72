/** Formats lists in a language; separates items that contain its "and" by semicolons. */
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
