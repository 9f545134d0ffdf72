/**
 * Returns the reference of a payment, at most 20 characters. It contains the file number, because a failed
 * payout is sent again in another file.
 */
export const referenceOf = (payoutId: number, fileNumber: number): string => `${payoutId}-${fileNumber}`;

/** Parses a reference that a bank returned; undefined if it is not ours. */
export function referenceIn(text: string): { payoutId: number; fileNumber: number } | undefined {
  const [, payout, file] = /^0*(\d{1,9})-(\d{1,6})$/.exec(text.trim()) ?? [];
  return payout && file ? { payoutId: Number(payout), fileNumber: Number(file) } : undefined;
}
