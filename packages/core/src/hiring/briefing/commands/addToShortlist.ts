import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { creators, defineCommand, id, userIdOf } from '../../../people';
import { listed, newOnList } from '../onList';
import { shortlistAccess } from '../policy';
import { briefings, shortlist } from '../resource';

/**
 * Curation staff propose creators for a briefing, each with the match as it is now. Those on the list already
 * stay as they are; `added` counts the new ones.
 * Refuses `not_in_curation` (params `status`), `unknown_creator` and `creator_unavailable` at `/creatorIds/n`.
 */
export const addToShortlist = defineCommand({
  name: 'shortlist.add',
  rest: true,
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(200, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    return {
      briefing: await find.forUpdate(briefings, briefingId, shortlistAccess.create),
      entries: await find.lockMany(shortlist, { briefingId }),
      creators: await find.many(creators, { id: creatorIds }),
    };
  },
  decide({ rows: { briefing, entries, creators: found }, input, actor }) {
    const { status } = briefing;
    if (status !== 'curation') return refuse('not_in_curation', '', { status });

    const { chosen, refused } = newOnList(input.creatorIds, entries, found);
    if (refused.length > 0) return { refused: [...refused] };

    const changes = chosen.map((creator) => insert(shortlist, listed(briefing, creator, userIdOf(actor))));
    return accept(changes, { added: changes.length });
  },
});
