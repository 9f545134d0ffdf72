import { owedToCreator } from '@elenco/core/finance';
import { type Posting, transactionsOf } from '../../money/transactions';

/**
 * Returns the entries of the creator's account, newest first. Each has its change of `owedToCreator` and the
 * balance after it, in its currency. Leaves out deductions from payouts, which only move a demanded repayment
 * between accounts.
 */
export function balances(postings: readonly Posting[]) {
  return transactionsOf(postings)
    .map(({ moved, after, ...transaction }) => ({
      ...transaction,
      amountCents: owedToCreator(moved),
      balanceCents: owedToCreator(after),
    }))
    .filter(({ amountCents }) => amountCents !== 0)
    .reverse();
}
