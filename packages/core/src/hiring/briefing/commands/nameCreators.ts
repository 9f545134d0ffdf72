import { z } from 'zod';
import { accept, insert, moveTo, refuse } from '../../../kit';
import { creators, defineCommand, id, ofCompany } from '../../../people';
import { listed, newOnList } from '../onList';
import { briefings, shortlist } from '../resource';

/**
 * A brand puts creators of its own choice on a project's shortlist: while curation is at work as names to look at,
 * in the selection beside those that curation has found, ready to be chosen. Who is on it already stays as they are;
 * `added` counts the new ones.
 * Refuses `not_open_for_names` (params `status`), `unknown_creator` and `creator_unavailable` at `/creatorIds/n`.
 */
export const nameCreators = defineCommand({
  name: 'shortlist.name',
  rest: true,
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(100, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    return {
      briefing,
      entries: await find.lockMany(shortlist, { briefingId }),
      creators: await find.many(creators, { id: creatorIds }),
      ids: await find.ids(shortlist, new Set(creatorIds).size),
    };
  },
  decide({ rows: { briefing, entries, creators: found, ids }, input }) {
    const { id: briefingId, status } = briefing;
    if (status !== 'curation' && status !== 'selection') {
      return refuse('not_open_for_names', '/briefingId', { status });
    }
    const { chosen, refused } = newOnList(input.creatorIds, entries, found);
    if (refused.length > 0) return { refused: [...refused] };

    const changes = chosen.flatMap((creator, n) => {
      const entryId = ids[n]!;
      const entry = insert(shortlist, { id: entryId, ...listed(briefing, creator, null) });
      return status === 'selection' ? [entry, moveTo(shortlist, entryId, 'release')] : [entry];
    });
    return accept(changes, { id: briefingId, added: chosen.length });
  },
});
