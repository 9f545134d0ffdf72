import { withheldTaxes } from '@elenco/brazil';
import { z } from 'zod';
import { cents } from '../../kit';
import { count, date, id } from '../../people';
import { taxPayment } from './taxPayment';

const taxSum = z.object({
  /** First day of the month. */
  month: date,
  tax: z.enum(withheldTaxes),
  /** Municipality that receives the service tax; null for federal taxes. */
  municipality: z.string().nullable(),
  /** Amount withheld from payouts that were paid. */
  amountCents: cents,
  payoutCount: count,
  /** Amount expected for payouts that are being prepared, at the bank or failed. */
  expectedCents: cents,
  dueOn: date.nullable(),
  /** Code of the tax on its payment form. */
  code: z.string().nullable(),
  lawRef: z.string().nullable(),
});

/** A tax of a whole month, with the payments that finance recorded. */
const taxGuide = taxSum.extend({
  /** Sum of the payments. */
  paidCents: cents,
  payments: z.array(taxPayment.pick({ id: true, paidOn: true, bankReference: true, amountCents: true })),
});
export type TaxGuide = z.output<typeof taxGuide>;

/** Taxes by month of payment: withheld from paid payouts, and expected for other payouts. */
export const taxesReport = z.object({
  /** Sums of the payouts in the period. */
  rows: z.array(taxSum),
  /**
   * Taxes of whole months with their recorded payments: those of the months in the period, and those of earlier
   * months that are not paid.
   */
  guides: z.array(taxGuide),
  /** The same taxes by payout, at most 10,000 lines. */
  lines: z.array(
    z.object({
      payoutId: id,
      creatorId: id,
      creatorName: z.string(),
      tax: z.enum(withheldTaxes),
      /** Day of the first payment, which determines the taxes; the expected day if there was no payment. */
      on: date,
      /** True if the tax was withheld because the payout was paid, even if the bank returned it later. */
      made: z.boolean(),
      grossCents: cents,
      amountCents: cents,
    }),
  ),
});
export type TaxesReport = z.output<typeof taxesReport>;
