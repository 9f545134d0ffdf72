/** Number of background colors for portraits: `disc` in the tokens. */
export const discs = 8;

/**
 * Returns the background color for an id. Consecutive ids differ; 5 and 8 are coprime, so all eight are used.
 */
export function discOf(id: number): number {
  return ((id * 5) % discs) + 1;
}
