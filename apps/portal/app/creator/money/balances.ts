import { owedToCreator } from '@elenco/core/finance';
import { type Posting, transactionsOf } from '../../money/transactions';

/**
 * Returns the entries of the creator's account, newest first, each with what it changes of `owedToCreator` and
 * the balance after it, in its currency.
 * Leaves out a deduction from a payout, which only moves a demanded repayment from one account to the other.
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
