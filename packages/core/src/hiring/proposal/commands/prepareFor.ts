import { z } from 'zod';
import { accept, emit, mustBePossible, refuse, update } from '../../../kit';
import { defineCommand, id, staff } from '../../../people';
import { briefings } from '../../briefing';
import { proposalFlow } from '../flow';
import { proposals } from '../resource';
import { proposal, proposalLine } from '../schema';
import { notInBriefing } from './send';

/**
 * Curation writes a proposal on a creator's behalf. It lies there as the creator's own draft and binds nobody: only
 * the creator, who is notified, reads it, changes it and sends it. Refuses `creator_has_draft`,
 * `channel_not_in_briefing` at `/lines/n/channel`, `move_not_possible` once it is sent or over.
 */
export const prepareProposalFor = defineCommand({
  name: 'proposals.prepareFor',
  rest: true,
  input: z.strictObject({
    id,
    version: z.int().positive().optional(),
    lines: z.array(proposalLine).min(1, 'at_least_one').max(20, 'too_many'),
    message: proposal.shape.message,
    availableInPeriod: z.boolean(),
  }),
  async load(find, input) {
    const row = await find.forUpdate(proposals, input.id, staff('curation'));
    const [briefing] = await find.many(briefings, { id: row.briefingId });
    return { row, briefing: briefing! };
  },
  decide({ rows: { row, briefing }, input: { id: _, version, ...draft } }) {
    // An invitation that waits for its answer comes to be written, too.
    const next = row.status === 'received' ? 'accept' : 'send';
    mustBePossible(proposalFlow, next, row, version ? { version } : {});
    if (row.draft !== null) return refuse('creator_has_draft');
    const strange = notInBriefing(briefing, draft.lines);
    if (strange.length > 0) return { refused: strange };
    const { briefingId, creatorId } = row;
    const about = { resource: proposals.name, rowId: row.id, briefingId, creatorId };
    const prepared = { kind: 'proposals.prepared', ...about, data: { title: briefing.title } };
    return accept([update(proposals, row.id, { draft }), emit(prepared)], { id: row.id });
  },
});
