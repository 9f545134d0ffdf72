import { movesFrom } from '@elenco/core/kit';
import { proposalFlow } from '@elenco/core/proposal';

/** The states of a proposal from which nothing leads on: it came to no contract. */
export const endStates = proposalFlow.states.filter(
  (state) => movesFrom(proposalFlow, state).length === 0 && state !== 'renewed',
);
