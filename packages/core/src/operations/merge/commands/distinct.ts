import { z } from 'zod';
import { accept, type Find, insert, Problem, refuse, remove } from '../../../kit';
import {
  type Actor,
  creators,
  type DistinctPair,
  defineCommand,
  distinctCreators,
  id,
  requireAccess,
  userIdOf,
} from '../../../people';
import { mayMerge } from './mergeCreators';

const pair = z.strictObject({ firstId: id, secondId: id });

/**
 * Locks both profiles, the lower id first, so that concurrent decisions by two staff members run one after
 * the other.
 */
async function load(find: Find<Actor>, { firstId, secondId }: z.output<typeof pair>, actor: Actor) {
  requireAccess(actor, mayMerge);
  const [firstCreatorId = 0, secondCreatorId = 0] = [firstId, secondId].sort((a, b) => a - b);
  const both = [...new Set([firstCreatorId, secondCreatorId])];
  const found = await find.lockMany(creators, { id: both });
  if (found.length < both.length) throw new Problem('not_found');
  const decided = await find.lockMany(distinctCreators, { firstCreatorId, secondCreatorId });
  return { firstCreatorId, secondCreatorId, decided: decided as readonly DistinctPair[] };
}

/**
 * Records that two creators are different people, so that `GET /doubles` no longer returns them as a pair. A
 * repeated call has no further effect. Refuses with `merge_itself`.
 */
export const markDistinct = defineCommand({
  name: 'creators.markDistinct',
  rest: 'Records that two creators are not the same person',
  notWhileImpersonating: true,
  input: pair,
  load: (find, input, { actor }) => load(find, input, actor),
  decide({ rows: { firstCreatorId, secondCreatorId, decided }, actor }) {
    if (firstCreatorId === secondCreatorId) return refuse('merge_itself', '/secondId');
    const decidedById = userIdOf(actor) ?? 0;
    return accept(
      decided.length > 0 ? [] : [insert(distinctCreators, { firstCreatorId, secondCreatorId, decidedById })],
      {},
    );
  },
});

/** Undoes `markDistinct`. */
export const unmarkDistinct = defineCommand({
  name: 'creators.unmarkDistinct',
  rest: 'Removes the record that two creators are not the same person',
  notWhileImpersonating: true,
  input: pair,
  load: (find, input, { actor }) => load(find, input, actor),
  decide: ({ rows: { decided } }) =>
    accept(
      decided.map((one) => remove(distinctCreators, one.id)),
      {},
    ),
});
