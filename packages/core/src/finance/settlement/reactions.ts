import { contracts } from '../../hiring';
import { moveTo } from '../../kit';
import { defineReaction } from '../../people';
import { settlements } from './settlement';

/** All was delivered and paid after all: what was asked for has nothing left to end, and nobody has to decide it. */
export const closeEndings = defineReaction(contracts, 'complete', {
  load: (find, { id }) =>
    find.lockMany(settlements, { contractId: id, status: ['requested', 'under_review'] }),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(settlements, id, 'close')),
});
