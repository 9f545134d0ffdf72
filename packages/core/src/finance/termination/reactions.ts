import { contracts } from '../../hiring';
import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { terminations } from './termination';

/** Closes open requests to end a contract when the contract is completed, because no work is left. */
export const closeEndings = defineReaction(contracts, 'complete', {
  load: (find, { id }) =>
    find.lockMany(terminations, { contractId: id, status: ['requested', 'under_review'] }),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(terminations, id, 'close')),
});
