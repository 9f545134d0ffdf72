import type { CardPayment } from './cardPayments';

/**
 * Returns the amount of a card payment that was taken back or returned, as the company sees it. `disputed`:
 * the card's bank holds it. `lost`: the bank took it permanently. `going`: a refund that the provider has not
 * confirmed. `gone`: a confirmed refund. Minor units; null if nothing was taken back or returned.
 */
export function moneyBackOf({
  status,
  disputedCents,
  refundCents,
  refundedCents,
}: Pick<CardPayment, 'status' | 'disputedCents' | 'refundCents' | 'refundedCents'>): {
  readonly code: 'disputed' | 'lost' | 'going' | 'gone';
  readonly cents: number;
} | null {
  if (status === 'disputed' || status === 'lost') return { code: status, cents: disputedCents };
  if (refundCents > refundedCents) return { code: 'going', cents: refundCents - refundedCents };
  return refundedCents > 0 ? { code: 'gone', cents: refundedCents } : null;
}
