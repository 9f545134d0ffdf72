import { z } from 'zod';
import { type FieldError, type Find, insert, refuse } from '../../../kit';
import { type Actor, creators, defineMove, missingInCreator, payees } from '../../../people';
import { type Briefing, briefings } from '../../briefing';
import { proposalRounds, proposals } from '../resource';
import { linesTotal, type Proposal, type ProposalLine, proposal, proposalLine } from '../schema';

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
    const [briefing] = await find.many(briefings, { id: briefingId });
    return { missing: await missingParts(find, creatorId), briefing: briefing! };
  },
  decide({ row, also: { missing, briefing }, input, now }) {
    const { lines } = input;
    if (missing.length > 0) return refuse('creator_incomplete', '', { missing: missing.join(', ') });

    const strange = notInBriefing(briefing, lines);
    if (strange.length > 0) return { refused: strange };

    if (!Number.isSafeInteger(linesTotal(lines))) return refuse('total_too_big', '/lines');
    return roundOf(row, input, now);
  },
});

/** Lines for channels that the brief does not name. A freelancer's has none: the work may be for any. */
export const notInBriefing = (
  { channels }: Pick<Briefing, 'channels'>,
  lines: readonly Pick<ProposalLine, 'channel'>[],
): FieldError[] =>
  lines.flatMap(({ channel }, n) =>
    channels.length === 0 || channels.includes(channel)
      ? []
      : [{ pointer: `/lines/${n}/channel`, code: 'channel_not_in_briefing', params: { channel } }],
  );

/** What a creator lacks still before a proposal can be sent. */
export async function missingParts(find: Find<Actor>, creatorId: number) {
  const [creator] = await find.many(creators, { id: creatorId });
  const [payee] = await find.many(payees, { creatorId });
  return missingInCreator(creator!, payee);
}

type Sent = Pick<Proposal, 'lines' | 'message' | 'availableInPeriod'>;

/** Sends: the proposal as it is now, and the round as it is kept. */
export function roundOf(row: Proposal, { lines, message, availableInPeriod }: Sent, now: string) {
  const { id: proposalId, briefingId, companyId, creatorId, currency } = row;
  const sent = { round: row.round + 1, lines, totalCents: linesTotal(lines), message, sentAt: now };
  return {
    patch: { ...sent, availableInPeriod, draft: null, answer: '', counterCents: null },
    and: [insert(proposalRounds, { proposalId, briefingId, companyId, creatorId, currency, ...sent })],
  };
}
