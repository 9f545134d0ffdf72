import { isOfSide, type LedgerPosting, type SideEntry } from '@elenco/core/finance';

export type Posting = Pick<
  LedgerPosting,
  | 'id'
  | 'transactionId'
  | 'kind'
  | 'account'
  | 'contractId'
  | 'amountCents'
  | 'currency'
  | 'bookedOn'
  | 'createdAt'
>;

type Amounts = Readonly<Partial<Record<Posting['account'], number>>>;

/** A ledger transaction, with the postings that one side may read. Debits are positive. */
export interface Transaction
  extends Pick<Posting, 'id' | 'contractId' | 'currency' | 'bookedOn' | 'createdAt'> {
  readonly kind: SideEntry;
  /** Sum of the postings per account. */
  readonly moved: Amounts;
  /** Balance of each account after the transaction, in its currency. */
  readonly after: Amounts;
}

/**
 * Groups the postings of one side into transactions, ordered by booking date, oldest first. All statements
 * are derived from the result.
 */
export function transactionsOf(postings: readonly Posting[]): Transaction[] {
  const rowsOf = new Map<number, Posting[]>();
  for (const row of postings.toSorted((a, b) => byBookingDate(a, b) || a.id - b.id)) {
    rowsOf.set(row.transactionId, [...(rowsOf.get(row.transactionId) ?? []), row]);
  }
  const balances = new Map<string, Amounts>();
  return [...rowsOf.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first || !isOfSide(first)) return [];
    const { transactionId: id, kind, contractId, currency, bookedOn, createdAt } = first;
    const after = rows.reduce(add, balances.get(currency) ?? {});
    balances.set(currency, after);
    return [{ id, kind, contractId, currency, bookedOn, createdAt, moved: rows.reduce(add, {}), after }];
  });
}

/**
 * Compares by booking date, then by time of posting. A payment booked yesterday precedes one booked today,
 * even if it was posted later.
 */
const byBookingDate = (
  a: Pick<Posting, 'bookedOn' | 'createdAt'>,
  b: Pick<Posting, 'bookedOn' | 'createdAt'>,
): number => a.bookedOn.localeCompare(b.bookedOn) || a.createdAt.localeCompare(b.createdAt);

const add = (to: Amounts, { account, amountCents }: Posting): Amounts => ({
  ...to,
  [account]: (to[account] ?? 0) + amountCents,
});
