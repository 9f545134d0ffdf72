import { z } from 'zod';
import { accept, mustBePossible, update } from '../../../kit';
import { defineCommand, id, ofCreator } from '../../../people';
import { proposalDraft } from '../draft';
import { proposalFlow } from '../flow';
import { proposals } from '../resource';

/**
 * Keeps what a creator has written of a proposal, for as long as it can be sent. Nobody else sees it.
 * Refuses `move_not_possible` for a proposal that cannot be sent now, `stale`.
 */
export const saveProposalDraft = defineCommand({
  name: 'proposals.saveDraft',
  input: z.strictObject({ id, version: z.int().positive().optional(), draft: proposalDraft }),
  load: (find, input) => find.forUpdate(proposals, input.id, ofCreator),
  decide({ rows: row, input: { draft, ...seen } }) {
    mustBePossible(proposalFlow, 'send', row, seen);
    return accept([update(proposals, row.id, { draft })], { id: row.id });
  },
});
