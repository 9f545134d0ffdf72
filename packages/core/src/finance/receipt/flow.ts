import { defineFlow } from '../../kit';

/**
 * Receipts. Money without a charge stays in suspense until it is matched, assigned to a repayment or returned. A matched
 * receipt is contested when the bank reverses it, or when finance finds that it was for another charge.
 */
export const receiptFlow = defineFlow({
  name: 'receipts',
  states: ['unmatched', 'matched', 'contested', 'returned'],
  initial: 'unmatched',
  moves: {
    match: { from: ['unmatched'], to: 'matched' },
    /** It pays a part of its charge, which stays open for the rest. */
    matchPart: { from: ['unmatched'], to: 'matched' },
    /** It is what a creator pays back. */
    assign: { from: ['unmatched'], to: 'matched' },
    contest: { from: ['matched'], to: 'contested', comment: 'required' },
    /** The receipt did pay its charge. */
    keep: { from: ['contested'], to: 'matched', comment: 'required' },
    /** The receipt did not pay its charge, which is open again. */
    unmatch: { from: ['contested'], to: 'unmatched', comment: 'required' },
    /** The charge that it paid a part of is no longer asked for. */
    free: { from: ['matched', 'contested'], to: 'unmatched' },
    /** The money was returned. If the payment was already used, its company owes it. */
    release: { from: ['unmatched', 'contested'], to: 'returned', final: true },
  },
});
