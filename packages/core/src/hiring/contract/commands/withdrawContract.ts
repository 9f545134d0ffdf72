import { defineMove, paragraph } from '../../../people';
import { contracts } from '../resource';

/** A party gives up a contract that the two have not both accepted. */
export const withdrawContract = defineMove(contracts, 'withdraw', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
