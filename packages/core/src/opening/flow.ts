import { defineFlow } from '../kit';

/** A briefing shown to creators as a job. While it is paused nobody new applies. */
export const openingFlow = defineFlow({
  name: 'openings',
  states: ['open', 'paused', 'closed'],
  initial: 'open',
  moves: {
    pause: { from: ['open'], to: 'paused' },
    resume: { from: ['paused'], to: 'open' },
    close: { from: ['open', 'paused'], to: 'closed', final: true },
  },
});

/** What becomes of a creator's application; silence is no end of it. */
export const applicationFlow = defineFlow({
  name: 'applications',
  states: ['applied', 'shortlisted', 'invited', 'waitlisted', 'declined', 'withdrawn', 'expired'],
  initial: 'applied',
  moves: {
    counter: { from: ['applied'], to: 'applied' },
    shortlist: { from: ['applied', 'waitlisted'], to: 'shortlisted' },
    invite: { from: ['shortlisted'], to: 'invited' },
    wait: { from: ['applied', 'shortlisted'], to: 'waitlisted' },
    decline: { from: ['applied', 'waitlisted'], to: 'declined', comment: 'required', final: true },
    withdraw: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'withdrawn', final: true },
    expire: { from: ['applied', 'waitlisted'], to: 'expired' },
  },
});
