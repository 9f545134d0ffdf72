import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, refuse, requireAllowedMove, update } from '../../../kit';
import { creators, defineCommand, id, line, ofCreator } from '../../../people';
import { briefings, isExpired } from '../../briefing';
import { isSilent } from '../brief';
import { acceptedBy, isOwnName } from '../confidentiality';
import { proposalFlow, proposals } from '../proposal';

/**
 * Accepts the confidentiality of a silent squad, as the creator, by entering the creator's own name. The
 * creator can then read the whole brief. The invitation remains unanswered. Refuses with `move_not_possible`
 * once the invitation is answered, `proposals_closed` and, at `/name`, `confidentiality_needed` and
 * `signature_not_own`.
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
    // Submitting the same form twice has no further effect.
    if (!isSilent(briefing, row)) return accept([], { id: row.id });
    requireAllowedMove(proposalFlow, 'accept', row, {});
    if (isExpired(briefing, businessDate(now))) return refuse('proposals_closed');
    if (!name) return refuse('confidentiality_needed', '/name');
    if (!isOwnName(name, creator.name)) return refuse('signature_not_own', '/name', { name: creator.name });
    return accept([update(proposals, row.id, { confidentiality: acceptedBy(name, now) })], { id: row.id });
  },
});
