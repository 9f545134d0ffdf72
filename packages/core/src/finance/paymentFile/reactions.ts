import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { payouts } from '../payment';
import { paymentAnswers } from './paymentFile';

/** Marks the bank's open answer as applied when finance records a returned payout. */
export const applyReturned = defineReaction(payouts, 'return', {
  load: (find, { id: payoutId }) =>
    find.lockMany(paymentAnswers, { payoutId, status: 'open', outcome: 'returned' }),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(paymentAnswers, id, 'apply')),
});
