import { z } from 'zod';
import { accept, update } from '../../../kit';
import { creatorIdOf, defineCommand } from '../actor';
import { creators, ownProfile } from '../creator';
import { photo, portraitSeed } from '../photo';

/**
 * Sets a creator's photograph, which the portal has re-encoded and stored; null restores the drawing. Only
 * the portal runs it.
 */
export const setPortrait = defineCommand({
  name: 'creators.setPortrait',
  input: z.strictObject({ photo: photo.nullable() }),
  load: (find, _input, { actor }) => find.forUpdate(creators, creatorIdOf(actor), ownProfile),
  decide: ({ rows: owner, input }) =>
    accept([update(creators, owner.id, { portrait: input.photo ?? portraitSeed(owner.id) })], {
      id: owner.id,
    }),
});
