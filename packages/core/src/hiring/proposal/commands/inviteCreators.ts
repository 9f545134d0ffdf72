import { z } from 'zod';
import { accept, type FieldError, insert, moveTo, refuse } from '../../../kit';
import { companies, creators, defineCommand, id, missingInCompany, ofCompany } from '../../../people';
import { settings } from '../../../platform';
import { briefings, canBeListed, shortlist } from '../../briefing';
import { answerByOf, invitationTo, isInviting } from '../invitation';
import { proposals } from '../resource';

/**
 * A brand invites creators of its own choice to a briefing whose selection is over, each with a proposal to answer
 * within `answer_days`. Who is invited already stays as they are; `added` counts the new ones.
 * Refuses `briefing_not_inviting` (params `status`), `company_incomplete` (params `missing`), and `unknown_creator` and
 * `creator_unavailable` at `/creatorIds/n`.
 */
export const inviteCreators = defineCommand({
  name: 'proposals.invite',
  rest: true,
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(100, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    const [company] = await find.many(companies, { id: briefing.companyId });
    return {
      briefing,
      company: company!,
      creators: await find.many(creators, { id: creatorIds }),
      asked: await find.many(proposals, { briefingId, creatorId: creatorIds }),
      kept: await find.lockMany(shortlist, { briefingId, creatorId: creatorIds, status: 'stand_in' }),
      settings: await find.many(settings, { key: 'answer_days' }),
    };
  },
  decide({ rows: { briefing, company, asked, kept, ...rows }, input, now }) {
    if (!isInviting(briefing)) {
      return refuse('briefing_not_inviting', '/briefingId', { status: briefing.status });
    }
    const missing = missingInCompany(company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });
    const fresh = [...new Set(input.creatorIds)].filter(
      (creatorId) => !asked.some((one) => one.creatorId === creatorId),
    );
    const refused = fresh.flatMap((creatorId): FieldError[] => {
      const creator = rows.creators.find((one) => one.id === creatorId);
      const pointer = `/creatorIds/${input.creatorIds.indexOf(creatorId)}`;
      if (!creator) return [{ pointer, code: 'unknown_creator' }];
      return canBeListed(creator)
        ? []
        : [{ pointer, code: 'creator_unavailable', params: { name: creator.name } }];
    });
    if (refused.length > 0) return { refused };
    const answerBy = answerByOf(rows.settings, now);
    return accept(
      [
        ...kept
          .filter((one) => fresh.includes(one.creatorId))
          .map((one) => moveTo(shortlist, one.id, 'invite')),
        ...fresh.map((creatorId) => insert(proposals, invitationTo(briefing, creatorId, answerBy, now))),
      ],
      { id: briefing.id, added: fresh.length },
    );
  },
});
