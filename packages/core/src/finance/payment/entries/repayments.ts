import { accountsIn } from '../accounts';
import { credit, debit, type Recorded, withoutZeroPostings } from '../recorded';
import type { Payout } from '../schema';

/*
 * A creator pays back a payout, here all of 3 290.00. The company gets this amount and the platform's fee.
 * Of the 3 290.00, 1 000.00 are deducted from the next payout, and the rest is received or waived. If the
 * company's bank took back its payment, the money belongs to the platform: `claims` instead of `refunds`.
 *
 *                      recoverable  unrecovered    payable  suspense      fee    refunds
 *   repayment_demanded   +3 290.00    −3 290.00                       +600.00    −600.00
 *   repayment_deducted   −1 000.00    +1 000.00  +1 000.00                     −1 000.00
 *   repayment_received   −2 000.00    +2 000.00            +2 000.00           −2 000.00
 *   repayment_waived       −290.00      +290.00
 */

interface Repaid extends Pick<Payout, 'id' | 'companyId' | 'creatorId' | 'currency'> {
  readonly toward: 'company' | 'platform';
}

/** Posts that a creator must pay back. The fee is refunded to the company in any case. */
export function repaymentDemanded({
  id,
  companyId,
  creatorId,
  currency,
  amountCents,
  feeCents,
}: Repaid & { readonly amountCents: number; readonly feeCents: number }): Recorded {
  const { recoverable, unrecovered, fee, refunds } = accountsIn(currency);
  return {
    kind: 'repayment_demanded',
    resource: 'repayments',
    rowId: id,
    postings: withoutZeroPostings([
      debit(recoverable(creatorId), amountCents),
      credit(unrecovered(companyId), amountCents),
      debit(fee, feeCents),
      credit(refunds(companyId), feeCents),
    ]),
  };
}

/**
 * Posts a partial repayment: deducted from a payout, taken from suspense, or received in the bank account.
 */
function repaid(
  kind: 'repayment_deducted' | 'repayment_received',
  from: 'payable' | 'cash' | 'suspense',
  { id, companyId, creatorId, currency, toward }: Repaid,
  cents: number,
): Recorded {
  const accounts = accountsIn(currency);
  const { recoverable, unrecovered, payable, refunds, claims } = accounts;
  const account = toward === 'company' ? refunds : claims;
  return {
    kind,
    resource: 'repayments',
    rowId: id,
    postings: [
      debit(from === 'payable' ? payable(creatorId) : accounts[from], cents),
      credit(recoverable(creatorId), cents),
      debit(unrecovered(companyId), cents),
      credit(account(companyId), cents),
    ],
  };
}

/** Posts a repayment that was deducted from a payout. */
export const repaymentDeducted = (row: Repaid, cents: number): Recorded =>
  repaid('repayment_deducted', 'payable', row, cents);

/** Posts a repayment that the creator made. */
export const repaymentReceived = (row: Repaid, cents: number, from: 'cash' | 'suspense'): Recorded =>
  repaid('repayment_received', from, row, cents);

/** Posts that the rest of a repayment is waived. */
export function repaymentWaived({
  id,
  companyId,
  creatorId,
  currency,
  cents,
}: Omit<Repaid, 'toward'> & { readonly cents: number }): Recorded {
  const { recoverable, unrecovered } = accountsIn(currency);
  return {
    kind: 'repayment_waived',
    resource: 'repayments',
    rowId: id,
    postings: [debit(unrecovered(companyId), cents), credit(recoverable(creatorId), cents)],
  };
}
