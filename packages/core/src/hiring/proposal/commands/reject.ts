import { defineMove, paragraph } from '../../../people';
import { proposals } from '../resource';

/** The brand says no to a proposal, and why. */
export const rejectProposal = defineMove(proposals, 'reject', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input }) => ({ patch: { answer: input.comment } }),
});
