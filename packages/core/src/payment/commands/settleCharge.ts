import { businessDate } from '../../brazil';
import { cents, post, refuse } from '../../kit';
import { date, defineMove } from '../../party';
import { chargePaid } from '../entries';
import { chargeLines, charges } from '../resource';
import { charge } from '../schema';

/**
 * Finance found a brand's payment on the bank account. It has to be exactly what was charged.
 * Refuses `amount_differs` (params `expectedCents`, `currency`) and `date_in_future`.
 */
export const settleCharge = defineMove(charges, 'settle', {
  notWhileImpersonating: true,
  fields: { paidOn: date, paidBy: charge.shape.paidBy.unwrap(), amountCents: cents },
  also: async (find, { id }) => ({ lines: await find.many(chargeLines, { chargeId: id }) }),
  decide({ row, also, input: { paidOn, paidBy, amountCents }, now }) {
    if (amountCents !== row.amountCents) {
      const { currency } = row;
      return refuse('amount_differs', '/amountCents', { expectedCents: row.amountCents, currency });
    }
    if (paidOn > businessDate(now)) return refuse('date_in_future', '/paidOn');
    return { patch: { paidOn, paidBy }, and: [post(chargePaid(row, also.lines))] };
  },
});
