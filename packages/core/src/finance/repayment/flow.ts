import { defineFlow } from '../../kit';

/** What a creator pays back (docs/spec/states.md#repayment). */
export const repaymentFlow = defineFlow({
  name: 'repayments',
  states: ['open', 'settled', 'waived', 'refunded'],
  initial: 'open',
  moves: {
    /** All of it is in. */
    settle: { from: ['open'], to: 'settled' },
    /** The rest is not asked for any more. */
    waive: { from: ['open'], to: 'waived', comment: 'required' },
    /** The company has what came in. */
    release: { from: ['settled', 'waived'], to: 'refunded', final: true },
  },
});
