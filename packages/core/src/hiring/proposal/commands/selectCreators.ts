import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { type FieldError, insert, moveTo, refuse } from '../../../kit';
import { companies, defineMove, id, missingInCompany } from '../../../people';
import { settings } from '../../../platform';
import { briefings, isExpired, type ShortlistEntry, shortlist } from '../../briefing';
import { answerByOf, invitationTo } from '../invitation';
import { proposals } from '../proposal';

/**
 * Chooses creators from the shortlist, as the brand. Ends the selection, invites the chosen creators, who
 * have `answer_days` to answer, keeps the stand-ins in the given order, and passes over the others. Refuses
 * with `project_expired`, `company_incomplete` (params `missing`), `not_on_shortlist` at `/creatorIds/n` and
 * `/standInIds/n`, and `chosen_already` at `/standInIds/n`.
 */
export const selectCreators = defineMove(briefings, 'endSelection', {
  fields: {
    creatorIds: z.array(id).min(1, 'at_least_one').max(200, 'too_many'),
    standInIds: z.array(id).max(200, 'too_many').default([]),
  },
  async also(find, { id: briefingId, companyId }) {
    const [company] = await find.many(companies, { id: companyId });
    return {
      company: company!,
      entries: await find.lockMany(shortlist, { briefingId, status: 'released' }),
      settings: await find.many(settings, { key: 'answer_days' }),
    };
  },
  decide({ row: briefing, also: { company, entries, settings: rows }, input, now }) {
    if (isExpired(briefing, businessDate(now))) return refuse('project_expired');
    const missing = missingInCompany(company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });

    const { creatorIds } = input;
    const standInIds = [...new Set(input.standInIds)];
    const refused = [
      ...strangers(entries, creatorIds, '/creatorIds'),
      ...strangers(entries, standInIds, '/standInIds'),
      ...standInIds.flatMap((creatorId, n): FieldError[] =>
        creatorIds.includes(creatorId) ? [{ pointer: `/standInIds/${n}`, code: 'chosen_already' }] : [],
      ),
    ];
    if (refused.length > 0) return { refused };

    const answerBy = answerByOf(rows, now);
    const chosen = entries.filter((entry) => creatorIds.includes(entry.creatorId));
    return {
      and: [
        ...entries.map((entry) => {
          if (chosen.includes(entry)) return moveTo(shortlist, entry.id, 'choose');
          const place = standInIds.indexOf(entry.creatorId) + 1;
          return place > 0
            ? moveTo(shortlist, entry.id, 'keep', { patch: { standIn: place } })
            : moveTo(shortlist, entry.id, 'pass');
        }),
        moveTo(briefings, briefing.id, 'invite'),
        ...chosen.map(({ creatorId }) => insert(proposals, invitationTo(briefing, creatorId, answerBy, now))),
      ],
    };
  },
});

const strangers = (
  entries: readonly Pick<ShortlistEntry, 'creatorId'>[],
  ids: readonly number[],
  pointer: string,
): FieldError[] =>
  ids.flatMap((creatorId, n) =>
    entries.some((entry) => entry.creatorId === creatorId)
      ? []
      : [{ pointer: `${pointer}/${n}`, code: 'not_on_shortlist' }],
  );
