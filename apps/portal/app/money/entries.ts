import type { LedgerPosting, PaidLateFee, SideEntry } from '@elenco/core/finance';
import { byBookingDate, type Posting, type Transaction, transactionsOf } from './transactions';

/** One ledger transaction for a brand. Amounts are minor units, never negative. */
export interface Entry {
  readonly id: number;
  /** `part_released` and `late_fee_released` undo a partial payment, or the fine and interest of a payment. */
  readonly kind: SideEntry | 'part_released' | 'late_fee_kept' | 'late_fee_released';
  readonly contractId: number | null;
  readonly currency: LedgerPosting['currency'];
  /** Business date. */
  readonly on: string;
  readonly amountCents: number;
  /** Change of the held amount, negative for a release. */
  readonly keptCents: number;
  /** Charged and unpaid balance after it. */
  readonly dueCents: number;
  /** Paid and held balance after it. */
  readonly heldCents: number;
}

/** True for an entry that belongs to no project: a plan or another service of the platform. */
export const isOfElenco = ({
  contractId,
  title,
}: Pick<Entry, 'contractId'> & { readonly title: string }): boolean => contractId === null && title === '';

/** Accounts in a brand's statement: what it owes, what is held for creators, what is refunded to it. */
export const statementAccounts = ['receivable', 'held', 'refunds'] as const;

type Moving = Pick<Transaction, 'id' | 'contractId' | 'currency' | 'bookedOn' | 'createdAt' | 'moved'> &
  Pick<Entry, 'kind'>;

/**
 * A company's postings as entries, the oldest first, with what is due and what is held after each in its
 * currency. The ledger's debits are positive, so what we hold for others is negative there and turned round. Late fees change
 * neither, and follow the payment that they came with.
 */
export function entriesOf(postings: readonly Posting[], lateFees: readonly PaidLateFee[] = []): Entry[] {
  const balances = new Map<string, Pick<Entry, 'dueCents' | 'heldCents'>>();
  const rows = [...withPartsOnce(transactionsOf(postings)), ...lateFees.map(asMoving)];
  return rows.toSorted(byBookingDate).map(({ moved, bookedOn, createdAt: _, ...transaction }) => {
    const due = moved.receivable ?? 0;
    const kept = 0 - (moved.held ?? 0);
    const before = balances.get(transaction.currency) ?? { dueCents: 0, heldCents: 0 };
    const after = { dueCents: before.dueCents + due, heldCents: before.heldCents + kept };
    balances.set(transaction.currency, after);
    return {
      ...transaction,
      on: bookedOn,
      amountCents: Math.abs(moved.receivable ?? moved.refunds ?? moved.late_fees ?? kept),
      keptCents: kept,
      ...after,
    };
  });
}

const asMoving = ({ cents, ...row }: PaidLateFee): Moving => ({
  ...row,
  kind: cents > 0 ? 'late_fee_kept' : 'late_fee_released',
  moved: { late_fees: -cents },
});

/**
 * A paid charge is booked as a whole, and its parts are taken from the held account before; a reopened one
 * returns its remaining parts after. The brand has already seen each part, so both become one entry for the
 * rest.
 */
function withPartsOnce(transactions: readonly Transaction[]): Moving[] {
  const rows: Moving[] = transactions.map(({ after: _, ...row }) => row);
  const gone = new Set<Moving>();
  for (const [index, row] of rows.entries()) {
    if (row.kind !== 'part_kept') continue;
    const released = (row.moved.receivable ?? 0) > 0;
    const kind = released ? 'charge_paid' : 'charge_reopened';
    const others = released ? rows.slice(index + 1) : rows.slice(0, index).toReversed();
    let left = Math.abs(row.moved.receivable ?? 0);
    // The invoice of a project has an entry for each of its charges.
    for (const one of others) {
      if (left === 0 || one.createdAt !== row.createdAt) break;
      if (one.kind !== kind || one.currency !== row.currency) continue;
      const share = Math.min(left, Math.abs(one.moved.receivable ?? 0));
      const cents = released ? share : -share;
      const { receivable = 0, held = 0 } = one.moved;
      rows[rows.indexOf(one)] = {
        ...one,
        moved: { ...one.moved, receivable: receivable + cents, held: held + cents },
      };
      left -= share;
    }
    if (left === 0) gone.add(row);
    else if (released) rows[index] = { ...row, kind: 'part_released' };
  }
  return rows.filter((row) => !gone.has(row));
}

/** Returns the last entries before a month, one per currency. @param month `YYYY-MM` */
export function openingsOf(entries: readonly Entry[], month: string): Entry[] {
  const before = entries.filter(({ on }) => on < month);
  return [...new Map(before.map((entry) => [entry.currency, entry])).values()];
}
