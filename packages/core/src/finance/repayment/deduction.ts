import { sum } from '../../kit';
import { type Payout, type TaxSources, taxedWhenPaid, transferOf } from '../payment';
import { type Repayment, remainingOf } from './repayment';

export interface DeductionSources {
  /** The creator's open repayments in the payout's currency. */
  readonly debts: readonly Repayment[];
  /** Data from which taxes are computed; null if the creator has no debts. */
  readonly taxes: TaxSources | null;
}

/** Returns which debts a payout pays, the oldest first, and the amount left to transfer. */
export function deductionFrom(row: Payout, { debts, taxes }: DeductionSources, today: string) {
  // A payout that is deducted in full counts as paid today, so today's taxes apply.
  const isPaidToday = sum(debts.map(remainingOf)) >= transferOf(row);
  const [payout = row] = isPaidToday && taxes ? taxedWhenPaid([row], today, taxes) : [];
  let left = transferOf(payout);
  const taken = debts
    .toSorted((one, other) => one.id - other.id)
    .flatMap((debt) => {
      const cents = Math.min(left, remainingOf(debt));
      left -= cents;
      return cents > 0 ? [{ debt, cents }] : [];
    });
  return { payout, taken, left };
}
