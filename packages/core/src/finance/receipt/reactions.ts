import { type Change, type Find, moveTo, post, sum, update } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { type Charge, charges, nothingReceived, partKept } from '../payment';
import { priceCentsOf, reverseExtraEntries } from './amount';
import { loadOwnReceipt, recordOwnReceipt } from './ownReceipt';
import { type Receipt, receipts } from './receipt';

const load = async (find: Find<Actor>, { id: chargeId }: Charge) => ({
  parts: await find.lockMany(receipts, { chargeId, partial: true, status: ['matched', 'contested'] }),
});

function decide({
  row,
  rows: { parts },
}: {
  readonly row: Charge;
  readonly rows: { parts: Receipt[] };
}): Change[] {
  if (parts.length === 0) return [];
  const none = { chargeId: null, companyId: null, preparedById: null, partial: false };
  const booked = { lateFeeCents: 0, differenceCents: 0 };
  return [
    ...parts.map(({ id, reason }) =>
      moveTo(receipts, id, 'free', {
        patch: {
          ...none,
          ...booked,
          formerChargeId: row.id,
          reason: reason === 'payment_reversed' ? reason : 'charge_cancelled',
        },
      }),
    ),
    post(partKept(row, -sum(parts.map(priceCentsOf)))),
    ...parts.flatMap(reverseExtraEntries),
    update(charges, row.id, { keptCents: 0, ...nothingReceived }),
  ];
}

/** Moves partial payments of a cancelled charge to suspense, where finance matches or returns them. */
export const releasePartialPayments = defineReaction(charges, 'cancel', { load, decide });

/** Moves partial payments of a dissolved combined invoice to suspense. */
export const freePartsWithin = defineReaction(charges, 'dissolve', { load, decide });

/** Records the receipt of a card payment, which no bank file reports. */
export const recordCardReceipt = defineReaction(charges, 'settle', {
  load: async (find, row) =>
    row.paidBy === 'card'
      ? {
          matched: await find.many(receipts, { chargeId: row.id, partial: false }),
          own: await loadOwnReceipt(find, row),
        }
      : null,
  decide({ row, rows, now }) {
    const { paidOn, paidBy, amountCents } = row;
    if (!rows || paidOn === null || paidBy !== 'card' || rows.matched.length > 0) return [];
    return recordOwnReceipt(row, rows.own, { paidOn, paidBy, amountCents, lateFeeCents: 0 }, now);
  },
});
