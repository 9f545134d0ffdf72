import { z } from 'zod';
import { accept, type FieldError, insert, refuse } from '../../kit';
import { creators, defineCommand, id, userIdOf } from '../../party';
import { match } from '../match';
import { shortlistAccess } from '../policy';
import { briefings, shortlist } from '../resource';

/**
 * Curation staff propose creators for a briefing, each with the match as it is now. Those on the list already
 * stay as they are; `added` counts the new ones.
 * Refuses `not_in_curation` (params `status`), `unknown_creator` and `creator_unavailable` at `/creatorIds/n`.
 */
export const addToShortlist = defineCommand({
  name: 'shortlist.add',
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(200, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    return {
      briefing: await find.own(briefings, briefingId, shortlistAccess.create),
      entries: await find.lock(shortlist, { briefingId }),
      creators: await find.see(creators, { id: creatorIds }),
    };
  },
  decide({ rows: { briefing, entries, creators: found }, input, actor }) {
    const { id: briefingId, companyId, status } = briefing;
    if (status !== 'curation') return refuse('not_in_curation', '', { status });

    const fresh = [...new Set(input.creatorIds)].filter(
      (creatorId) => !entries.some((entry) => entry.creatorId === creatorId),
    );
    const chosen = found.filter((creator) => fresh.includes(creator.id));
    const refused = fresh.flatMap((creatorId): FieldError[] => {
      const creator = chosen.find((one) => one.id === creatorId);
      const pointer = `/creatorIds/${input.creatorIds.indexOf(creatorId)}`;
      if (!creator) return [{ pointer, code: 'unknown_creator' }];
      return creator.available && creator.removedAt === null
        ? []
        : [{ pointer, code: 'creator_unavailable', params: { name: creator.name } }];
    });
    if (refused.length > 0) return { refused };

    const changes = chosen.map((creator) =>
      insert(shortlist, {
        briefingId,
        companyId,
        creatorId: creator.id,
        status: 'proposed',
        ...match(briefing, creator),
        note: '',
        curatorId: userIdOf(actor),
      }),
    );
    return accept(changes, { added: changes.length });
  },
});
