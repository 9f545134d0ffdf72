import { z } from 'zod';
import { accept, update } from '../../../kit';
import { defineCommand, id, ofCompany, photo } from '../../../people';
import { briefings } from '../resource';

/**
 * The picture of a campaign, which the portal has drawn anew and kept; null for none. It binds nobody to anything, so it
 * may change at any time. The portal alone runs it.
 */
export const setPicture = defineCommand({
  name: 'briefings.setPicture',
  input: z.strictObject({ id, picture: photo.nullable() }),
  load: (find, input) => find.forUpdate(briefings, input.id, ofCompany),
  decide: ({ input: { id, picture } }) => accept([update(briefings, id, { picture })], { id }),
});
