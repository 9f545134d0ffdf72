import { defineFlow } from '../../kit';

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

/** States of an application that no answer has ended yet. */
export const waitingForAnswer = ['applied', 'shortlisted', 'waitlisted'] as const;

/** A creator's application; each gets an answer. */
export const applicationFlow = defineFlow({
  name: 'applications',
  states: ['applied', 'shortlisted', 'invited', 'waitlisted', 'declined', 'withdrawn', 'expired'],
  initial: 'applied',
  moves: {
    counter: { from: ['applied'], to: 'applied' },
    shortlist: { from: ['applied', 'waitlisted'], to: 'shortlisted' },
    /** Also late: chosen from the shortlist after the day of the answer. */
    invite: { from: ['shortlisted', 'expired'], to: 'invited' },
    wait: { from: ['applied', 'shortlisted'], to: 'waitlisted' },
    decline: { from: ['applied', 'waitlisted'], to: 'declined', comment: 'required', final: true },
    withdraw: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'withdrawn', final: true },
    expire: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'expired' },
  },
});
