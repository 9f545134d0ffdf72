import { refuse } from '../../kit';
import { defineMove, line, userIdOf } from '../../party';
import { canReopen, loadReopening, reopen } from '../../payment';
import { backToSuspense } from '../amount';
import { receipts } from '../resource';

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
 * Reopens the charge and moves the money to suspense, as the second of two people. Refuses `second_person_needed`, and
 * `payment_used` if the money is no longer held: the return is a claim on the company then.
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
