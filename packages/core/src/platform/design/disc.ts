/** How many discs there are for people to stand on: `disc` in the tokens. */
export const discs = 8;

/** Ids that follow each other get discs that differ; 5 has no factor in common with 8, so all eight are used. */
export function discOf(id: number): number {
  return ((id * 5) % discs) + 1;
}
