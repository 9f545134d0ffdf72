import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { count, defineCommand, userIdOf } from '../../../people';
import { ownCompany } from '../company';
import { MOST_SAVED_SEARCHES } from '../limits';
import { savedSearch, savedSearches, searchAddress } from '../savedSearch';

const { name, notify } = savedSearch.shape;

/** Keeps a search under a name. Refuses `too_many_saved_searches`. */
export const saveSearch = defineCommand({
  name: 'saved-searches.save',
  rest: true,
  input: z.strictObject({
    name,
    query: searchAddress,
    notify: notify.default(false),
    /** How many it finds now. */
    totalSeen: count.default(0),
  }),
  async load(find, _input, { actor }) {
    const company = await ownCompany(find, actor);
    return {
      company,
      others: await find.lockMany(savedSearches, { companyId: company.id }),
      ids: await find.ids(savedSearches, 1),
    };
  },
  decide({ rows: { company, others, ids }, input, actor, now }) {
    if (others.length >= MOST_SAVED_SEARCHES) {
      return refuse('too_many_saved_searches', '', { most: MOST_SAVED_SEARCHES });
    }
    const id = ids[0]!;
    const by = { companyId: company.id, createdById: userIdOf(actor) ?? 0, lookedAt: now };
    return accept([insert(savedSearches, { ...input, ...by, id })], { id });
  },
});
