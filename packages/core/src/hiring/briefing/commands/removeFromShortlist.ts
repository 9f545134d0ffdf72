import { z } from 'zod';
import { accept, remove } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { shortlistAccess } from '../policy';
import { shortlist } from '../resource';

/** Curation staff take back a creator whom the brand has not seen yet; any other entry is not found. */
export const removeFromShortlist = defineCommand({
  name: 'shortlist.remove',
  rest: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(shortlist, input.id, shortlistAccess.remove),
  decide: ({ rows: entry }) => accept([remove(shortlist, entry.id)], { id: entry.id }),
});
