import { refuse } from '../../../kit';
import { defineMove, line, userIdOf } from '../../../people';
import { receipts } from '../resource';
import { canUnmatch, loadUnmatching, unmatched } from '../unmatching';

/**
 * Contests a receipt that did not pay its charge, as the first of two people of finance. Reversals of the bank are contested
 * by the import. Refuses `by_provider` for cards, and `receipt_of_repayment`.
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

/** Ends a contest without booking: the receipt did pay its charge. */
export const keepReceipt = defineMove(receipts, 'keep', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: async () => null,
  decide: () => ({ patch: { reason: null, preparedById: null } }),
});

/**
 * Moves the money to suspense, as the second of two people. The charge is open again for it; what else paid the charge is
 * kept as a part of it. Refuses `second_person_needed`, and `payment_used` if the money is no longer held: the return is a
 * claim on the company then.
 */
export const unmatchReceipt = defineMove(receipts, 'unmatch', {
  notWhileImpersonating: true,
  fields: { comment: line(255) },
  also: (find, { chargeId }) => loadUnmatching(find, chargeId),
  decide({ row, also: of, input: { comment }, actor }) {
    const userId = userIdOf(actor);
    if (userId === null || userId === row.preparedById) return refuse('second_person_needed');
    if (!of || !canUnmatch(row, of)) return refuse('payment_used');
    const none = { chargeId: null, companyId: null, preparedById: null, partial: false };
    return {
      patch: { ...none, formerChargeId: row.chargeId, lateFeeCents: 0, differenceCents: 0 },
      and: unmatched(row, of, comment),
    };
  },
});
