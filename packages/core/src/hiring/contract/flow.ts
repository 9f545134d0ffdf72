import { defineFlow } from '../../kit';

/**
 * See docs/spec/states.md#contract; `withdraw` is an addition: a contract that a party does not accept must
 * end.
 */
export const contractFlow = defineFlow({
  name: 'contracts',
  states: ['draft', 'sent', 'active', 'completed', 'cancelled'],
  initial: 'draft',
  moves: {
    send: { from: ['draft'], to: 'sent' },
    activate: { from: ['sent'], to: 'active' },
    withdraw: { from: ['sent'], to: 'cancelled', comment: 'required', final: true },
    complete: { from: ['active'], to: 'completed' },
    /** By a settlement that was agreed or decided. */
    end: { from: ['active'], to: 'cancelled', final: true },
    /** A renewal with work; it also reopens a completed contract. */
    extend: { from: ['active', 'completed'], to: 'active' },
  },
});

export const deliverableFlow = defineFlow({
  name: 'deliverables',
  states: [
    'planned',
    'draft_submitted',
    'changes_requested',
    'approved',
    'published',
    'verified',
    'cancelled',
  ],
  initial: 'planned',
  moves: {
    submitDraft: { from: ['planned', 'changes_requested'], to: 'draft_submitted' },
    requestChanges: { from: ['draft_submitted'], to: 'changes_requested', comment: 'required' },
    approve: { from: ['draft_submitted'], to: 'approved' },
    publish: { from: ['approved', 'published'], to: 'published' },
    sendBack: { from: ['published'], to: 'approved', comment: 'required' },
    verify: { from: ['published'], to: 'verified' },
    /** With its contract; published content stays. */
    drop: { from: ['planned', 'draft_submitted', 'changes_requested', 'approved'], to: 'cancelled' },
  },
});
