import type { LedgerPosting } from '@elenco/core/payment';

type Posting = Pick<LedgerPosting, 'id' | 'kind' | 'contractId' | 'amountCents' | 'currency' | 'createdAt'>;

/**
 * The postings on the creator's own account as the creator reads them, the newest first: what became owed adds,
 * what was paid takes away, each with the balance after it in its currency. The ledger's debits are positive.
 */
export function balances(postings: readonly Posting[]) {
  const held = new Map<string, number>();
  return [...postings]
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id)
    .map(({ id, kind, contractId, amountCents, currency, createdAt }) => {
      const balanceCents = (held.get(currency) ?? 0) - amountCents;
      held.set(currency, balanceCents);
      return { id, kind, contractId, amountCents: 0 - amountCents, balanceCents, currency, createdAt };
    })
    .reverse();
}
