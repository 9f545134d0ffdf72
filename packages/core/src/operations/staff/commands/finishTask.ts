import { defineMove } from '../../../people';
import { tasks } from '../task';

export const completeTask = defineMove(tasks, 'complete', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** It was not done after all. */
export const reopenTask = defineMove(tasks, 'reopen', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
