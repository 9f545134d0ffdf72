import { defineMove, line } from '../../party';
import { unprepared } from '../preparation';
import { payouts } from '../resource';

/** The transfer did not go through. What is owed stays owed; two people begin anew. */
export const failPayout = defineMove(payouts, 'fail', {
  fields: { comment: line(1_000) },
  also: async () => null,
  decide: () => ({ patch: { ...unprepared } }),
});
