import { defineMove, paragraph, userIdOf } from '../../../people';
import { paymentAnswers } from '../resource';

/** A person of finance has seen to an answer that did not fit, and says how. */
export const closeAnswer = defineMove(paymentAnswers, 'close', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ actor }) => ({ patch: { closedById: userIdOf(actor) } }),
});
