import { contracts } from '../../hiring';
import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { settlements } from './settlement';

/** Closes open requests when the contract is completed, as nothing is left to end. */
export const closeEndings = defineReaction(contracts, 'complete', {
  load: (find, { id }) =>
    find.lockMany(settlements, { contractId: id, status: ['requested', 'under_review'] }),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(settlements, id, 'close')),
});
