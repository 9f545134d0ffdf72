import { proposalFlow } from '@elenco/core/hiring';
import { movesFrom } from '@elenco/core/kit';

/** Final states of proposals that led to no contract. */
export const endStates = proposalFlow.states.filter(
  (state) => movesFrom(proposalFlow, state).length === 0 && state !== 'renewed',
);
