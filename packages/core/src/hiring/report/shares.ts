/**
 * Splits whole minor units by weights so that the shares add up to the total. Each share is rounded down, and
 * the first shares get one unit of the remainder each. If all weights are zero, the shares are equal.
 */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const all = weights.reduce((sum, one) => sum + BigInt(one), 0n);
  const parts = weights.map((one) =>
    Number(all === 0n ? BigInt(whole) / BigInt(weights.length) : (BigInt(whole) * BigInt(one)) / all),
  );
  let left = whole - parts.reduce((sum, one) => sum + one, 0);
  return parts.map((part) => (left-- > 0 ? part + 1 : part));
}
