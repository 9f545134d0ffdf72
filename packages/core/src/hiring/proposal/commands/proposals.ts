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
  linesTotal,
  MAX_PROPOSAL_LINES,
  type Proposal,
  type ProposalLine,
  proposal,
  proposalLine,
  proposalRounds,
  proposals,
  scaleLinesTo,
} from '../proposal';
import { refuseMoreThanWanted, withinWanted } from '../withinWanted';

/**
 * Accepts an invitation, as the creator, who can then write a proposal. Late answers are allowed. In a silent
 * squad, this also accepts confidentiality, by entering the creator's own name. Refuses with
 * `proposals_closed` and, at `/name`, `confidentiality_needed` and `signature_not_own`.
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
    // Only the creator may sign; see `acceptConfidentiality`.
    refuseWhileImpersonating(actor);
    if (!name) return refuse('confidentiality_needed', '/name');
    if (!isOwnName(name, creator!.name)) return refuse('signature_not_own', '/name', { name: creator!.name });
    return { patch: { answerBy: null, confidentiality: acceptedBy(name, now) } };
  },
});

/**
 * Sends priced lines, as the creator. The total is computed from the lines and not taken from the browser.
 * Each submission is stored as a round. Refuses with `proposals_closed`, `creator_incomplete` (params
 * `missing`: missing parts of the profile, separated by commas), `channel_not_in_briefing` at
 * `/lines/n/channel` and `total_too_big`.
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
 * Returns errors for lines on channels that the brief does not contain. A brief for freelancers has no
 * channels, so all are allowed.
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

/** Returns the parts of the profile that a creator must still fill in before sending a proposal. */
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
 * Accepts the brand's counter-offer, as the creator. Sends the proposal again with the same message, scaled
 * to the brand's total: each line keeps its share and its kind of price. Refuses with `proposals_closed`,
 * `creator_incomplete` and `counter_too_small`.
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
    const lines = scaleLinesTo(row.lines, row.counterCents ?? row.totalCents);
    if (lines === null) return refuse('counter_too_small');
    const { message, availableInPeriod } = row;
    return roundOf(row, { lines, message, availableInPeriod }, now);
  },
});

/**
 * Makes a counter-offer, as the brand: another total, fee included, with a reason. The creator answers by
 * sending the proposal again. Refuses with `project_expired` after the last day of the project, because the
 * creator could no longer answer.
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

/** Declines an invitation, or withdraws a proposal before it is approved, as the creator, with a reason. */
export const declineInvitation = defineMove(proposals, 'decline', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input }) => ({ patch: { answer: input.comment, answerBy: null, draft: null } }),
});

/**
 * Invites creators that the brand chose. Possible after the selection. Each creator has `answer_days` to
 * answer. Existing invitations are not changed; `added` is the number of new ones. Refuses with
 * `briefing_not_inviting` (params `status`), `project_expired`, `company_incomplete` (params `missing`),
 * `unknown_creator` and `creator_unavailable` at `/creatorIds/n`, and with `withinWanted`, `more_than_wanted`
 * (params `wanted` and `total`).
 */
export const inviteCreators = defineCommand({
  name: 'proposals.invite',
  rest: 'Invites creators to a briefing that still accepts invitations',
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(100, 'too_many'),
    withinWanted,
  }),
  async load(find, { briefingId, creatorIds }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    const [company] = await find.many(companies, { id: briefing.companyId });
    return {
      briefing,
      company: company!,
      creators: await find.many(creators, { id: creatorIds }),
      asked: await find.many(proposals, { briefingId }),
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
    const refusal = input.withinWanted && refuseMoreThanWanted(briefing, asked, fresh.length, now);
    if (refusal) return refusal;
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

/** Opens a proposal, as the brand. The creator then sees it as under review. */
export const openProposal = defineMove(proposals, 'open', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** Takes a proposal back to edit it, as the creator. The sent version remains readable as its round. */
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
