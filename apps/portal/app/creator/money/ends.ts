import { proposalFlow } from '@elenco/core/hiring';
import { movesFrom } from '@elenco/core/kit';

/** The states of a proposal from which nothing leads on: it came to no contract. */
export const endStates = proposalFlow.states.filter(
  (state) => movesFrom(proposalFlow, state).length === 0 && state !== 'renewed',
);
