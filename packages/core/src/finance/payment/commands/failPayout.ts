import { defineMove, paragraph } from '../../../people';
import { unprepared } from '../preparation';
import { payouts } from '../resource';

/** The transfer did not go through. What is owed stays owed; two people begin anew. */
export const failPayout = defineMove(payouts, 'fail', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({ patch: { ...unprepared } }),
});
