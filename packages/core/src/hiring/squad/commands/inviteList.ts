import { z } from 'zod';
import { listMembers, lists } from '../../../discovery';
import { accept, insert, moveTo, refuse } from '../../../kit';
import { companies, creators, defineCommand, id, missingInCompany, ofCompany } from '../../../people';
import { settings } from '../../../platform';
import { briefings, canBeListed, shortlist } from '../../briefing';
import { answerByOf, invitationTo, proposals } from '../../proposal';

/** So many creators are invited at once. */
const MOST_INVITED = 200;

const invites = ['curation', 'selection', 'awaiting_proposal', 'hiring'] as const;

/**
 * A brand invites everybody on a list of its own to a briefing of a squad, without waiting for a selection; a selection
 * that is there ends with it. Who is invited already, accepts no jobs or has no account is passed over: `passedOver`.
 * Refuses `not_in_squad`, `briefing_not_inviting` (params `status`), `company_incomplete` (params `missing`),
 * `nobody_to_invite` and `too_many_invited` (params `most`) at `/listId`.
 */
export const inviteList = defineCommand({
  name: 'squads.inviteList',
  rest: true,
  input: z.strictObject({ briefingId: id, listId: id }),
  async load(find, { briefingId, listId }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    const list = await find.forUpdate(lists, listId, ofCompany);
    const members = await find.many(listMembers, { listId: list.id });
    const creatorIds = members.flatMap(({ creatorId }) => creatorId ?? []);
    const [company] = await find.many(companies, { id: briefing.companyId });
    return {
      briefing,
      members,
      company: company!,
      creators: await find.many(creators, { id: creatorIds }),
      asked: await find.many(proposals, { briefingId }),
      entries: await find.lockMany(shortlist, { briefingId, status: 'released' }),
      settings: await find.many(settings, { key: 'answer_days' }),
    };
  },
  decide({ rows, now }) {
    const { briefing, members, company, asked, entries } = rows;
    if (briefing.squadId === null) return refuse('not_in_squad', '/briefingId');
    const { status } = briefing;
    if (!invites.some((one) => one === status)) {
      return refuse('briefing_not_inviting', '/briefingId', { status });
    }
    const missing = missingInCompany(company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });

    const known = new Set(asked.map(({ creatorId }) => creatorId));
    const fresh = rows.creators.filter((one) => canBeListed(one) && !known.has(one.id));
    if (fresh.length === 0) return refuse('nobody_to_invite', '/listId');
    if (fresh.length > MOST_INVITED) return refuse('too_many_invited', '/listId', { most: MOST_INVITED });

    const named = new Set(fresh.map(({ id: creatorId }) => creatorId));
    const begins = status === 'curation' || status === 'selection';
    const ending = begins
      ? [
          ...entries.map((one) => moveTo(shortlist, one.id, named.has(one.creatorId) ? 'choose' : 'pass')),
          moveTo(briefings, briefing.id, 'inviteList'),
        ]
      : [];
    const answerBy = answerByOf(rows.settings, now);
    const invited = fresh.map((one) => insert(proposals, invitationTo(briefing, one.id, answerBy, now)));
    return accept([...ending, ...invited], {
      squadId: briefing.squadId,
      invited: fresh.length,
      passedOver: members.length - fresh.length,
    });
  },
});
