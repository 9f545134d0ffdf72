import { businessDate } from '@elenco/brazil';
import { insert, refuse } from '../../../kit';
import { creators, defineMove } from '../../../people';
import { settings } from '../../../platform';
import { briefings, canBeListed, isExpired, shortlist } from '../../briefing';
import { answerByOf, invitationTo, isInviting } from '../invitation';
import { proposals } from '../proposal';

/**
 * Invites a stand-in to replace a creator who declined. The stand-in has `answer_days` to answer. Refuses
 * with `briefing_not_inviting` (params `status`), `project_expired`, `creator_unavailable` (params `name`)
 * and `invited_already`.
 */
export const inviteStandIn = defineMove(shortlist, 'invite', {
  fields: {},
  also: async (find, { briefingId, creatorId }) => ({
    briefings: await find.lockMany(briefings, { id: briefingId }),
    creators: await find.many(creators, { id: creatorId }),
    asked: await find.many(proposals, { briefingId, creatorId }),
    settings: await find.many(settings, { key: 'answer_days' }),
  }),
  decide({ also, now }) {
    const [briefing] = also.briefings;
    const [creator] = also.creators;
    if (!briefing || !isInviting(briefing)) {
      return refuse('briefing_not_inviting', '', { status: briefing?.status ?? '' });
    }
    if (isExpired(briefing, businessDate(now))) return refuse('project_expired');
    if (!creator || !canBeListed(creator)) {
      return refuse('creator_unavailable', '', { name: creator?.name ?? '' });
    }
    if (also.asked.length > 0) return refuse('invited_already', '', { name: creator.name });
    const answerBy = answerByOf(also.settings, now);
    return { and: [insert(proposals, invitationTo(briefing, creator.id, answerBy, now))] };
  },
});
