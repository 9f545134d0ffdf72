import { businessDate } from '@elenco/core/brazil';
import type { LedgerPosting } from '@elenco/core/payment';

type Posting = Pick<
  LedgerPosting,
  'id' | 'transactionId' | 'kind' | 'account' | 'contractId' | 'amountCents' | 'currency' | 'createdAt'
>;

/** One transaction of the ledger as a brand reads it. Amounts are minor units, never negative. */
export interface Entry {
  readonly id: number;
  readonly kind: LedgerPosting['kind'];
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

/**
 * A company's postings as entries, the oldest first, with what is due and what is held after each in its
 * currency. The ledger's debits are positive, so what we hold for others is negative there and turned round.
 */
export function entriesOf(postings: readonly Posting[]): Entry[] {
  const after = new Map<string, { due: number; held: number }>();
  const transactions = new Map<number, Posting[]>();
  for (const row of postings.toSorted(inTime)) {
    transactions.set(row.transactionId, [...(transactions.get(row.transactionId) ?? []), row]);
  }
  return [...transactions.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const due = total(rows, 'receivable');
    const kept = 0 - total(rows, 'held');
    const before = after.get(first.currency) ?? { due: 0, held: 0 };
    const now = { due: before.due + due, held: before.held + kept };
    after.set(first.currency, now);
    const { transactionId: id, kind, contractId, currency, createdAt } = first;
    return [
      {
        ...{ id, kind, contractId, currency, on: businessDate(createdAt) },
        amountCents: Math.abs(due === 0 ? kept : due),
        keptCents: kept,
        dueCents: now.due,
        heldCents: now.held,
      },
    ];
  });
}

const inTime = (a: Posting, b: Posting) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id;

const total = (rows: readonly Posting[], account: Posting['account']) =>
  rows.reduce((sum, row) => (row.account === account ? sum + row.amountCents : sum), 0);

/** Where a month begins, for each currency that had moved before. @param month `YYYY-MM` */
export function openingsOf(entries: readonly Entry[], month: string): Entry[] {
  const before = entries.filter(({ on }) => on < month);
  return [...new Map(before.map((entry) => [entry.currency, entry])).values()];
}
