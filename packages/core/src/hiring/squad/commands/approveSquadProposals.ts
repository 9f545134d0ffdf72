import { z } from 'zod';
import { accept, cents, refuse, sum } from '../../../kit';
import { defineCommand, id, ofCompany } from '../../../people';
import { askApproval, unlimited } from '../../approval';
import { briefings } from '../../briefing';
import { approveProposals, loadApprovals } from '../../contract';
import { proposals } from '../../proposal';
import { openSquad } from '../flow';
import { squads } from '../squad';

/** So many proposals of a squad are approved at once. */
const mostApproved = 50;

/**
 * A brand hires by several briefings of a squad at once: all the named proposals or none, each briefing by the
 * rules of `approveProposals`. What a member may approve is counted once, over all of them.
 * Refuses `squad_over` (params `status`), `proposal_not_found` (params `proposal`), `not_in_squad` `total_changed`, what `askApproval` refuses, and what
 * `approveProposals` refuses, with the briefing's title as param `project`.
 */
export const approveSquadProposals = defineCommand({
  name: 'squads.approveProposals',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    squadId: id,
    proposalIds: z
      .array(id)
      .min(1, 'at_least_one')
      .max(mostApproved, 'too_many')
      .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
    /** What the person had before the eyes, over all briefings. */
    totalCents: cents.optional(),
  }),
  async load(find, { squadId, proposalIds }, { actor }) {
    const squad = await find.forUpdate(squads, squadId, ofCompany);
    const { companyId } = squad;
    const named = await find.many(proposals, { id: proposalIds, companyId });
    const briefingIds = [...new Set(named.map(({ briefingId }) => briefingId))].sort((a, b) => a - b);
    // All of them before anything else, as one briefing alone is locked before what belongs to it.
    const locked = await find.lockMany(briefings, { id: briefingIds, companyId });
    const parts = await loadApprovals(find, locked, proposalIds, actor);
    return {
      squad,
      parts: parts.map((rows) => {
        const ids = rows.named.map((row) => row.id);
        return { input: { briefingId: rows.briefing.id, proposalIds: ids }, rows };
      }),
    };
  },
  decide({ rows: { squad, parts }, input: { proposalIds, totalCents }, actor, now }) {
    if (!openSquad.some((state) => state === squad.status)) {
      return refuse('squad_over', '', { status: squad.status });
    }
    if (parts.some(({ rows }) => rows.briefing.squadId !== squad.id)) return refuse('not_in_squad');
    const found = parts.flatMap(({ rows }) => rows.named);
    const unknown = proposalIds.findIndex((one) => found.every((row) => row.id !== one));
    if (unknown !== -1) {
      const params = { proposal: proposalIds[unknown]! };
      return refuse('proposal_not_found', `/proposalIds/${unknown}`, params);
    }
    const wanted = sum(found.map((row) => row.totalCents));
    if (totalCents !== undefined && totalCents !== wanted) return refuse('total_changed');
    const [approval = unlimited] = parts.map(({ rows }) => rows.approval);
    const { currency } = squad;
    const asked = askApproval('squads.approveProposals', found, approval, { actor, currency, now });
    if ('refused' in asked) return asked;

    const decided = parts.map(({ rows, input }) => ({
      project: rows.briefing.title,
      decision: approveProposals.decide({ rows: { ...rows, approval: unlimited }, input, actor, now }),
    }));
    const refused = decided.flatMap(({ project, decision }) =>
      'refused' in decision
        ? decision.refused.map(({ code, params }) => ({ pointer: '', code, params: { ...params, project } }))
        : [],
    );
    if (refused.length > 0) return { refused };
    const approved = decided.flatMap(({ decision }) => ('refused' in decision ? [] : [decision]));
    const contractIds = approved.flatMap(({ reply }) => reply.contractIds);
    return accept([...approved.flatMap(({ changes }) => changes), ...asked.used], { contractIds });
  },
});
