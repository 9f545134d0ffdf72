import { businessDate } from '@elenco/brazil';
import type { LedgerPosting, SideEntry } from '@elenco/core/payment';
import { type Posting, transactionsOf } from './transactions';

/** One transaction of the ledger as a brand reads it. Amounts are minor units, never negative. */
export interface Entry {
  readonly id: number;
  readonly kind: SideEntry;
  readonly contractId: number | null;
  readonly currency: LedgerPosting['currency'];
  /** Business date. */
  readonly on: string;
  readonly amountCents: number;
  /** What became held by it, negative where it left what was held. */
  readonly keptCents: number;
  /** Charged and not paid, after it. */
  readonly dueCents: number;
  /** Paid and held, after it. */
  readonly heldCents: number;
}

/** Accounts of which a brand sees the course: what it owes, what is held for creators, what goes back to it. */
export const statementAccounts = ['receivable', 'held', 'refunds'] as const;

/**
 * A company's postings as entries, the oldest first, with what is due and what is held after each in its
 * currency. The ledger's debits are positive, so what we hold for others is negative there and turned round.
 */
export function entriesOf(postings: readonly Posting[]): Entry[] {
  return transactionsOf(postings).map(({ moved, after, createdAt, ...transaction }) => {
    const due = moved.receivable ?? 0;
    const kept = 0 - (moved.held ?? 0);
    return {
      ...transaction,
      on: businessDate(createdAt),
      amountCents: Math.abs(due || (moved.refunds ?? 0) || kept),
      keptCents: kept,
      dueCents: after.receivable ?? 0,
      heldCents: 0 - (after.held ?? 0),
    };
  });
}

/** Where a month begins, for each currency that had moved before. @param month `YYYY-MM` */
export function openingsOf(entries: readonly Entry[], month: string): Entry[] {
  const before = entries.filter(({ on }) => on < month);
  return [...new Map(before.map((entry) => [entry.currency, entry])).values()];
}
