import { defineFlow } from '../../kit';

/** See docs/spec/states.md#squad. */
export const squadStepFlow = defineFlow({
  name: 'squad-steps',
  states: ['planned', 'doing', 'awaiting_approval', 'changes_requested', 'approved', 'done', 'skipped'],
  initial: 'planned',
  moves: {
    begin: { from: ['planned'], to: 'doing' },
    submit: { from: ['planned', 'doing', 'changes_requested'], to: 'awaiting_approval' },
    requestChanges: { from: ['awaiting_approval'], to: 'changes_requested', comment: 'required' },
    approve: { from: ['awaiting_approval'], to: 'approved' },
    reopen: { from: ['approved'], to: 'awaiting_approval' },
    finish: { from: ['planned', 'doing'], to: 'done' },
    skip: { from: ['planned', 'doing', 'changes_requested'], to: 'skipped', comment: 'required' },
  },
});
