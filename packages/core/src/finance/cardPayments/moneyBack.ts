import type { CardPayment } from './cardPayments';

/**
 * Returns the money back on a card payment, as shown to the company: `disputed` while the card's bank holds
 * it, `lost` if the bank took it for good, `going` for a refund not yet confirmed by the provider, `gone` for
 * a confirmed one. Minor units; null if there is none.
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
