import { z } from 'zod';
import { accept, update } from '../../../kit';
import { creatorIdOf, defineCommand } from '../actor';
import { creators, ownProfile } from '../creator';
import { photo } from '../photo';

/**
 * Sets a creator's background picture, which the portal has re-encoded and stored; null removes it. Only the
 * portal runs it.
 */
export const setBackground = defineCommand({
  name: 'creators.setBackground',
  input: z.strictObject({ photo: photo.nullable() }),
  load: (find, _input, { actor }) => find.forUpdate(creators, creatorIdOf(actor), ownProfile),
  decide: ({ rows: owner, input }) =>
    accept([update(creators, owner.id, { background: input.photo })], { id: owner.id }),
});
