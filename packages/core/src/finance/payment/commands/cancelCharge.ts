import { post, refuse } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { chargeCancelled } from '../entries';
import { charges } from '../resource';

/**
 * Cancels an unpaid charge of a plan, with a reason. Partial payments are moved to suspense, from which two
 * staff members return them. Refuses with `payment_reported` while finance checks a reported payment.
 */
export const cancelCharge = defineMove(charges, 'cancel', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide({ row }) {
    if (row.reportedAt !== null) return refuse('payment_reported');
    return { and: [post(chargeCancelled(row))] };
  },
});
