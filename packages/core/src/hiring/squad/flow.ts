import { defineFlow } from '../../kit';

/** See docs/spec/states.md#squad. */
export const squadFlow = defineFlow({
  name: 'squads',
  states: ['draft', 'vision', 'casting', 'approval', 'running', 'reporting', 'closed', 'cancelled'],
  initial: 'draft',
  moves: {
    plan: { from: ['draft'], to: 'vision' },
    cast: { from: ['vision'], to: 'casting' },
    review: { from: ['casting'], to: 'approval' },
    start: { from: ['approval'], to: 'running' },
    report: { from: ['running'], to: 'reporting' },
    close: { from: ['reporting'], to: 'closed', final: true },
    cancel: {
      from: ['draft', 'vision', 'casting', 'approval'],
      to: 'cancelled',
      comment: 'required',
      final: true,
    },
  },
});

/** The states in which a squad still takes briefings and can be changed. */
export const openSquad = ['draft', 'vision', 'casting', 'approval', 'running', 'reporting'] as const;
