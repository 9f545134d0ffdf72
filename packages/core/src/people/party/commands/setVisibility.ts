import { z } from 'zod';
import { accept, anyOf, refuse, update } from '../../../kit';
import { type Actor, defineCommand, staff } from '../actor';
import { type Creator, creators, ownProfile } from '../creator';
import { id } from '../fields';

/**
 * Sets whether visitors can see a profile and its price. Only the creator can turn it on; staff can only turn
 * it off: refuses `not_yours_to_open`.
 */
export const setVisibility = defineCommand({
  name: 'creators.setVisibility',
  rest: 'Shows or hides the public profile and its price',
  notWhileImpersonating: true,
  input: z.strictObject({ id, publicProfile: z.boolean(), pricePublic: z.boolean() }),
  load: (find, input) =>
    find.forUpdate(creators, input.id, anyOf<Actor, Creator>(ownProfile, staff('curation', 'support'))),
  decide({ rows: row, input: { id: rowId, ...wanted }, actor }) {
    const opened = (['publicProfile', 'pricePublic'] as const).find((field) => wanted[field] && !row[field]);
    if (opened && actor.role === 'admin') return refuse('not_yours_to_open', `/${opened}`);
    return accept([update(creators, rowId, wanted)], { id: rowId });
  },
});
