import { accountsIn } from '../accounts';
import { credit, debit, moved, type Recorded } from '../recorded';
import type { Payout } from '../schema';

/*
 * What a creator pays back of what was paid out: here all of 3 290.00 for the company, with our fee. 1 000.00 are deducted from
 * the next payout, the rest comes in; what is waived is asked for no more. Where the company's bank has taken its payment
 * back from us, the money is ours: `claims` in place of `refunds`.
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

/** It is asked of the creator; our fee goes back to the company in any case. */
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
    postings: moved([
      debit(recoverable(creatorId), amountCents),
      credit(unrecovered(companyId), amountCents),
      debit(fee, feeCents),
      credit(refunds(companyId), feeCents),
    ]),
  };
}

/** A part of it is in: kept of what the creator is owed otherwise, out of suspense, or seen on the account. */
function repaid(
  kind: 'repayment_deducted' | 'repayment_received',
  from: 'payable' | 'cash' | 'suspense',
  { id, companyId, creatorId, currency, toward }: Repaid,
  cents: number,
): Recorded {
  const accounts = accountsIn(currency);
  const { recoverable, unrecovered, payable, refunds, claims } = accounts;
  const whose = toward === 'company' ? refunds : claims;
  return {
    kind,
    resource: 'repayments',
    rowId: id,
    postings: [
      debit(from === 'payable' ? payable(creatorId) : accounts[from], cents),
      credit(recoverable(creatorId), cents),
      debit(unrecovered(companyId), cents),
      credit(whose(companyId), cents),
    ],
  };
}

/** It is kept of a payout. */
export const repaymentDeducted = (row: Repaid, cents: number): Recorded =>
  repaid('repayment_deducted', 'payable', row, cents);

/** The creator paid it. */
export const repaymentReceived = (row: Repaid, cents: number, from: 'cash' | 'suspense'): Recorded =>
  repaid('repayment_received', from, row, cents);

/** The rest is asked for no more. */
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
