import type { CardPayment } from './provider';

/**
 * What went or goes back to the card after a payment, as the company is told of it: `disputed` while its bank holds the
 * money until it decides, `lost` where the bank has taken it for good, `going` of a refund that the provider has not
 * confirmed yet, `gone` of one that it has. Minor units; null where nothing does.
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
