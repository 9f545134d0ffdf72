import { defineFlow } from '../kit';

/** What came in. Money without a charge waits, on the account of suspense, for a charge, a repayment or its way back. */
export const receiptFlow = defineFlow({
  name: 'receipts',
  states: ['unmatched', 'matched', 'returned'],
  initial: 'unmatched',
  moves: {
    match: { from: ['unmatched'], to: 'matched' },
    /** It is what a creator pays back. */
    assign: { from: ['unmatched'], to: 'matched' },
    release: { from: ['unmatched'], to: 'returned', final: true },
  },
});
