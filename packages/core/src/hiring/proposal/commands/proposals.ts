import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, type FieldError, type Find, insert, moveTo, refuse } from '../../../kit';
import {
  type Actor,
  companies,
  creators,
  defineCommand,
  defineMove,
  id,
  line,
  missingInCompany,
  missingInCreator,
  ofCompany,
  paragraph,
  payees,
  refuseWhileImpersonating,
} from '../../../people';
import { settings } from '../../../platform';
import { type Briefing, briefings, canBeListed, isExpired, shortlist } from '../../briefing';
import { isSilent } from '../brief';
import { acceptedBy, isOwnName } from '../confidentiality';
import { answerByOf, invitationTo, isInviting } from '../invitation';
import {
  linesComingTo,
  linesTotal,
  MAX_PROPOSAL_LINES,
  type Proposal,
  type ProposalLine,
  proposal,
  proposalLine,
  proposalRounds,
  proposals,
} from '../proposal';

/**
 * Accepts an invitation, as the creator, who starts to write a proposal. Late answers are allowed. In a
 * silent squad this also accepts confidentiality, under the creator's own name. Refuses `proposals_closed`
 * and, at `/name`, `confidentiality_needed` and `signature_not_own`.
 */
export const acceptInvitation = defineMove(proposals, 'accept', {
  fields: { name: line(120).optional() },
  async also(find, { briefingId, creatorId }) {
    const [briefing] = await find.many(briefings, { id: briefingId });
    const [creator] = await find.many(creators, { id: creatorId });
    return { briefing: briefing!, creator };
  },
  decide({ row, also: { briefing, creator }, input: { name }, actor, now }) {
    if (isExpired(briefing, businessDate(now))) return refuse('proposals_closed');
    if (!isSilent(briefing, row)) return { patch: { answerBy: null } };
    // Only the creator can sign; see `acceptConfidentiality`.
    refuseWhileImpersonating(actor);
    if (!name) return refuse('confidentiality_needed', '/name');
    if (!isOwnName(name, creator!.name)) return refuse('signature_not_own', '/name', { name: creator!.name });
    return { patch: { answerBy: null, confidentiality: acceptedBy(name, now) } };
  },
});

/**
 * Sends priced lines, as the creator. Computes the total here, whatever the browser showed, and stores each
 * submission as a round. Refuses `proposals_closed`, `creator_incomplete` (params `missing`: parts, separated
 * by commas), `channel_not_in_briefing` at `/lines/n/channel` and `total_too_big`.
 */
export const sendProposal = defineMove(proposals, 'send', {
  fields: {
    lines: z.array(proposalLine).min(1, 'at_least_one').max(MAX_PROPOSAL_LINES, 'too_many'),
    message: proposal.shape.message,
    availableInPeriod: z.boolean(),
  },
  async also(find, { creatorId, briefingId }) {
    const [briefing] = await find.many(briefings, { id: briefingId });
    return { missing: await missingParts(find, creatorId), briefing: briefing! };
  },
  decide({ row, also: { missing, briefing }, input, now }) {
    const { lines } = input;
    if (isExpired(briefing, businessDate(now))) return refuse('proposals_closed');
    if (missing.length > 0) return refuse('creator_incomplete', '', { missing: missing.join(', ') });

    const strange = notInBriefing(briefing, lines);
    if (strange.length > 0) return { refused: strange };

    if (!Number.isSafeInteger(linesTotal(lines))) return refuse('total_too_big', '/lines');
    return roundOf(row, input, now);
  },
});

/**
 * Returns errors for lines on channels that the brief does not name. A brief for freelancers has no channels
 * and allows all.
 */
export const notInBriefing = (
  { channels }: Pick<Briefing, 'channels'>,
  lines: readonly Pick<ProposalLine, 'channel'>[],
): FieldError[] =>
  lines.flatMap(({ channel }, n) =>
    channels.length === 0 || channels.includes(channel)
      ? []
      : [{ pointer: `/lines/${n}/channel`, code: 'channel_not_in_briefing', params: { channel } }],
  );

/** Returns what a creator must fill in before sending a proposal. */
export async function missingParts(find: Find<Actor>, creatorId: number) {
  const [creator] = await find.many(creators, { id: creatorId });
  const [payee] = await find.many(payees, { creatorId });
  return missingInCreator(creator!, payee);
}

type Sent = Pick<Proposal, 'lines' | 'message' | 'availableInPeriod'>;

/** Returns the patch of the proposal and the insert of its new round. */
export function roundOf(row: Proposal, { lines, message, availableInPeriod }: Sent, now: string) {
  const { id: proposalId, briefingId, companyId, creatorId, currency } = row;
  const sent = { round: row.round + 1, lines, totalCents: linesTotal(lines), message, sentAt: now };
  return {
    patch: { ...sent, availableInPeriod, draft: null, answer: '', counterCents: null },
    and: [insert(proposalRounds, { proposalId, briefingId, companyId, creatorId, currency, ...sent })],
  };
}

/**
 * Accepts the brand's counter-offer, as the creator. Sends the proposal again with its message; its lines get
 * the same shares of the new total, each priced as before. Refuses `proposals_closed`, `creator_incomplete`
 * and `counter_too_small`.
 */
export const acceptCounter = defineMove(proposals, 'acceptCounter', {
  fields: {},
  async also(find, { creatorId, briefingId }) {
    const [briefing] = await find.many(briefings, { id: briefingId });
    return { missing: await missingParts(find, creatorId), briefing: briefing! };
  },
  decide({ row, also: { missing, briefing }, now }) {
    if (isExpired(briefing, businessDate(now))) return refuse('proposals_closed');
    if (missing.length > 0) return refuse('creator_incomplete', '', { missing: missing.join(', ') });
    const lines = linesComingTo(row.lines, row.counterCents ?? row.totalCents);
    if (lines === null) return refuse('counter_too_small');
    const { message, availableInPeriod } = row;
    return roundOf(row, { lines, message, availableInPeriod }, now);
  },
});

/**
 * The brand offers another total, fee included, with a reason; the creator answers by sending again. Refuses
 * `project_expired`, since the creator could not answer any more.
 */
export const counterProposal = defineMove(proposals, 'counter', {
  fields: { counterCents: cents.min(1, 'required'), comment: paragraph(1_000) },
  async also(find, { briefingId }) {
    const [briefing] = await find.many(briefings, { id: briefingId });
    return { briefing: briefing! };
  },
  decide({ also: { briefing }, input: { counterCents, comment }, now }) {
    if (isExpired(briefing, businessDate(now))) return refuse('project_expired');
    return { patch: { counterCents, answer: comment } };
  },
});

/** Declines an invitation, as the creator, with a reason. */
export const declineInvitation = defineMove(proposals, 'decline', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input }) => ({ patch: { answer: input.comment, answerBy: null, draft: null } }),
});

/**
 * Invites creators that the brand chose, after the selection, each with a proposal to answer within
 * `answer_days`. Invitations that exist stay as they are; `added` counts the new ones. Refuses
 * `briefing_not_inviting` (params `status`), `project_expired`, `company_incomplete` (params `missing`), and
 * `unknown_creator` and `creator_unavailable` at `/creatorIds/n`.
 */
export const inviteCreators = defineCommand({
  name: 'proposals.invite',
  rest: 'Invites creators to a briefing that still accepts invitations',
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(100, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    const [company] = await find.many(companies, { id: briefing.companyId });
    return {
      briefing,
      company: company!,
      creators: await find.many(creators, { id: creatorIds }),
      asked: await find.many(proposals, { briefingId, creatorId: creatorIds }),
      kept: await find.lockMany(shortlist, { briefingId, creatorId: creatorIds, status: 'stand_in' }),
      settings: await find.many(settings, { key: 'answer_days' }),
    };
  },
  decide({ rows: { briefing, company, asked, kept, ...rows }, input, now }) {
    if (!isInviting(briefing)) {
      return refuse('briefing_not_inviting', '/briefingId', { status: briefing.status });
    }
    if (isExpired(briefing, businessDate(now))) return refuse('project_expired', '/briefingId');
    const missing = missingInCompany(company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });
    const fresh = [...new Set(input.creatorIds)].filter(
      (creatorId) => !asked.some((one) => one.creatorId === creatorId),
    );
    const refused = fresh.flatMap((creatorId): FieldError[] => {
      const creator = rows.creators.find((one) => one.id === creatorId);
      const pointer = `/creatorIds/${input.creatorIds.indexOf(creatorId)}`;
      if (!creator) return [{ pointer, code: 'unknown_creator' }];
      return canBeListed(creator)
        ? []
        : [{ pointer, code: 'creator_unavailable', params: { name: creator.name } }];
    });
    if (refused.length > 0) return { refused };
    const answerBy = answerByOf(rows.settings, now);
    return accept(
      [
        ...kept
          .filter((one) => fresh.includes(one.creatorId))
          .map((one) => moveTo(shortlist, one.id, 'invite')),
        ...fresh.map((creatorId) => insert(proposals, invitationTo(briefing, creatorId, answerBy, now))),
      ],
      { id: briefing.id, added: fresh.length },
    );
  },
});

/** Opens a proposal, as the brand. The creator sees that it is under review. */
export const openProposal = defineMove(proposals, 'open', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** A creator takes a proposal back to edit it; the sent version stays readable as its round. */
export const redoProposal = defineMove(proposals, 'redo', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** Rejects a proposal, as the brand, with a reason. */
export const rejectProposal = defineMove(proposals, 'reject', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input }) => ({ patch: { answer: input.comment } }),
});
