const LONGEST_NAME = 14;

/**
 * Returns the first name, reduced to the characters that a promo code allows: `Cecília Prado` is `CECILIA`.
 */
const codeName = (name: string): string =>
  (name.trim().split(/\s+/)[0] ?? '')
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST_NAME) || 'CREATOR';

/**
 * Returns one promo code for each name: the prefix, then the first name. Adds a number if a code is taken.
 */
export function promoCodesFor(names: readonly string[], prefix: string, taken: readonly string[]): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const wanted = `${prefix}${codeName(name)}`.padEnd(3, '0');
    let code = wanted;
    for (let n = 2; used.has(code); n++) code = `${wanted}${n}`;
    used.add(code);
    return code;
  });
}
