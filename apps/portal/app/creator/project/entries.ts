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
  /** Those of the contract. */
  readonly payouts: readonly Pick<Payout, 'id' | 'deductedCents' | 'statusSince'>[];
  readonly steps: readonly {
    readonly resource: string;
    readonly rowId: number;
    readonly move: string;
    readonly at: string;
  }[];
}

/**
 * Returns the entries of a contract that add up to what was paid for it, and what the creator paid back. The
 * ledger books a repayment that is set off on the contract that it repays: there it is left out, and it is added
 * to the contract whose payout it reduced.
 */
export function entriesOf(
  postings: readonly Pick<LedgerPosting, 'id' | 'account' | 'kind' | 'amountCents' | 'createdAt'>[],
  { payouts, steps }: Facts,
): ProjectEntry[] {
  const booked = postings
    .filter(isOfSide)
    .filter(({ account, kind }) => account === 'payable' && kind !== 'repayment_deducted');
  // The ledger credits what the creator paid back; to the creator it is a payment.
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
  // Debts are booked before they are set off at the same moment.
  return [...booked, ...paidBack, ...setOff].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Returns what the creator has in the end of a contract from which something was paid back; else null. */
export function leftAfterRepayment(
  entries: readonly Pick<ProjectEntry, 'kind' | 'amountCents'>[],
): number | null {
  const of = (...kinds: readonly SideEntry[]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents));
  const repaidCents = of('repayment_received');
  return repaidCents > 0 ? of('payout_made', 'payout_returned') - repaidCents : null;
}
