import { businessDate } from '../../brazil';
import { emit, moveTo, post, sum, update } from '../../kit';
import { defineReaction } from '../../party';
import { payouts, repaymentDeducted } from '../../payment';
import { repayments } from '../resource';
import { remainingOf } from '../schema';
import { takeIn } from '../takeIn';

/**
 * What a creator owes back is taken from the next payout in the same currency, the oldest first, never more than arrives.
 * A payout of which nothing is left is made without the bank.
 */
export const deductRepayments = defineReaction(payouts, 'process', {
  // What finance accepts locks all payouts of the creator before: two at once do not take the same debt.
  load: (find, { creatorId, currency }) => find.lockMany(repayments, { creatorId, currency, status: 'open' }),
  decide({ row: payout, rows, now }) {
    let left = payout.netCents;
    const taken = rows
      .toSorted((one, other) => one.id - other.id)
      .flatMap((row) => {
        const cents = Math.min(left, remainingOf(row));
        left -= cents;
        return cents > 0 ? [{ row, cents }] : [];
      });
    if (taken.length === 0) return [];
    const { id, companyId, creatorId, briefingId } = payout;
    const today = businessDate(now);
    const deductedCents = sum(taken.map(({ cents }) => cents));
    return [
      update(payouts, id, { deductedCents }),
      ...taken.flatMap(({ row, cents }) => [post(repaymentDeducted(row, cents)), ...takeIn(row, cents)]),
      ...(left === 0
        ? [
            moveTo(payouts, id, 'offset', {
              patch: { madeOn: today, firstMadeOn: payout.firstMadeOn ?? today },
            }),
          ]
        : []),
      emit({ kind: 'payouts.deduct', resource: payouts.name, rowId: id, companyId, creatorId, briefingId }),
    ];
  },
});
