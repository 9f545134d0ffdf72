import { z } from 'zod';
import { accept, update } from '../../../kit';
import { count, defineCommand, id, ofCompany } from '../../../people';
import { savedSearches } from '../savedSearch';

/** Somebody of the company has seen what a kept search finds now; what comes from here on is new. */
export const markSearchSeen = defineCommand({
  name: 'saved-searches.markSeen',
  rest: true,
  input: z.strictObject({ id, totalSeen: count }),
  load: (find, input) => find.forUpdate(savedSearches, input.id, ofCompany),
  decide: ({ rows: search, input: { totalSeen }, now }) =>
    accept([update(savedSearches, search.id, { lookedAt: now, totalSeen })], { id: search.id }),
});
