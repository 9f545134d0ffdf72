/** Number of background colors for portraits: `disc` in the tokens. */
export const DISC_COUNT = 8;

/**
 * Returns the index of the background color for an id. Consecutive ids get different colors; 5 and 8 are
 * coprime, so all eight colors are used.
 */
export function discOf(id: number): number {
  return ((id * 5) % DISC_COUNT) + 1;
}
