import { z } from 'zod';
import { briefings, shortlist } from '../../briefing';
import { type FieldError, insert, moveTo, refuse } from '../../kit';
import { companies, defineMove, id, missingInCompany } from '../../party';
import { settings } from '../../setting';
import { answerByOf, invitationTo } from '../invitation';
import { proposals } from '../resource';

/**
 * The brand chooses from its shortlist: this ends the selection, passes over the others and invites the
 * chosen, each with a proposal to answer within `answer_days`. All in one.
 * Refuses `company_incomplete` (params `missing`) and `not_on_shortlist` at `/creatorIds/n`.
 */
export const selectCreators = defineMove(briefings, 'endSelection', {
  fields: { creatorIds: z.array(id).min(1, 'at_least_one').max(200, 'too_many') },
  async also(find, { id: briefingId, companyId }) {
    const [company] = await find.many(companies, { id: companyId });
    return {
      company: company!,
      entries: await find.lockMany(shortlist, { briefingId, status: 'released' }),
      settings: await find.many(settings, { key: 'answer_days' }),
    };
  },
  decide({ row: briefing, also: { company, entries, settings: rows }, input: { creatorIds }, now }) {
    const missing = missingInCompany(company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });

    const strange = creatorIds.flatMap((creatorId, n): FieldError[] =>
      entries.some((entry) => entry.creatorId === creatorId)
        ? []
        : [{ pointer: `/creatorIds/${n}`, code: 'not_on_shortlist' }],
    );
    if (strange.length > 0) return { refused: strange };

    const answerBy = answerByOf(rows, now);
    const chosen = entries.filter((entry) => creatorIds.includes(entry.creatorId));
    return {
      and: [
        ...entries.map((entry) => moveTo(shortlist, entry.id, chosen.includes(entry) ? 'choose' : 'pass')),
        moveTo(briefings, briefing.id, 'invite'),
        ...chosen.map(({ creatorId }) => insert(proposals, invitationTo(briefing, creatorId, answerBy, now))),
      ],
    };
  },
});
