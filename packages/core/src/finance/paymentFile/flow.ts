import { defineFlow } from '../../kit';

/** What a bank says of one payment. What changed its payout, or repeats what is known, is applied; the rest waits for a person. */
export const paymentAnswerFlow = defineFlow({
  name: 'payment-answers',
  states: ['open', 'applied', 'closed'],
  initial: 'open',
  moves: {
    apply: { from: ['open'], to: 'applied' },
    close: { from: ['open'], to: 'closed', comment: 'required' },
  },
});
