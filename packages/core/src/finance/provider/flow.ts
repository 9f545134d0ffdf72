import { defineFlow } from '../../kit';

/** A card that a company may be charged on (docs/spec/states.md#payment-method). */
export const paymentMethodFlow = defineFlow({
  name: 'payment-methods',
  states: ['active', 'removed'],
  initial: 'active',
  moves: { detach: { from: ['active'], to: 'removed', final: true } },
});

/** One try to pay one charge by card (docs/spec/states.md#card-payment). */
export const cardPaymentFlow = defineFlow({
  name: 'card-payments',
  states: ['asked', 'paid', 'declined', 'expired', 'surplus', 'refunded', 'disputed', 'lost', 'unmatched'],
  initial: 'asked',
  moves: {
    settle: { from: ['asked', 'declined', 'expired'], to: 'paid' },
    decline: { from: ['asked'], to: 'declined' },
    expire: { from: ['asked'], to: 'expired' },
    /** Paid although the charge was paid or cancelled meanwhile: it goes back. */
    exceed: { from: ['asked', 'declined', 'expired'], to: 'surplus' },
    /** Paid with another amount or currency: a receipt in suspense for finance. */
    differ: { from: ['asked', 'declined', 'expired'], to: 'unmatched' },
    refund: { from: ['paid', 'surplus'], to: 'refunded' },
    /** The card did not take the refund: a receipt in suspense for finance. */
    failRefund: { from: ['refunded', 'surplus'], to: 'paid' },
    /** The card's holder objects, and the bank takes all or a part of it back until it is decided. */
    dispute: { from: ['paid', 'refunded'], to: 'disputed' },
    /** Decided for us, also after it was decided against us. */
    win: { from: ['disputed', 'lost'], to: 'paid' },
    lose: { from: ['disputed'], to: 'lost' },
  },
});
