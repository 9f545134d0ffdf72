import { type Repayment, refundOf, remainingOf, waivedOf } from '@elenco/core/finance';

/** Returns the repayments of a payout, with the amount that the brand receives. */
export const repaidOf = (payoutId: number, rows: readonly Repayment[]) =>
  rows
    .filter((row) => row.payoutId === payoutId)
    .map((row) => ({
      id: row.id,
      reason: row.reason,
      currency: row.currency,
      status: row.status,
      toward: row.toward,
      refundedOn: row.refundedOn,
      amountCents: row.amountCents,
      paidCents: row.paidCents,
      feeCents: row.feeCents,
      leftCents: remainingOf(row),
      waivedCents: waivedOf(row),
      refundCents: refundOf(row),
    }));
