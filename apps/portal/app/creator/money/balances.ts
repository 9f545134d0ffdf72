import { type Posting, transactionsOf } from '../../money/transactions';

/**
 * The postings on the creator's own account as the creator reads them, the newest first: what became owed adds,
 * what was paid takes away, each with the balance after it in its currency. The ledger's debits are positive.
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
