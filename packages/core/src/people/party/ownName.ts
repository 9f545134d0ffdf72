const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // `D'Ávila` and `D Ávila` are what banks write as `DAVILA`.
    .replace(/\b([dlo])['’‘ʼ`´]\s*(?=\p{L})/gu, '$1')
    .replace(/\bd\s+(?=[aeiou])/g, 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * True if two names can be of one person: ignoring accents and case, they start with the same word, and all
 * words of the shorter one, at least two, are in the other. `Caio Lemos` matches `CAIO HENRIQUE LEMOS`; a
 * single name only matches itself.
 */
export function isSamePersonsName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (short.length === 0 || short[0] !== long[0]) return false;
  return long.length === 1 || (short.length > 1 && short.every((word) => long.includes(word)));
}
