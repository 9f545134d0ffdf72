import { defineMove } from '../../../people';
import { payouts } from '../resource';

/** A failed payout is taken up again. */
export const retryPayout = defineMove(payouts, 'retry', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
