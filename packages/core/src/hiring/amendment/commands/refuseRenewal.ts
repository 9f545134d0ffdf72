import { defineMove, paragraph } from '../../../people';
import { amendments } from '../resource';

/** The creator does not take it and says why; the contract stays as it is. */
export const refuseRenewal = defineMove(amendments, 'refuse', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
