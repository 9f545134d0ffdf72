import { post } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { repaymentWaived } from '../../payment';
import { repayments } from '../resource';
import { remainingOf } from '../schema';

/** Finance asks for the rest no more and says why; what is in stays. */
export const waiveRepayment = defineMove(repayments, 'waive', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ row }) => ({ and: [post(repaymentWaived({ ...row, cents: remainingOf(row) }))] }),
});
