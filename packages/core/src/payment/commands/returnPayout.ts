import { businessDate } from '../../brazil';
import { post, refuse } from '../../kit';
import { date, defineMove, paragraph } from '../../party';
import { payoutReturned } from '../entries';
import { unprepared } from '../preparation';
import { payouts } from '../resource';

/**
 * Finance found the money of a payout on the account again. It is owed as before, and goes again by two people.
 * Refuses `date_in_future`, `date_before_payment`.
 */
export const returnPayout = defineMove(payouts, 'return', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000), returnedOn: date },
  also: async () => null,
  decide({ row, input: { returnedOn }, now }) {
    if (returnedOn > businessDate(now)) return refuse('date_in_future', '/returnedOn');
    if (row.madeOn !== null && returnedOn < row.madeOn) return refuse('date_before_payment', '/returnedOn');
    return {
      patch: { ...unprepared, madeOn: null, proof: '' },
      and: [post(payoutReturned(row), returnedOn)],
    };
  },
});
