/**
 * Returns the reference of a payment, at most 20 characters. A failed payout is sent again in another file.
 */
export const referenceOf = (payoutId: number, fileNumber: number): string => `${payoutId}-${fileNumber}`;

/** Parses a reference returned by a bank; undefined if it is not one of the platform. */
export function referenceIn(text: string): { payoutId: number; fileNumber: number } | undefined {
  const [, payout, file] = /^0*(\d{1,9})-(\d{1,6})$/.exec(text.trim()) ?? [];
  return payout && file ? { payoutId: Number(payout), fileNumber: Number(file) } : undefined;
}
