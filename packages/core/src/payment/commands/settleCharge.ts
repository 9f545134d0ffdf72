import { businessDate } from '@elenco/brazil';
import { cents, refuse } from '../../kit';
import { date, defineMove } from '../../party';
import { instalments } from '../instalment';
import { chargeLines, charges } from '../resource';
import { charge } from '../schema';
import { amountsDue, settle } from '../settlement';

/**
 * Finance found a brand's payment on the bank account. It has to be exactly what was charged, or that with the fine and
 * interest of the day.
 * Refuses `amount_differs` (params `expectedCents`, `currency`), `date_in_future` and `date_before_charge`.
 */
export const settleCharge = defineMove(charges, 'settle', {
  notWhileImpersonating: true,
  fields: { paidOn: date, paidBy: charge.shape.paidBy.unwrap().exclude(['card']), amountCents: cents },
  also: async (find, { id }) => ({
    lines: await find.many(chargeLines, { chargeId: id }),
    instalments: await find.many(instalments, { chargeId: id }),
  }),
  decide({ row, also: { lines, instalments: parts }, input: { paidOn, paidBy, amountCents }, now }) {
    if (paidOn > businessDate(now)) return refuse('date_in_future', '/paidOn');
    if (paidOn < businessDate(row.createdAt)) return refuse('date_before_charge', '/paidOn');
    const settled = { charge: row, lines, instalment: parts[0] };
    const due = amountsDue(settled, paidOn);
    if (!due.includes(amountCents)) {
      const { currency } = row;
      return refuse('amount_differs', '/amountCents', { expectedCents: due[0] ?? 0, currency });
    }
    return settle(settled, { paidOn, paidBy, amountCents });
  },
});
