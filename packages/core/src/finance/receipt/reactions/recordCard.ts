import { defineReaction } from '../../../people';
import { charges } from '../../payment';
import { loadOwnReceipt, ownReceipt } from '../byPerson';
import { receipts } from '../resource';

/** A payment by card is in no file of a bank: its receipt is recorded when it settles the charge. */
export const recordCard = defineReaction(charges, 'settle', {
  load: async (find, row) => ({
    matched: await find.many(receipts, { chargeId: row.id, partial: false }),
    own: await loadOwnReceipt(find, row),
  }),
  decide({ row, rows: { matched, own }, now }) {
    const { paidOn, paidBy, amountCents } = row;
    if (paidOn === null || paidBy !== 'card' || matched.length > 0) return [];
    return ownReceipt(row, own, { paidOn, paidBy, amountCents, lateFeeCents: 0 }, now);
  },
});
