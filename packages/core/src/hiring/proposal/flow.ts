import { defineFlow } from '../../kit';

/** See docs/spec/states.md#proposal. One proposal per creator and briefing. */
export const proposalFlow = defineFlow({
  name: 'proposals',
  states: [
    'received',
    'pending',
    'sent',
    'under_approval',
    'countered',
    'approved',
    'rejected',
    'declined',
    'not_selected',
    'renewed',
  ],
  initial: 'received',
  moves: {
    accept: { from: ['received'], to: 'pending' },
    decline: { from: ['received', 'pending'], to: 'declined', comment: 'required', final: true },
    send: { from: ['pending', 'countered'], to: 'sent' },
    acceptCounter: { from: ['countered'], to: 'sent' },
    open: { from: ['sent'], to: 'under_approval' },
    redo: { from: ['sent', 'under_approval'], to: 'pending' },
    counter: { from: ['sent', 'under_approval'], to: 'countered', comment: 'required' },
    approve: { from: ['sent', 'under_approval'], to: 'approved' },
    reject: { from: ['sent', 'under_approval'], to: 'rejected', comment: 'required', final: true },
    passOver: {
      from: ['received', 'pending', 'sent', 'under_approval', 'countered'],
      to: 'not_selected',
    },
    renew: { from: ['approved'], to: 'renewed' },
  },
});

/** The states in which a proposal still waits for somebody. */
/** The brand has taken it: a contract is made of it. */
export const isHired = ({ status }: { readonly status: string }): boolean =>
  status === 'approved' || status === 'renewed';

export const openStates = proposalFlow.moves.passOver.from;
