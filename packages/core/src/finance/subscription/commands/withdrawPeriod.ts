import { defineMove } from '../../../people';
import { subscriptionPeriods } from '../resource';

/** Staff take a draft back; the next night drafts it anew from what there is then. */
export const withdrawPeriod = defineMove(subscriptionPeriods, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
