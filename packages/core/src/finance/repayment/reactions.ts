import { businessDate } from '@elenco/brazil';
import { emit, type Find, moveTo, post, sum, update } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import {
  correctTaxes,
  loadTaxSources,
  type Payout,
  payouts,
  repaymentDeducted,
  type TaxSources,
  taxedWhenPaid,
  taxFields,
  transferOf,
} from '../payment';
import { type Repayment, remainingOf, repayments } from './repayment';
import { takeIn } from './takeIn';

// Locked: two payouts at once do not take the same debt.
const load = async (find: Find<Actor>, payout: Payout) => {
  const { creatorId, currency } = payout;
  const debts = await find.lockMany(repayments, { creatorId, currency, status: 'open' });
  return { debts, taxes: debts.length > 0 ? await loadTaxSources(find, [payout]) : null };
};

function decide({
  row,
  rows: { debts, taxes },
  now,
}: {
  readonly row: Payout;
  readonly rows: { readonly debts: readonly Repayment[]; readonly taxes: TaxSources | null };
  readonly now: string;
}) {
  const today = businessDate(now);
  // What all goes to debts is paid today, whenever it was due: with the taxes of today.
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
  if (taken.length === 0) return [];
  const { id, companyId, creatorId, briefingId, netCents } = payout;
  return [
    ...correctTaxes(row, payout),
    update(payouts, id, { ...taxFields(payout), deductedCents: netCents - left }),
    ...taken.flatMap(({ debt, cents }) => [post(repaymentDeducted(debt, cents)), ...takeIn(debt, cents)]),
    ...(left === 0
      ? [
          moveTo(payouts, id, 'offset', {
            patch: { madeOn: today, firstMadeOn: payout.firstMadeOn ?? today },
          }),
        ]
      : []),
    emit({ kind: 'payouts.deduct', resource: payouts.name, rowId: id, companyId, creatorId, briefingId }),
  ];
}

/**
 * What a creator owes back is taken from the next payout in the same currency, the oldest first, never more than arrives.
 * A payout of which nothing is left is made without the bank.
 */
export const deductRepayments = defineReaction(payouts, 'process', { load, decide });

/** What came due between a transfer that failed and its next try is deducted too. */
export const deductFromRetry = defineReaction(payouts, 'retry', { load, decide });
