import { isOwnRepayment } from '@elenco/core/finance';
import { type Posting, transactionsOf } from '../../money/transactions';

/**
 * Returns the postings on the creator's own account, newest first: credits add, payments subtract, each with
 * the balance after it in its currency. The ledger's debits are positive. A repayment from own money is an amount
 * that leaves the balance as it is.
 */
export function balances(postings: readonly Posting[]) {
  return transactionsOf(postings)
    .map(({ moved, after, ...transaction }) => ({
      ...transaction,
      amountCents: isOwnRepayment({ ...transaction, account: 'recoverable' })
        ? (moved.recoverable ?? 0)
        : 0 - (moved.payable ?? 0),
      balanceCents: 0 - (after.payable ?? 0),
    }))
    .reverse();
}
