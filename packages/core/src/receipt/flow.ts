import { defineFlow } from '../kit';

/**
 * What came in. Money without a charge waits, on the account of suspense, for a charge, a repayment or its way back. What
 * paid a charge is contested where the bank takes it back, or somebody finds that it was for another one.
 */
export const receiptFlow = defineFlow({
  name: 'receipts',
  states: ['unmatched', 'matched', 'contested', 'returned'],
  initial: 'unmatched',
  moves: {
    match: { from: ['unmatched'], to: 'matched' },
    /** It is what a creator pays back. */
    assign: { from: ['unmatched'], to: 'matched' },
    contest: { from: ['matched'], to: 'contested', comment: 'required' },
    /** It has paid its charge after all. */
    keep: { from: ['contested'], to: 'matched', comment: 'required' },
    /** It has not: the charge is open again. */
    unmatch: { from: ['contested'], to: 'unmatched', comment: 'required' },
    /** It went back. What paid a charge whose money is used is a claim on its company then. */
    release: { from: ['unmatched', 'contested'], to: 'returned', final: true },
  },
});
