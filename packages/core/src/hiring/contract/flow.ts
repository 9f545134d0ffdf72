import { defineFlow } from '../../kit';

/**
 * Flow of a contract (docs/spec/states.md#contract). `withdraw` is needed because a contract that a party
 * does not accept must end.
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
    /** The contract was ended early by a termination that was agreed or decided. */
    end: { from: ['active'], to: 'cancelled', final: true },
    /** An amendment adds work, which also reopens a completed contract. */
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
    /** The contract ended, so unpublished work is cancelled. Published content is kept. */
    drop: { from: ['planned', 'draft_submitted', 'changes_requested', 'approved'], to: 'cancelled' },
  },
});
