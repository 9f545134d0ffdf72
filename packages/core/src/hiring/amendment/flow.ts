import { defineFlow } from '../../kit';

/** See docs/spec/states.md#renewal. The brand has accepted by asking; the creator's answer is the second acceptance. */
export const amendmentFlow = defineFlow({
  name: 'amendments',
  states: ['requested', 'awaiting_creator', 'accepted', 'refused'],
  initial: 'requested',
  moves: {
    send: { from: ['requested'], to: 'awaiting_creator' },
    accept: { from: ['awaiting_creator'], to: 'accepted' },
    refuse: { from: ['awaiting_creator'], to: 'refused', comment: 'required' },
  },
});
