import { businessDate } from '@elenco/brazil';
import { emit, type Find, moveTo, post, update } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { correctTaxes, loadTaxSources, type Payout, payouts, repaymentDeducted, taxFields } from '../payment';
import { creditRepayment } from './creditRepayment';
import { type DeductionSources, deductionFrom } from './deduction';
import { repayments } from './repayment';

// Locks the repayments, so that concurrent payouts do not deduct the same debt.
const load = async (find: Find<Actor>, payout: Payout) => {
  const { creatorId, currency } = payout;
  const debts = await find.lockMany(repayments, { creatorId, currency, status: 'open' });
  return { debts, taxes: debts.length > 0 ? await loadTaxSources(find, [payout]) : null };
};

interface Given {
  readonly row: Payout;
  readonly rows: DeductionSources;
  readonly now: string;
}

function decide({ row, rows, now }: Given) {
  const today = businessDate(now);
  const { payout, taken, left } = deductionFrom(row, rows, today);
  if (taken.length === 0) return [];
  const { id, companyId, creatorId, briefingId, netCents } = payout;
  return [
    ...correctTaxes(row, payout),
    update(payouts, id, { ...taxFields(payout), deductedCents: netCents - left }),
    ...taken.flatMap(({ debt, cents }) => [
      post(repaymentDeducted(debt, cents)),
      ...creditRepayment(debt, cents),
    ]),
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
 * Deducts a creator's debts from the next payout in the same currency, the oldest first, up to the
 * transferred amount. If no amount is left to transfer, the payout is marked as made without the bank.
 */
export const deductRepayments = defineReaction(payouts, 'process', { load, decide });

/** Deducts debts that arose between a failed transfer and its retry. */
export const deductFromRetry = defineReaction(payouts, 'retry', { load, decide });
