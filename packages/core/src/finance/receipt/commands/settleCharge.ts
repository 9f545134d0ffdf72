import { businessDate } from '@elenco/brazil';
import { cents, refuse } from '../../../kit';
import { date, defineMove, lineOrEmpty } from '../../../people';
import { settings } from '../../../platform';
import {
  amountsDue,
  charge,
  chargeLines,
  charges,
  instalments,
  lateRates,
  payDayRefusal,
  settle,
  waivedEvents,
} from '../../payment';
import { amountOf, extraEntries, requireWaiverReason, settlementInput, waivedCentsOf } from '../amount';
import { loadOwnReceipt, recordOwnReceipt } from '../ownReceipt';

/**
 * Records a payment that finance saw in the bank account. The amount must be due: with or without the fine
 * and interest of that day or of the second copy. Other amounts must be imported as receipts. `comment` is
 * the reason for waiving missing fine and interest. Refuses with `amount_differs` (params `expectedCents`,
 * `currency`), `date_in_future`, `date_before_charge`, and `waiver_reason_needed` (params `waivedCents`,
 * `currency`) at `/comment`.
 */
export const settleCharge = defineMove(charges, 'settle', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: {
    paidOn: date,
    paidBy: charge.shape.paidBy.unwrap().exclude(['card']),
    amountCents: cents,
    comment: lineOrEmpty(255).default(''),
  },
  also: async (find, row) => ({
    lines: await find.many(chargeLines, { chargeId: row.id }),
    instalments: await find.many(instalments, { chargeId: row.id }),
    settings: await find.many(settings, { key: [...lateRates] }),
    own: await loadOwnReceipt(find, row),
  }),
  decide({ row, also: { lines, instalments: parts, settings: rates, own }, input, now }) {
    const { paidOn, paidBy, amountCents, comment } = input;
    const badDay = payDayRefusal(row, paidOn, businessDate(now));
    if (badDay) return refuse(badDay, '/paidOn');
    const settled = { charge: row, lines, instalment: parts[0] };
    const came = amountOf(amountCents, settled, paidOn, rates);
    const { differenceCents, lateFeeCents } = came;
    if (differenceCents !== 0) {
      const [expectedCents = 0] = amountsDue(settled, paidOn);
      return refuse('amount_differs', '/amountCents', { expectedCents, currency: row.currency });
    }
    const waivedCents = waivedCentsOf(amountCents, settled, paidOn, rates);
    const unreasoned = requireWaiverReason(waivedCents, comment, row);
    if (unreasoned) return unreasoned;
    const { and, ...settling } = settle(settled, {
      paidOn,
      paidBy,
      ...settlementInput(came, settled, rates),
    });
    const [id = 0] = own.receiptIds;
    return {
      ...settling,
      and: [
        ...recordOwnReceipt(row, own, { paidOn, paidBy, amountCents, lateFeeCents }, now),
        ...and,
        ...waivedEvents(row, waivedCents, comment, parts[0]),
        ...extraEntries({ id, currency: row.currency }, { lateFeeCents, differenceCents }, paidOn, 'cash'),
      ],
    };
  },
});
