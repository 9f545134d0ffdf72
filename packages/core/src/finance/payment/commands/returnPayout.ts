import { businessDate } from '@elenco/brazil';
import { post, refuse } from '../../../kit';
import { date, defineMove, paragraph } from '../../../people';
import { payoutReturned } from '../entries';
import { unprepared } from '../preparation';
import { payouts } from '../resource';
import { transferOf } from '../transfer';

/**
 * Finance found the money of a payout on the account again. It is owed as before, and goes again by two people.
 * Refuses `date_in_future`, `date_before_payment`, and `move_not_possible` where nothing was transferred.
 */
export const returnPayout = defineMove(payouts, 'return', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000), returnedOn: date },
  also: async () => null,
  decide({ row, input: { returnedOn }, now }) {
    // All of it was deducted for a repayment: nothing went through the bank.
    if (transferOf(row) === 0) return refuse('move_not_possible', '', { status: row.status });
    if (returnedOn > businessDate(now)) return refuse('date_in_future', '/returnedOn');
    if (row.madeOn !== null && returnedOn < row.madeOn) return refuse('date_before_payment', '/returnedOn');
    return {
      patch: { ...unprepared, madeOn: null, proof: '' },
      and: [post(payoutReturned(row), returnedOn)],
    };
  },
});
