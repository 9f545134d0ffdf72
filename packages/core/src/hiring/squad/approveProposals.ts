import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import {
  accept,
  anyOf,
  type Change,
  type Currency,
  cents,
  type FieldError,
  type Find,
  holds,
  insert,
  moveTo,
  Problem,
  refuse,
  sum,
} from '../../kit';
import {
  type Actor,
  type Creator,
  companies,
  creators,
  defineCommand,
  guestOfProject,
  id,
  isOfAge,
  missingInCompany,
  ofCompany,
  type Payee,
  payees,
} from '../../people';
import { settings } from '../../platform';
import { loadApproval, requestApproval } from '../approval';
import { type Briefing, briefings, isExpired } from '../briefing';
import { contractFlow, contracts, type Hiring, previewContract, toSign } from '../contract';
import { type Proposal, proposals } from '../proposal';
import { squads } from './squad';
import { approvableCents } from './squadBudget';

const CODE_BYTES = 16;

/** Allows company members, and guests for proposals of the creators that their link names. */
const approver = anyOf<Actor, Briefing>(ofCompany, (actor) =>
  guestOfProject('approve-proposal')(actor).map(({ briefingId }) => ({ id: briefingId })),
);

/** Maximum number of proposals that can be compared and approved together. */
export const MAX_APPROVED = 50;

const input = z.strictObject({
  briefingId: id,
  proposalIds: z
    .array(id)
    .min(1, 'at_least_one')
    .max(MAX_APPROVED, 'too_many')
    .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
  /**
   * Total that the user saw. It prevents the approval of a proposal that has been sent again at a different
   * price.
   */
  totalCents: cents.optional(),
});

/**
 * Hires creators, as a brand or its guest. Approves all given proposals or none, and sends a contract to both
 * parties of each. Amounts are computed again from the stored proposals. The budget of the briefing and of
 * its squad applies; locks on both prevent two concurrent approvals from exceeding a budget together. Refuses
 * with `hiring_not_open`, `project_expired`, `company_incomplete` (params `missing`: fields, separated by
 * commas), `total_changed`, the errors of `requestApproval`, and `over_budget` (params `leftCents`,
 * `wantedCents`, `currency`; no params for a guest). Refuses at the proposal with `proposal_not_found`,
 * `proposal_not_open`, `creator_not_ready` and `creator_under_age` (params `creator`).
 */
export const approveProposals = defineCommand({
  name: 'proposals.approveAll',
  rest: 'Approves several proposals together; contracts and charges follow',
  movesMoney: true,
  notWhileImpersonating: true,
  input,
  async load(find, { briefingId, proposalIds }, { actor }) {
    const squad = await lockSquad(find, briefingId, actor);
    const briefing = await find.forUpdate(briefings, briefingId, approver);
    // The squad's id was read before the lock, so it may have changed.
    if (briefing.squadId !== (squad?.squad.id ?? null)) throw new Problem('stale');
    const [rows] = await loadApprovals(find, [briefing], proposalIds, actor);
    return { ...rows!, squad };
  },
  decide({ rows, input: { proposalIds, totalCents }, actor, now }) {
    const { briefing } = rows;
    if (briefing.status !== 'awaiting_proposal' && briefing.status !== 'hiring') {
      return refuse('hiring_not_open', '', { status: briefing.status });
    }
    const approvedOn = businessDate(now);
    if (isExpired(briefing, approvedOn)) return refuse('project_expired');
    const company = rows.companies.find((row) => row.id === briefing.companyId);
    const missing = company ? missingInCompany(company) : ['legalName'];
    if (!company || missing.length > 0) {
      return refuse('company_incomplete', '', { missing: missing.join(',') });
    }
    const { chosen, refused } = choose(rows, proposalIds, approvedOn);
    if (refused.length > 0) return { refused };

    const wanted = sum(chosen.map(({ proposal }) => proposal.totalCents));
    if (totalCents !== undefined && totalCents !== wanted) return refuse('total_changed', '/proposalIds');
    const { currency } = briefing;
    const asked = requestApproval(
      'proposals.approveAll',
      chosen.map(({ proposal }) => proposal),
      rows.approval,
      { actor, currency, now, pointer: '/proposalIds' },
    );
    if ('refused' in asked) return asked;
    const { leftCents } = approvableCents(briefing, rows.toSign, rows.squad);
    const over = refuseOverBudget(leftCents, wanted, currency, '/proposalIds');
    if (over) return actor.role === 'guest' ? refuse('over_budget', '/proposalIds') : over;

    const contractIds = rows.contractIds.slice(0, chosen.length);
    const contractsSent = chosen.flatMap((one, index) => {
      const hiring = { ...one, company, briefing, settings: rows.settings, approvedOn };
      return hire(hiring, { id: contractIds[index]!, checkCode: rows.checkCodes[index]! }, now);
    });
    const begin = briefing.status === 'awaiting_proposal' ? [moveTo(briefings, briefing.id, 'hire')] : [];
    return accept([...begin, ...contractsSent, ...asked.used], { contractIds });
  },
});

/**
 * Locks the squad of a briefing, if it has one, because a squad is always locked before its briefings. If the
 * squad has its own budget, also locks all its briefings and returns the amounts to which they commit the
 * brand. Locks nothing for an actor who may not approve in this briefing.
 */
async function lockSquad(find: Find<Actor>, briefingId: number, actor: Actor) {
  const [briefing] = await find.many(briefings, { id: briefingId });
  if (!briefing || briefing.squadId === null || !holds(approver(actor), briefing)) return null;
  const { squadId, companyId } = briefing;
  const [squad] = await find.lockMany(squads, { id: squadId, companyId });
  if (!squad) return null;
  if (squad.budgetCents === null) return { squad, briefings: [], contracts: [] };
  const all = await find.lockMany(briefings, { squadId, companyId });
  const of = { briefingId: all.map(({ id: one }) => one), status: [...toSign] };
  return { squad, briefings: all, contracts: await find.many(contracts, of) };
}

/**
 * Returns the refusal `over_budget` if the wanted amount exceeds the remaining budget; otherwise undefined.
 */
export function refuseOverBudget(
  leftCents: number | null,
  wantedCents: number,
  currency: Currency,
  pointer = '',
) {
  if (leftCents === null || wantedCents <= leftCents) return undefined;
  return refuse('over_budget', pointer, { leftCents: Math.max(0, leftCents), wantedCents, currency });
}

/**
 * Loads the rows for approving proposals in each of the locked briefings of a company. Runs one query per
 * resource for all briefings.
 */
export async function loadApprovals(
  find: Find<Actor>,
  locked: readonly Briefing[],
  proposalIds: readonly number[],
  actor: Actor,
) {
  const among = actor.role === 'guest' ? { creatorId: actor.creatorIds } : {};
  const briefingId = locked.map((briefing) => briefing.id);
  const companyId = locked.map((briefing) => briefing.companyId);
  const named = await find.lockMany(proposals, { briefingId, id: [...proposalIds], ...among });
  const creatorIds = named.map((row) => row.creatorId);
  const unsigned = await find.many(contracts, { briefingId, status: [...toSign] });
  const shared = {
    companies: await find.many(companies, { id: companyId }),
    creators: await find.many(creators, { id: creatorIds }),
    payees: await find.many(payees, { creatorId: creatorIds }),
    settings: await find.many(settings, {}),
    approval: await loadApproval(find, actor),
  };
  const free = await find.ids(contracts, proposalIds.length);
  return locked.map((briefing) => {
    const own = named.filter((row) => row.briefingId === briefing.id);
    return {
      ...shared,
      briefing,
      named: own,
      toSign: unsigned.filter((row) => row.briefingId === briefing.id),
      contractIds: free.splice(0, own.length),
      checkCodes: own.map(() => find.random(CODE_BYTES)),
    };
  });
}

interface Chosen {
  readonly proposal: Proposal;
  readonly creator: Creator;
  readonly payee: Payee;
}

interface Offered {
  readonly named: readonly Proposal[];
  readonly creators: readonly Creator[];
  readonly payees: readonly Payee[];
}

/** Returns the requested proposals with their creators, and errors for those that cannot be approved. */
function choose(
  rows: Offered,
  proposalIds: readonly number[],
  today: string,
): { chosen: Chosen[]; refused: FieldError[] } {
  const chosen: Chosen[] = [];
  const refused: FieldError[] = [];
  for (const [index, proposalId] of proposalIds.entries()) {
    const say = (code: string, params: Record<string, string | number>) =>
      refused.push({ pointer: `/proposalIds/${index}`, code, params });
    const proposal = rows.named.find((row) => row.id === proposalId);
    const creator = rows.creators.find((row) => row.id === proposal?.creatorId);
    const payee = rows.payees.find((row) => row.creatorId === proposal?.creatorId);
    const name = creator?.name ?? '';
    if (!proposal) say('proposal_not_found', { proposal: proposalId });
    else if (proposal.status !== 'sent' && proposal.status !== 'under_approval') {
      say('proposal_not_open', { creator: name, status: proposal.status });
    } else if (!creator || !payee) say('creator_not_ready', { creator: name });
    // Lei 15.211/2025 requires documents that the platform cannot store yet, so a creator under 18 gets no
    // contract.
    else if (!isOfAge(payee.birthDate, today)) say('creator_under_age', { creator: name });
    else chosen.push({ proposal, creator, payee });
  }
  return { chosen, refused };
}

/** Approves a proposal and sends both parties its contract. */
function hire(
  hiring: Hiring & Chosen & { readonly briefing: Briefing },
  { id: contractId, checkCode }: { id: number; checkCode: string },
  now: string,
): Change[] {
  const { briefing, proposal, approvedOn } = hiring;
  return [
    moveTo(proposals, proposal.id, 'approve'),
    insert(contracts, {
      id: contractId,
      origin: 'hiring',
      briefingId: briefing.id,
      proposalId: proposal.id,
      companyId: proposal.companyId,
      creatorId: proposal.creatorId,
      status: contractFlow.initial,
      statusSince: now,
      title: briefing.title,
      ...previewContract(hiring),
      checkCode,
      totalCents: proposal.totalCents,
      feeBp: proposal.feeBp,
      currency: proposal.currency,
      approvedOn,
      startsOn: briefing.startsOn,
      endsOn: briefing.endsOn,
      companyAcceptedAt: null,
      creatorAcceptedAt: null,
    }),
    moveTo(contracts, contractId, 'send'),
  ];
}
