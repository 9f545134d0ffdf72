import { type Posting, transactionsOf } from '../../money/transactions';

/**
 * Returns the entries of the creator's account, newest first: amounts that became due to the creator, and
 * demanded repayments. Each has the balance after it, in its currency. The ledger's debits are positive.
 * Leaves out a deduction from a payout, which only moves a demanded repayment from one account to the other.
 */
export function balances(postings: readonly Posting[]) {
  return transactionsOf(postings)
    .map(({ moved, after, ...transaction }) => ({
      ...transaction,
      amountCents: 0 - ((moved.payable ?? 0) + (moved.recoverable ?? 0)),
      balanceCents: 0 - ((after.payable ?? 0) + (after.recoverable ?? 0)),
    }))
    .filter(({ amountCents }) => amountCents !== 0)
    .reverse();
}
