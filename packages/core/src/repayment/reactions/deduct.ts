import { businessDate } from '../../brazil';
import { emit, type Find, moveTo, post, update } from '../../kit';
import { type Actor, defineReaction } from '../../party';
import { type Payout, payouts, repaymentDeducted, transferOf } from '../../payment';
import { repayments } from '../resource';
import { type Repayment, remainingOf } from '../schema';
import { takeIn } from '../takeIn';

// Locked: two payouts at once do not take the same debt.
const load = (find: Find<Actor>, { creatorId, currency }: Payout) =>
  find.lockMany(repayments, { creatorId, currency, status: 'open' });

function decide({
  row: payout,
  rows,
  now,
}: {
  readonly row: Payout;
  readonly rows: readonly Repayment[];
  readonly now: string;
}) {
  let left = transferOf(payout);
  const taken = rows
    .toSorted((one, other) => one.id - other.id)
    .flatMap((row) => {
      const cents = Math.min(left, remainingOf(row));
      left -= cents;
      return cents > 0 ? [{ row, cents }] : [];
    });
  if (taken.length === 0) return [];
  const { id, companyId, creatorId, briefingId, netCents } = payout;
  const today = businessDate(now);
  return [
    update(payouts, id, { deductedCents: netCents - left }),
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
}

/**
 * What a creator owes back is taken from the next payout in the same currency, the oldest first, never more than arrives.
 * A payout of which nothing is left is made without the bank.
 */
export const deductRepayments = defineReaction(payouts, 'process', { load, decide });

/** What came due between a transfer that failed and its next try is deducted too. */
export const deductFromRetry = defineReaction(payouts, 'retry', { load, decide });
