import { defineFlow } from '../../kit';

/** A contract that a creator makes with a client of their own (docs/spec/states.md#pay-contract). */
export const payContractFlow = defineFlow({
  name: 'pay-contracts',
  states: ['draft', 'sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed', 'ended'],
  initial: 'draft',
  moves: {
    send: { from: ['draft'], to: 'sent' },
    view: { from: ['sent'], to: 'viewed' },
    accept: { from: ['sent', 'viewed'], to: 'accepted' },
    refuse: { from: ['sent', 'viewed'], to: 'refused', comment: 'required' },
    expire: { from: ['sent', 'viewed'], to: 'expired' },
    revise: { from: ['sent', 'viewed', 'refused', 'expired'], to: 'draft' },
    activate: { from: ['accepted'], to: 'active' },
    complete: { from: ['active'], to: 'completed' },
    /** With the contract that came of it, by a settlement. */
    end: { from: ['accepted', 'active'], to: 'ended' },
  },
});
