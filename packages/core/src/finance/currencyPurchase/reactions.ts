import { emit } from '../../kit';
import { defineReaction } from '../../people';
import { payouts } from '../payment';
import { convertedCardPayment, isBuyable } from './conversion';

/** Notifies finance that currency must be bought for a payout. */
export const requestCurrencyPurchase = defineReaction(payouts, 'process', {
  load: (find, payout) => (isBuyable(payout) ? convertedCardPayment(find, payout) : Promise.resolve(null)),
  decide({ row: { id, companyId, creatorId, briefingId }, rows: exchanged }) {
    if (!exchanged) return [];
    const of = { rowId: id, companyId, creatorId, briefingId };
    return [emit({ kind: 'payouts.askPurchase', resource: payouts.name, ...of })];
  },
});
