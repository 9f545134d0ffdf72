import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, refuse, requireAllowedMove, update } from '../../../kit';
import { defineCommand, id, ofCreator, staff } from '../../../people';
import { briefings, isExpired } from '../../briefing';
import { proposalDraft } from '../draft';
import { MAX_PROPOSAL_LINES, proposal, proposalFlow, proposalLine, proposals } from '../proposal';
import { notInBriefing } from './proposals';

/**
 * Saves a creator's draft of a proposal, while the proposal can be sent. Only the creator can read it.
 * Refuses with `move_not_possible` if the proposal cannot be sent now, and `stale`.
 */
export const saveProposalDraft = defineCommand({
  name: 'proposals.saveDraft',
  input: z.strictObject({ id, version: z.int().positive().optional(), draft: proposalDraft }),
  load: (find, input) => find.forUpdate(proposals, input.id, ofCreator),
  decide({ rows: row, input: { draft, ...seen } }) {
    requireAllowedMove(proposalFlow, 'send', row, seen);
    return accept([update(proposals, row.id, { draft })], { id: row.id });
  },
});

/**
 * Writes a proposal on a creator's behalf, as curation. It is stored as the creator's draft and binds no one:
 * only the creator, who is notified, can read, change and send it. Refuses with `creator_has_draft`,
 * `proposals_closed`, `channel_not_in_briefing` at `/lines/n/channel`, and `move_not_possible` once the
 * proposal is sent or closed.
 */
export const prepareProposalFor = defineCommand({
  name: 'proposals.prepareFor',
  rest: 'Drafts a proposal on a creator’s behalf; the creator sends it',
  input: z.strictObject({
    id,
    version: z.int().positive().optional(),
    lines: z.array(proposalLine).min(1, 'at_least_one').max(MAX_PROPOSAL_LINES, 'too_many'),
    message: proposal.shape.message,
    availableInPeriod: z.boolean(),
  }),
  async load(find, input) {
    const row = await find.forUpdate(proposals, input.id, staff('curation'));
    const [briefing] = await find.many(briefings, { id: row.briefingId });
    return { row, briefing: briefing! };
  },
  decide({ rows: { row, briefing }, input: { id: _, version, ...draft }, now }) {
    // Also possible for an invitation that the creator has not answered yet.
    const next = row.status === 'received' ? 'accept' : 'send';
    requireAllowedMove(proposalFlow, next, row, version ? { version } : {});
    if (isExpired(briefing, businessDate(now))) return refuse('proposals_closed');
    if (row.draft !== null) return refuse('creator_has_draft');
    const strange = notInBriefing(briefing, draft.lines);
    if (strange.length > 0) return { refused: strange };
    const { briefingId, creatorId } = row;
    const about = { resource: proposals.name, rowId: row.id, briefingId, creatorId };
    const prepared = { kind: 'proposals.prepared', ...about, data: { title: briefing.title } };
    return accept([update(proposals, row.id, { draft }), emit(prepared)], { id: row.id });
  },
});
