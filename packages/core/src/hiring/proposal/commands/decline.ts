import { defineMove, paragraph } from '../../../people';
import { proposals } from '../resource';

/** A creator does not want the job, and says why. */
export const declineInvitation = defineMove(proposals, 'decline', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input }) => ({ patch: { answer: input.comment, answerBy: null, draft: null } }),
});
