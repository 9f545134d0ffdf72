/** Whether a row belongs to a hiring: what a creator's own contract (Elenco Pay) brings has no briefing. */
export const hasBriefing = <R extends { readonly briefingId: number | null }>(
  row: R,
): row is R & { readonly briefingId: number } => row.briefingId !== null;
