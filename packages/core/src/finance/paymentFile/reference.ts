/** Our own name of a payment, of at most 20 characters: a payout that failed goes again in another file. */
export const referenceOf = (payoutId: number, fileNumber: number): string => `${payoutId}-${fileNumber}`;

/** What a bank repeats of it; undefined for what is no name of ours. */
export function referenceIn(text: string): { payoutId: number; fileNumber: number } | undefined {
  const [, payout, file] = /^0*(\d{1,9})-(\d{1,6})$/.exec(text.trim()) ?? [];
  return payout && file ? { payoutId: Number(payout), fileNumber: Number(file) } : undefined;
}
