import { refuse } from '../../kit';
import { defineMove, line, userIdOf } from '../../party';
import { canReopen, loadReopening, reopen } from '../../payment';
import { backToSuspense } from '../amount';
import { receipts } from '../resource';

/**
 * The first of two people of finance: finds that a receipt did not pay its charge. What the bank takes back is contested by
 * its file. Refuses `by_provider` of cards, whose provider tells of it, and `receipt_of_repayment`.
 */
export const contestReceipt = defineMove(receipts, 'contest', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide({ row, actor }) {
    if (row.source === 'card') return refuse('by_provider');
    if (row.chargeId === null) return refuse('receipt_of_repayment');
    return { patch: { reason: 'wrong_charge' as const, preparedById: userIdOf(actor) } };
  },
});

/** It has paid its charge after all: nothing was booked, and nothing is. */
export const keepReceipt = defineMove(receipts, 'keep', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide: () => ({ patch: { reason: null, preparedById: null } }),
});

/**
 * The second of two people: the charge is owed again, and the money lies in suspense, for its own charge or its way back.
 * Refuses `second_person_needed`, and `payment_used` where its money is no longer held: the way back is a claim then.
 */
export const unmatchReceipt = defineMove(receipts, 'unmatch', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async (find, { chargeId }) => (chargeId === null ? undefined : loadReopening(find, chargeId)),
  decide({ row, also: of, input: { comment }, actor }) {
    const userId = userIdOf(actor);
    if (userId === null || userId === row.preparedById) return refuse('second_person_needed');
    if (!of || !canReopen(of)) return refuse('payment_used');
    return {
      patch: { chargeId: null, companyId: null, preparedById: null, lateFeeCents: 0, differenceCents: 0 },
      and: [...reopen(of, comment), ...backToSuspense(row)],
    };
  },
});
