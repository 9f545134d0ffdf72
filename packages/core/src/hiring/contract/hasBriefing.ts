/** True if a row belongs to a hiring: contracts created by creators (Elenco Pay) have no briefing. */
export const hasBriefing = <R extends { readonly briefingId: number | null }>(
  row: R,
): row is R & { readonly briefingId: number } => row.briefingId !== null;
