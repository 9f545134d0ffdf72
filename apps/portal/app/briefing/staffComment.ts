/** Moves of a briefing with which staff send the brand a comment. */
type CommentedMove = 'sendBack' | 'release';

/** Returns the comment of the latest such move in a briefing's history; undefined if it has none. */
export const staffComment = (
  steps: readonly { readonly move: string; readonly comment: string | null }[],
  wanted: CommentedMove,
): string | undefined => steps.findLast(({ move }) => move === wanted)?.comment ?? undefined;
