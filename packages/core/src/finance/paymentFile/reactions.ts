import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { payouts } from '../payment';
import { paymentAnswers } from './paymentFile';

/** A payment is back: the bank's answer that said so needs nobody any more. */
export const applyReturned = defineReaction(payouts, 'return', {
  load: (find, { id: payoutId }) =>
    find.lockMany(paymentAnswers, { payoutId, status: 'open', outcome: 'returned' }),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(paymentAnswers, id, 'apply')),
});
