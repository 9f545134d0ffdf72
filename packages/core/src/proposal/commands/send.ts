import { z } from 'zod';
import { briefings } from '../../briefing';
import { type FieldError, insert, refuse } from '../../kit';
import { creators, defineMove, missingInCreator, payees } from '../../party';
import { proposalRounds, proposals } from '../resource';
import { linesTotal, proposal, proposalLine } from '../schema';

/**
 * A creator sends priced lines; the total is what they come to here, whatever the browser showed. Each
 * sending is a round and is kept as it was.
 * Refuses `creator_incomplete` (params `missing`: parts, parted by commas), `channel_not_in_briefing` at
 * `/lines/n/channel` and `total_too_big`.
 */
export const sendProposal = defineMove(proposals, 'send', {
  fields: {
    lines: z.array(proposalLine).min(1, 'at_least_one').max(20, 'too_many'),
    message: proposal.shape.message,
    availableInPeriod: z.boolean(),
  },
  async also(find, { creatorId, briefingId }) {
    const [creator] = await find.see(creators, { id: creatorId });
    const [briefing] = await find.see(briefings, { id: briefingId });
    const [payee] = await find.see(payees, { creatorId });
    return { creator: creator!, briefing: briefing!, payee };
  },
  decide({ row, also: { creator, briefing, payee }, input: { lines, message, availableInPeriod }, now }) {
    const missing = missingInCreator(creator, payee);
    if (missing.length > 0) return refuse('creator_incomplete', '', { missing: missing.join(', ') });

    const strange = lines.flatMap(({ channel }, n): FieldError[] =>
      briefing.channels.includes(channel)
        ? []
        : [{ pointer: `/lines/${n}/channel`, code: 'channel_not_in_briefing', params: { channel } }],
    );
    if (strange.length > 0) return { refused: strange };

    const totalCents = linesTotal(lines);
    if (!Number.isSafeInteger(totalCents)) return refuse('total_too_big', '/lines');

    const { id: proposalId, briefingId, companyId, creatorId, currency } = row;
    const sent = { round: row.round + 1, lines, totalCents, message, sentAt: now };
    return {
      patch: { ...sent, availableInPeriod, draft: null, answer: '', counterCents: null },
      and: [insert(proposalRounds, { proposalId, briefingId, companyId, creatorId, currency, ...sent })],
    };
  },
});
