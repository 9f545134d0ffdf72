import { insert, moveTo, refuse } from '../../../kit';
import { creators, defineMove, paragraph } from '../../../people';
import { briefings, canBeListed, listed, shortlist } from '../../briefing';
import { applications } from '../resource';

/**
 * Puts somebody who applied on the same shortlist as the curated names; who is on it already stays as they are.
 * Refuses `not_open_for_names` (params `status`) and `creator_unavailable` (params `name`).
 */
export const shortlistApplicant = defineMove(applications, 'shortlist', {
  fields: {},
  async also(find, { briefingId, creatorId }) {
    const [briefing] = await find.lockMany(briefings, { id: briefingId });
    const [entry] = await find.lockMany(shortlist, { briefingId, creatorId });
    const [creator] = await find.many(creators, { id: creatorId });
    const [entryId] = await find.ids(shortlist, 1);
    return { briefing: briefing!, entry, creator: creator!, entryId: entryId! };
  },
  decide({ also: { briefing, entry, creator, entryId } }) {
    const { status } = briefing;
    if (status !== 'curation' && status !== 'selection') {
      return refuse('not_open_for_names', '', { status });
    }
    if (!canBeListed(creator)) return refuse('creator_unavailable', '', { name: creator.name });
    if (entry) return {};
    const added = insert(shortlist, { id: entryId, ...listed(briefing, creator, null) });
    return { and: status === 'selection' ? [added, moveTo(shortlist, entryId, 'release')] : [added] };
  },
});

/** Kept as a stand-in, should one of the chosen decline. */
export const waitlistApplicant = defineMove(applications, 'wait', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

export const declineApplicant = defineMove(applications, 'decline', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});
