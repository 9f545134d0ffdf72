import { insert, moveTo, sum } from '../../kit';
import { defineReaction } from '../../party';
import { charges } from '../../payment';
import { paidWith } from '../amount';
import { fresh } from '../fresh';
import { receipts } from '../resource';

const nameOf = (chargeId: number) => `charge ${chargeId}`;

/**
 * A charge that was settled without a receipt was settled by a person who saw the money: that is its receipt, until the
 * bank's own news of it takes its place.
 */
export const recordByHand = defineReaction(charges, 'settle', {
  load: async (find, { id: chargeId }) => ({
    own: await find.many(receipts, { chargeId }),
    // An earlier payment that turned out to be none has the name of the charge.
    before: await find.many(receipts, { externalId: nameOf(chargeId) }),
    receiptIds: await find.ids(receipts, 1),
  }),
  decide({ row, rows: { own, before, receiptIds }, now }) {
    const parts = own.filter(({ partial }) => partial);
    if (own.length > parts.length || row.paidOn === null || row.paidBy === null) return [];
    const id = receiptIds[0]!;
    const { id: chargeId, companyId, currency, ourNumber, paidBy } = row;
    return [
      insert(receipts, {
        id,
        ...fresh(now),
        source: paidBy === 'card' ? 'card' : 'hand',
        externalId: before.length > 0 ? `${nameOf(chargeId)}/${id}` : nameOf(chargeId),
        receivedOn: row.paidOn,
        paidBy,
        amountCents: row.amountCents - sum(parts.map(paidWith)),
        bankFeeCents: 0,
        currency,
        reference: ourNumber,
        payerName: '',
        payerTaxId: '',
        note: '',
      }),
      moveTo(receipts, id, 'match', { patch: { chargeId, companyId } }),
    ];
  },
});
