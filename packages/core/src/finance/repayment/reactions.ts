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

// Locked, so that two payouts at once do not deduct the same debt.
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
  // A payout that is deducted in full counts as paid today, with today's taxes.
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
 * Deducts a creator's debts from the next payout in the same currency, oldest first, up to the transferred
 * amount. If nothing is left to transfer, the payout is made without the bank.
 */
export const deductRepayments = defineReaction(payouts, 'process', { load, decide });

/** Deducts debts that arose between a failed transfer and its retry. */
export const deductFromRetry = defineReaction(payouts, 'retry', { load, decide });
