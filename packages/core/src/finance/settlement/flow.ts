import { defineFlow } from '../../kit';

/** See docs/spec/states.md#ending. The other side has some days to answer; then, or when it objects, staff decide. */
export const settlementFlow = defineFlow({
  name: 'settlements',
  states: ['requested', 'under_review', 'agreed', 'refunded', 'withdrawn'],
  initial: 'requested',
  moves: {
    accept: { from: ['requested'], to: 'agreed' },
    dispute: { from: ['requested'], to: 'under_review', comment: 'required' },
    lapse: { from: ['requested'], to: 'under_review' },
    decide: { from: ['under_review'], to: 'agreed', comment: 'required' },
    withdraw: { from: ['requested'], to: 'withdrawn' },
    /** Its contract was fulfilled meanwhile. */
    close: { from: ['requested', 'under_review'], to: 'withdrawn' },
    release: { from: ['agreed'], to: 'refunded', final: true },
  },
});
