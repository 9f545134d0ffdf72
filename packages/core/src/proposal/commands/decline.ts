import { defineMove, line } from '../../party';
import { proposals } from '../resource';

/** A creator does not want the job, and says why. */
export const declineInvitation = defineMove(proposals, 'decline', {
  fields: { comment: line(1_000) },
  also: async () => null,
  decide: ({ input }) => ({ patch: { answer: input.comment, answerBy: null } }),
});
