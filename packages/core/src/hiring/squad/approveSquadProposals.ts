import { z } from 'zod';
import { accept, cents, refuse, sum } from '../../kit';
import { defineCommand, id, ofCompany } from '../../people';
import { requestApproval, unlimited } from '../approval';
import { briefings } from '../briefing';
import { proposals } from '../proposal';
import { approveProposals, loadApprovals, MAX_APPROVED, refuseOverBudget } from './approveProposals';
import { openSquad, squads } from './squad';
import { squadFreeCents } from './squadBudget';

/**
 * Hires through several briefings of a squad at once, as the brand. Approves all named proposals or none, in
 * each briefing by the rules of `approveProposals`. The member's limit and the squad's budget each apply
 * once, to the sum of all proposals. Refuses with `squad_over` (params `status`), `proposal_not_found`
 * (params `proposal`), `not_in_squad`, `total_changed`, the errors of `requestApproval`, those of
 * `approveProposals` with the briefing's title as param `project`, and `over_budget` (params `leftCents`,
 * `wantedCents`, `currency`).
 */
export const approveSquadProposals = defineCommand({
  name: 'squads.approveProposals',
  rest: 'Approves proposals of several briefings of a squad, all or none',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    squadId: id,
    proposalIds: z
      .array(id)
      .min(1, 'at_least_one')
      .max(MAX_APPROVED, 'too_many')
      .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
    /** Total over all briefings, as the user saw it. */
    totalCents: cents.optional(),
  }),
  async load(find, { squadId, proposalIds }, { actor }) {
    const squad = await find.forUpdate(squads, squadId, ofCompany);
    const { companyId } = squad;
    const named = await find.many(proposals, { id: proposalIds, companyId });
    const own = await find.many(briefings, { squadId, companyId });
    const briefingIds = [...own.map(({ id }) => id), ...named.map(({ briefingId }) => briefingId)];
    // Locks all briefings first, because a briefing is always locked before its rows. Briefings without a
    // given proposal are locked too, because they commit part of the same budget.
    const unique = [...new Set(briefingIds)].sort((a, b) => a - b);
    const locked = await find.lockMany(briefings, { id: unique, companyId });
    const all = await loadApprovals(find, locked, proposalIds, actor);
    const members = all.filter(({ briefing }) => briefing.squadId === squadId);
    return {
      squad,
      leftCents: squadFreeCents({
        squad,
        briefings: members.map(({ briefing }) => briefing),
        contracts: members.flatMap(({ toSign }) => toSign),
      }),
      parts: all.flatMap((rows) => {
        const ids = rows.named.map((row) => row.id);
        return ids.length > 0 ? [{ input: { briefingId: rows.briefing.id, proposalIds: ids }, rows }] : [];
      }),
    };
  },
  decide({ rows: { squad, leftCents, parts }, input: { proposalIds, totalCents }, actor, now }) {
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
    const asked = requestApproval('squads.approveProposals', found, approval, { actor, currency, now });
    if ('refused' in asked) return asked;

    const decided = parts.map(({ rows, input }) => ({
      project: rows.briefing.title,
      decision: approveProposals.decide({
        rows: { ...rows, approval: unlimited, squad: null },
        input,
        actor,
        now,
      }),
    }));
    const refused = decided.flatMap(({ project, decision }) =>
      'refused' in decision
        ? decision.refused.map(({ code, params }) => ({ pointer: '', code, params: { ...params, project } }))
        : [],
    );
    if (refused.length > 0) return { refused };
    const over = refuseOverBudget(leftCents, wanted, currency);
    if (over) return over;
    const approved = decided.flatMap(({ decision }) => ('refused' in decision ? [] : [decision]));
    const contractIds = approved.flatMap(({ reply }) => reply.contractIds);
    return accept([...approved.flatMap(({ changes }) => changes), ...asked.used], { contractIds });
  },
});
