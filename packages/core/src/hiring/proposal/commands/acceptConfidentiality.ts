import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, mustBePossible, refuse, update } from '../../../kit';
import { creators, defineCommand, id, line, ofCreator } from '../../../people';
import { briefings, isExpired } from '../../briefing';
import { isSilent } from '../brief';
import { acceptedBy, isOwnName } from '../confidentiality';
import { proposalFlow, proposals } from '../proposal';

/**
 * Accepts the confidentiality of a silent squad, as the creator under their own name, who can then read the
 * whole brief. The invitation stays unanswered. Refuses `move_not_possible` once it is answered,
 * `proposals_closed` and, at `/name`, `confidentiality_needed` and `signature_not_own`.
 */
export const acceptConfidentiality = defineCommand({
  name: 'proposals.acceptConfidentiality',
  notWhileImpersonating: true,
  input: z.strictObject({ id, name: line(120).optional() }),
  async load(find, input) {
    const row = await find.forUpdate(proposals, input.id, ofCreator);
    const [briefing] = await find.many(briefings, { id: row.briefingId });
    const [creator] = await find.many(creators, { id: row.creatorId });
    return { row, briefing: briefing!, creator: creator! };
  },
  decide({ rows: { row, briefing, creator }, input: { name }, now }) {
    // Submitting the same form twice changes nothing.
    if (!isSilent(briefing, row)) return accept([], { id: row.id });
    mustBePossible(proposalFlow, 'accept', row, {});
    if (isExpired(briefing, businessDate(now))) return refuse('proposals_closed');
    if (!name) return refuse('confidentiality_needed', '/name');
    if (!isOwnName(name, creator.name)) return refuse('signature_not_own', '/name', { name: creator.name });
    return accept([update(proposals, row.id, { confidentiality: acceptedBy(name, now) })], { id: row.id });
  },
});
