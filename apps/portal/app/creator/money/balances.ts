import { type Posting, transactionsOf } from '../../money/transactions';

/**
 * Returns the postings on the creator's own account, newest first: credits add, payments subtract, each with
 * the balance after it in its currency. The ledger's debits are positive.
 */
export function balances(postings: readonly Posting[]) {
  return transactionsOf(postings)
    .map(({ moved, after, ...transaction }) => ({
      ...transaction,
      amountCents: 0 - (moved.payable ?? 0),
      balanceCents: 0 - (after.payable ?? 0),
    }))
    .reverse();
}
