import { defineFlow } from '../../kit';

const beforeHired = [
  'draft',
  'under_approval',
  'curation',
  'selection',
  'selection_ended',
  'awaiting_proposal',
  'hiring',
] as const;

/** Flow of a briefing (docs/spec/states.md#briefing). */
export const briefingFlow = defineFlow({
  name: 'briefings',
  states: [...beforeHired, 'hired', 'closed', 'cancelled'],
  initial: 'draft',
  moves: {
    submit: { from: ['draft'], to: 'under_approval' },
    sendBack: { from: ['under_approval'], to: 'draft', comment: 'required' },
    approve: { from: ['under_approval'], to: 'curation' },
    release: { from: ['curation'], to: 'selection' },
    askMore: { from: ['selection'], to: 'curation', comment: 'required' },
    endSelection: { from: ['selection'], to: 'selection_ended' },
    invite: { from: ['selection_ended'], to: 'awaiting_proposal' },
    inviteList: { from: ['curation', 'selection'], to: 'awaiting_proposal' },
    hire: { from: ['awaiting_proposal'], to: 'hiring' },
    complete: { from: ['hiring'], to: 'hired' },
    close: { from: ['hired'], to: 'closed' },
    /** An amendment was accepted, or the bank returned a payout, so work or money is still owed. */
    reopen: { from: ['closed'], to: 'hired' },
    cancel: { from: beforeHired, to: 'cancelled', comment: 'required', final: true },
  },
});

/**
 * Flow of a creator on a shortlist: proposed by staff, released to the brand, then chosen, kept as a
 * stand-in, or passed over.
 */
export const shortlistFlow = defineFlow({
  name: 'shortlist',
  states: ['proposed', 'released', 'chosen', 'stand_in', 'passed'],
  initial: 'proposed',
  moves: {
    release: { from: ['proposed'], to: 'released' },
    choose: { from: ['released'], to: 'chosen' },
    keep: { from: ['released'], to: 'stand_in' },
    invite: { from: ['stand_in'], to: 'chosen' },
    pass: { from: ['released', 'stand_in'], to: 'passed' },
  },
});

/** States of a submitted briefing. A draft is not a campaign yet. */
export const campaignStates = briefingFlow.states.filter((state) => state !== briefingFlow.initial);
