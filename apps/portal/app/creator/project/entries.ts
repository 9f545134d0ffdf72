import {
  isOfSide,
  isOwnRepayment,
  type LedgerPosting,
  type Payout,
  type SideEntry,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';

/** An entry of a project's statement. Debits are positive. */
export interface ProjectEntry extends Pick<LedgerPosting, 'id' | 'amountCents' | 'createdAt'> {
  readonly kind: SideEntry;
}

interface Facts {
  /** Payouts of the contract. */
  readonly payouts: readonly Pick<Payout, 'id' | 'deductedCents' | 'statusSince'>[];
  readonly steps: readonly {
    readonly resource: string;
    readonly rowId: number;
    readonly move: string;
    readonly at: string;
  }[];
}

/**
 * Returns the entries of a contract: those that add up to the amount paid for it, and the creator's
 * repayments. The ledger books a deducted repayment on the contract that is repaid. It is left out of that
 * contract's entries and added to those of the contract whose payout it reduced.
 */
export function entriesOf(
  postings: readonly Pick<LedgerPosting, 'id' | 'account' | 'kind' | 'amountCents' | 'createdAt'>[],
  { payouts, steps }: Facts,
): ProjectEntry[] {
  const booked = postings
    .filter(isOfSide)
    .filter(({ account, kind }) => account === 'payable' && kind !== 'repayment_deducted');
  // The ledger books a creator's repayment as a credit; in the creator's statement it is a payment.
  const paidBack = postings
    .filter(isOfSide)
    .filter(isOwnRepayment)
    .map((row) => ({ ...row, amountCents: 0 - row.amountCents }));
  const setOff = payouts
    .filter(({ deductedCents }) => deductedCents > 0)
    .map(({ id, deductedCents, statusSince }): ProjectEntry => {
      const processed = steps.find(
        ({ resource, rowId, move }) => resource === 'payouts' && rowId === id && move === 'process',
      );
      return {
        id: -id,
        kind: 'repayment_deducted',
        amountCents: deductedCents,
        createdAt: processed?.at ?? statusSince,
      };
    });
  // A debt and its deduction can have the same time; the stable sort keeps the debt first.
  return [...booked, ...paidBack, ...setOff].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

const sumOf = (
  entries: readonly Pick<ProjectEntry, 'kind' | 'amountCents'>[],
  ...kinds: readonly SideEntry[]
) => sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents));

/** Adds up the amounts of a contract that the creator paid back by transfer, in cents. */
export const paidBackIn = (entries: readonly Pick<ProjectEntry, 'kind' | 'amountCents'>[]): number =>
  sumOf(entries, 'repayment_received');

/** What the creator keeps of a contract: received less paid back. The rows add up to `leftCents`. */
export interface Kept {
  readonly receivedCents: number;
  readonly repaid: readonly ProjectEntry[];
  readonly leftCents: number;
}

/**
 * Returns what the creator keeps of a contract after paying back a part by transfer; null if nothing was paid
 * back.
 */
export function keptIn(entries: readonly ProjectEntry[]): Kept | null {
  const repaid = entries.filter(isRepaid);
  if (repaid.length === 0) return null;
  const receivedCents = sumOf(entries, 'payout_made', 'payout_returned');
  return { receivedCents, repaid, leftCents: receivedCents - paidBackIn(entries) };
}

/**
 * True for a repayment by transfer, which changes what the creator keeps but not what is due to the creator.
 */
export const isRepaid = ({ kind }: Pick<ProjectEntry, 'kind'>): boolean => kind === 'repayment_received';
