/** Largest ratio between the ends of a range that is still useful as a headline. */
const MAX_HEADLINE_RATIO = 3;

/** True if a range is too wide for a headline, which shows the median instead and the range below it. */
export const isWideRange = (low: number, high: number): boolean => high > low * MAX_HEADLINE_RATIO;

/** Returns the median; null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
