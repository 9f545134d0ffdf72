const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Banks write `D'Ávila` and `D Ávila` as `DAVILA`.
    .replace(/\b([dlo])['’‘ʼ`´]\s*(?=\p{L})/gu, '$1')
    .replace(/\bd\s+(?=[aeiou])/g, 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * True if two names can belong to one person. Ignoring accents and case, they start with the same word, and
 * all words of the shorter name, at least two, are in the longer one. `Caio Lemos` matches `CAIO HENRIQUE
 * LEMOS`; a single name matches only itself.
 */
export function isSamePersonsName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (short.length === 0 || short[0] !== long[0]) return false;
  return long.length === 1 || (short.length > 1 && short.every((word) => long.includes(word)));
}

/**
 * True if an account holder is the creator or a user of the creator's account. The creator's form refuses an
 * individual's account otherwise, and finance is warned before it pays.
 * @param people the creator and the users of the creator's account
 */
export const isOwnHolder = (holder: string, people: readonly { readonly name: string }[]): boolean =>
  people.some(({ name }) => isSamePersonsName(name, holder));
