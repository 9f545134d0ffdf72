import { cents } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { proposals } from '../resource';

/** The brand names another total, the fee inside, and says why; the creator answers by sending again. */
export const counterProposal = defineMove(proposals, 'counter', {
  fields: { counterCents: cents.min(1, 'required'), comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { counterCents, comment } }) => ({ patch: { counterCents, answer: comment } }),
});
